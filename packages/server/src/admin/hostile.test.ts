import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TestServer } from '../testing/testServer.ts';
import { ADMIN_FILES } from './messages.ts';

const numRuns = inScope({ quick: 200, all: 2000 });

const names = [
  'status',
  'tables',
  'reports',
  'report',
  'handle',
  'ban',
  'ban-report',
  'bans',
  'unban',
  'close',
  'delete-challenge',
];
const keys = [
  'name',
  'code',
  'id',
  'handled',
  'limit',
  'kind',
  'value',
  'days',
  'reason',
  '__proto__',
  'more',
];

/** Operator commands with values of every kind. Files are in a folder that does not exist. */
function arbitraryCommand(code: string, folder: string): fc.Arbitrary<object> {
  const ban = { kind: 'address', value: '192.0.2.1', days: null, reason: '' };
  const valid = { code, id: 1, handled: false, limit: 20, ...ban };
  const keysOf: Readonly<Record<string, readonly (keyof typeof valid)[]>> = {
    close: ['code'],
    reports: ['handled', 'limit'],
    report: ['id'],
    handle: ['id'],
    ban: ['kind', 'value', 'days', 'reason'],
    'ban-report': ['id', 'days', 'reason'],
    unban: ['id'],
  };
  const command = fc.constantFrom(...names).map((name) => ({
    name,
    ...Object.fromEntries((keysOf[name] ?? []).map((key) => [key, valid[key]])),
  }));
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      1e308,
      -0,
      2 ** 53,
      0.001,
      36_500,
      'token',
      'x'.repeat(43),
      'a'.repeat(64),
      '::1',
      '1.2.3',
    ),
  );
  const changed = fc
    .tuple(command, fc.constantFrom(...keys), value)
    .map(([one, key, other]) => Object.fromEntries([...Object.entries(one), [key, other]]));
  const file = fc.string({ unit: 'binary', maxLength: 50 });
  const backup = file.map((name) => ({ name: 'backup', file: join(folder, 'nothing', 'here', `x${name}`) }));
  return fc.oneof(command, { weight: 3, arbitrary: changed }, backup);
}

test(`${numRuns} hostile lines to the admin socket are answered without a server error`, async () => {
  const server = await TestServer.start();
  const { code } = await server.open('Anne');
  const secret = (await readFile(join(server.folder, ADMIN_FILES.secret), 'utf8')).trim();
  const command = arbitraryCommand(code, server.folder);
  const line = fc.oneof(
    { weight: 4, arbitrary: command.map((one) => JSON.stringify({ secret, command: one })) },
    command.map((one) => JSON.stringify({ secret: 'x', command: one })),
    fc.json().map((json) => `{"secret":"${secret}","command":${json}}`),
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, ' ')),
  );
  const answers = { true: 0, false: 0 };
  await fc.assert(
    fc.asyncProperty(line, async (one) => {
      const answer = await server.adminLine(one);
      answers[`${answer.ok}`] += 1;
      if (answer.ok) expect(answer.rows).toBeInstanceOf(Array);
      else expect(answer.error).toMatch(/./);
    }),
    { numRuns },
  );
  expect(answers.true).toBeGreaterThan(0);
  expect(answers.false).toBeGreaterThan(0);
  expect(server.log.filter((entry) => /"level":[56]0/.test(entry))).toEqual([]);
  await server.remove();
});
