import { writeFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { makeProgram } from '../program.ts';
import { SCHEMA_NAMES } from '../schemas/schemaNames.ts';
import { SAMPLE } from '../testing/goldenReview.ts';
import { linesOf, nain, testFolder } from '../testing/nain.ts';
import { quietShell } from '../testing/quietShell.ts';

const file = testFolder();
const POSITION = 'lindor-1789 0 3 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 .';
const RUN = ['--deals', '2', '--players', '4', '--seed', '1', '--json'];

beforeAll(async () => {
  const args = ['--games', '2', '--deals', '1', '--seed', '1', '--set', 'announcing=automatic', '--out', '-'];
  const { out } = await nain(['simulate', ...args]);
  writeFileSync(file('games'), out);
  const tie = ['--rules', 'famille', '--players', '4', '--games', '1', '--deals', '1', '--seed', '5'];
  writeFileSync(file('tie'), (await nain(['simulate', ...tie, '--out', '-'])).out);
  writeFileSync(file('wrong'), `${out}{"a":\n\u0000\n${out.replaceAll('"dealer":', '"dealer":9')}`);
  writeFileSync(file('rules'), '{"id": "x"}');
});

async function validatorOf(name: string): Promise<ValidateFunction> {
  const { out } = await nain(['schema', ...name.split(' ')]);
  return new Ajv({ allErrors: true }).compile(JSON.parse(out));
}

/** Validates JSON against a schema. Each error has its path. */
function expectValid(validate: ValidateFunction, value: unknown): void {
  validate(value);
  expect(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)).toBeUndefined();
}

test.each<readonly [name: string, args: () => readonly string[]]>([
  ['simulate', () => ['simulate', '--games', '3', ...RUN]],
  ['simulate', () => ['simulate', '--games', '1', ...RUN]],
  ['arena', () => ['arena', '--bots', 'lowest,longest', ...RUN]],
  ['arena', () => ['arena', '--bots', 'lowest', '--against', 'longest', ...RUN]],
  ['rules list', () => ['rules', 'list', '--json']],
  ['rules show', () => ['rules', 'show', 'famille', '--json']],
  ['rules diff', () => ['rules', 'diff', 'famille', 'nain-jaune-court', '--json']],
  ['rules check', () => ['rules', 'check', file('rules'), '--json']],
  ['rules explain', () => ['rules', 'explain', 'famille', '--json']],
  ['rules explain', () => ['rules', 'explain', 'famille', 'nobody-follows', '--json']],
])('the output of %s is valid by its schema', async (name, args) => {
  const { out } = await nain(args());
  expectValid(await validatorOf(name), JSON.parse(out));
});

test.each<readonly [name: string, args: () => readonly string[], lines: number]>([
  ['check', () => ['check', file('games'), file('wrong'), file('missing'), '--json'], 5],
  ['replay', () => ['replay', file('games'), '--json'], 20],
  ['replay', () => ['replay', file('tie'), '--json'], 20],
  ['analyse', () => ['analyse', '--position', POSITION, '--effort', '10', '--json'], 1],
  ['analyse', () => ['analyse', SAMPLE, file('wrong'), '--effort', '10', '--json'], 4],
  ['explore', () => ['explore', file('games'), file('wrong'), '--json'], 3],
])('each line of %s is valid by its schema', async (name, args, least) => {
  const validate = await validatorOf(name);
  const lines = linesOf((await nain(args())).out);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  for (const line of lines) expectValid(validate, JSON.parse(line));
});

test('every command with --json has a schema', async () => {
  const program = await makeProgram(await quietShell('en'));
  const commands = program.commands.flatMap((command) => [
    [command.name(), command] as const,
    ...command.commands.map((child) => [`${command.name()} ${child.name()}`, child] as const),
  ]);
  const printing = commands.filter(([, { options }]) => options.some(({ long }) => long === '--json'));
  expect(printing.map(([name]) => name).sort()).toEqual([...SCHEMA_NAMES].sort());
  const [title, ...listed] = linesOf((await nain(['schema'])).out);
  expect(title).toContain('`nain schema COMMAND`');
  expect(listed.map((line) => line.trim())).toEqual([...SCHEMA_NAMES]);
});

test('an unknown schema is a usage error', async () => {
  expect(await nain(['schema', 'simulat'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('Did you mean simulate?'),
  });
});
