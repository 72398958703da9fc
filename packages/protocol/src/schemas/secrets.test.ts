import { expect, test } from 'vitest';
import { clientMessage } from './client.ts';
import * as httpSchemas from './http.ts';
import { serverMessage } from './server.ts';

/** The keys of a valibot schema that contain other schemas. */
interface Parts {
  readonly entries?: Readonly<Record<string, object>>;
  readonly options?: readonly unknown[];
  readonly item?: object;
  readonly wrapped?: object;
  readonly pipe?: readonly object[];
}

/** Returns the keys of all objects in a schema. */
function keysIn(schema: object): string[] {
  const { entries = {}, options = [], item, wrapped, pipe = [] }: Parts = schema;
  const parts = [...Object.values(entries), ...options, item, wrapped, ...pipe];
  const schemas = parts.filter((part) => typeof part === 'object' && part !== null && part !== schema);
  return [...Object.keys(entries), ...schemas.flatMap((part) => keysIn(part as object))];
}

const SECRET = /token|secret|hash|password|address|\bip\b|cookie|pack|hands/i;

test('the search finds a token', () => {
  expect(keysIn(clientMessage)).toContain('token');
  expect(keysIn(httpSchemas.joined)).toContain('token');
});

test('no key of a server message can hold a secret, except that of a place in the answer to the host', () => {
  const keys = keysIn(serverMessage);
  expect(keys).toEqual(
    expect.arrayContaining(['members', 'muted', 'view', 'hand', 'commitment', 'refusal', 'text']),
  );
  expect(keys.filter((key) => SECRET.test(key))).toEqual(['secret']);
  const answers = serverMessage.options.filter((option) => keysIn(option).includes('secret'));
  expect(answers.map(({ entries }) => entries.type.literal)).toEqual(['accepted']);
});

/** Addresses of the server, which it sends to its own machine only. */
const OWN_MACHINE = 'localAddresses';

test('no key of an HTTP answer can hold a secret, except the token in the answer to joining', () => {
  const { openTable: _open, joinTable: _join, playNow: _play, joined: _joined, ...answers } = httpSchemas;
  expect(
    Object.values(answers)
      .flatMap(keysIn)
      .filter((key) => SECRET.test(key) && key !== OWN_MACHINE),
  ).toEqual([]);
});
