import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parserOf } from './parse.ts';
import { clientMessage } from './schemas/client.ts';
import * as httpSchemas from './schemas/http.ts';
import { serverMessage } from './schemas/server.ts';
import { arbitraryOf } from './testing/arbitrary.ts';

/** The records of games have a parser of their own. */
const { record: _record, rulesetId: _id, ...http } = httpSchemas;
const SCHEMAS: readonly (readonly [string, GenericSchema])[] = Object.entries({
  ...http,
  clientMessage,
  serverMessage,
});

/** Encodes and decodes a value as JSON. */
function carried(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe.each(SCHEMAS)('%s', (_name, schema) => {
  const messages: fc.Arbitrary<unknown> = arbitraryOf(schema);
  const parse = parserOf(schema);

  test('returns every message unchanged', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(parse(carried(message))).toEqual({ ok: true, value: message });
      }),
    );
  });

  test('refuses anything else without throwing', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    const isList = (input: unknown): boolean => Array.isArray(input) && input.length === 0;
    fc.assert(fc.property(anything, (input) => isList(input) || !parse(input).ok));
    const circle: Record<string, unknown> = { type: 'act' };
    circle['id'] = circle;
    expect(parse(circle).ok).toBe(false);
  });

  test('does not throw for an unexpected value at any place of a message', () => {
    fc.assert(
      fc.property(messages, fc.infiniteStream(fc.nat()), fc.anything(), (message, choices, junk) => {
        expect(typeof parse(withJunk(carried(message), choices, junk)).ok).toBe('boolean');
      }),
    );
  });
});

/** Replaces one value, at any depth. */
function withJunk(value: unknown, choices: Iterator<number>, junk: unknown): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [key, inner] = entries[nextOf(choices) % (entries.length + 1)] ?? [];
  if (key === undefined) return junk;
  const changed = withJunk(inner, choices, junk);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed };
}

function nextOf(choices: Iterator<number>): number {
  const { value } = choices.next();
  return typeof value === 'number' ? value : 0;
}
