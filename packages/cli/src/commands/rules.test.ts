import { writeFileSync } from 'node:fs';
import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { widthOf } from '../terminal/width.ts';
import { inColumns, nain, testFolder } from '../testing/nain.ts';

const file = testFolder();

test('the six rulesets are listed', async () => {
  const { status, out } = await nain(['rules', 'list']);
  expect(status).toBe(0);
  for (const id of RULESET_IDS) expect(out).toContain(id);
  expect(JSON.parse((await nain(['rules', 'list', '--json'])).out)).toEqual(Object.values(RULESETS));
});

test('a ruleset is printed in words and as JSON, with house rules', async () => {
  expect((await nain(['rules', 'show', 'famille', '--lang', 'fr'])).out).toContain('Règles familiales');
  const { out } = await nain(['rules', 'show', 'famille', '--set', 'end.deals=10', '--json']);
  expect(JSON.parse(out)).toMatchObject({ id: 'famille-house', end: { deals: 10 } });
});

test('a rules code is accepted by other commands', async () => {
  const { out } = await nain(['rules', 'show', 'famille', '--set', 'end.deals=10']);
  const code = /Code of these rules: (\S+)/.exec(out)?.[1] ?? '';
  const shown = await nain(['rules', 'show', code.toLowerCase(), '--json']);
  expect(JSON.parse(shown.out)).toMatchObject({ id: 'famille-house', end: { deals: 10 } });
  expect((await nain(['simulate', '--rules', code, '--games', '1'])).status).toBe(0);
});

test('a mistyped code has the place of the error', async () => {
  expect(await nain(['rules', 'show', 'KCSZ-RE0'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('Check group 2'),
  });
  expect((await nain(['rules', 'show', 'lindor1789'])).err).toContain('Did you mean lindor-1789?');
});

test('a ruleset printed as JSON is valid', async () => {
  const { out } = await nain(['rules', 'show', 'yellow-dwarf', '--json']);
  writeFileSync(file('rules.json'), out);
  expect(await nain(['rules', 'check', file('rules.json')])).toMatchObject({ status: 0 });
  expect((await nain(['simulate', '--rules', file('rules.json'), '--games', '1'])).status).toBe(0);
});

test('the differences of two rulesets are listed', async () => {
  const { out } = await nain(['rules', 'diff', 'lindor-1789', 'famille', '--json']);
  expect(JSON.parse(out)).toContainEqual({ path: 'announcing', a: 'required', b: 'automatic' });
  const nested = await nain(['rules', 'diff', 'lindor-1789', 'nain-jaune-court', '--json']);
  expect(JSON.parse(nested.out)).toContainEqual({ path: 'opera', a: RULESETS['lindor-1789'].opera, b: null });
  expect((await nain(['rules', 'diff', 'famille', 'famille'])).out).toBe('No differences.\n');
});

test('every problem of a ruleset is listed with its path', async () => {
  writeFileSync(
    file('bad.json'),
    JSON.stringify({ ...RULESETS.famille, counters: 1, hand: 'none', more: 1 }),
  );
  const { status, out } = await nain(['rules', 'check', file('bad.json')]);
  expect(status).toBe(1);
  for (const key of ['counters', 'hand', 'more']) expect(out).toContain(`“${key}”`);
  const report = JSON.parse((await nain(['rules', 'check', file('bad.json'), '--json'])).out);
  expect(report.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
    'counters',
    'hand',
    'more',
  ]);
});

test.each([
  ['{"id":', 'The JSON breaks off in line 1, column 7.', '1:7'],
  ['', 'The JSON breaks off in line 1, column 1.', '1:1'],
  ['{\n  "id": "x",\n  "players": [3,,4]\n}\n', 'It is not JSON from line 3, column 17 on: ,4]', '3:17'],
])('invalid JSON is reported with the place of the fault: %j', async (text, sentence, path) => {
  writeFileSync(file('fault.json'), text);
  expect(await nain(['rules', 'check', file('fault.json')])).toMatchObject({
    status: 1,
    out: `${sentence}\n`,
  });
  const { problems } = JSON.parse((await nain(['rules', 'check', file('fault.json'), '--json'])).out);
  expect(problems).toMatchObject([{ code: 'wrong-value', path, expected: 'JSON' }]);
});

test('a key that stands twice in rules is a problem with its path', async () => {
  writeFileSync(file('twice'), '{"id": "x", "end": {"deals": 1, "deals": 2}}');
  expect(await nain(['rules', 'check', file('twice')])).toMatchObject({
    status: 1,
    out: '“end.deals” appears twice.\n',
  });
  expect(await nain(['rules', 'show', 'famille', '--set', 'end.deals={"3":1,"3":2}'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('“end.deals” appears twice'),
  });
});

test('a ruleset of invalid JSON is not played', async () => {
  writeFileSync(file('text.json'), '{"id":');
  expect(await nain(['play', '--rules', file('text.json')])).toMatchObject({
    status: 2,
    err: expect.stringContaining('text.json is wrong'),
  });
});

test('rules and differences fit a narrow terminal', async () => {
  for (const args of [
    ['show', 'avantcoureur-1760', '--lang', 'fr'],
    ['diff', 'lindor-1789', 'nain-jaune-court', '--lang', 'de'],
  ]) {
    const { out } = await inColumns(40, () => nain(['rules', ...args]));
    expect(out.split('\n').filter((line) => widthOf(line) > 40)).toEqual([]);
  }
});

test('a file of rules that is not UTF-8 is named as such', async () => {
  writeFileSync(file('utf16.json'), `\ufeff${JSON.stringify(RULESETS.famille)}`, 'utf16le');
  const err = expect.stringContaining(`${file('utf16.json')} is not UTF-8 text. Save it as UTF-8.`);
  expect(await nain(['rules', 'check', file('utf16.json')])).toMatchObject({ status: 2, err });
  const simulated = await nain(['simulate', '--rules', file('utf16.json'), '--games', '1']);
  expect(simulated).toMatchObject({ status: 2, err });
});
