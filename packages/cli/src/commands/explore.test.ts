import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { widthOf } from '../terminal/width.ts';
import { randomRecords } from '../testing/goldenExploration.ts';
import { inColumns, linesOf, nain, testFolder } from '../testing/nain.ts';

const file = testFolder();
const records = randomRecords().slice(0, 3);
const DEALS = records.reduce((sum, { deals }) => sum + deals.length, 0);
const [first, second] = records.map((record) => `${JSON.stringify(record)}\n`);
const wrong = second!.replaceAll('"winner":', '"winner":7');

beforeAll(() => {
  writeFileSync(file('games'), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  writeFileSync(file('damaged'), `${first}rubbish\n${wrong}`);
  writeFileSync(file('empty'), '\n');
  writeFileSync(file('wrong'), 'rubbish\n');
});

async function json(args: readonly string[]) {
  const { out, status } = await nain(['explore', ...args, '--json']);
  return { status, last: JSON.parse(linesOf(out).at(-1)!) };
}

test('leads and kept cards are shown by rank and by kind', async () => {
  const { status, out, err } = await nain(['explore', file('games')]);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(new RegExp(`^3 games, ${DEALS} deals\n`));
  expect(out).toContain('it is not the king that wins');
  expect(out).toMatch(/First lead\n[\s\S]*Later leads\n[\s\S]*Play or keep\n/);
  expect(out).toMatch(/\nKing +\d+ +\d+% +[+−]\d/);
  expect(out).toMatch(/\nRun to a stop +\d+ /);
});

test('several files are one set, and JSON has all figures', async () => {
  const { status, last } = await json([file('games'), file('games')]);
  expect(status).toBe(0);
  expect(last).toMatchObject({
    type: 'exploration',
    games: 6,
    wrong: 0,
    unread: 0,
    records: 6,
    deals: 2 * DEALS,
  });
  expect(last.situations[0].all.decisions).toBe(2 * DEALS);
});

test('records with errors are named with their line, and the others are explored', async () => {
  const { status, out } = await nain(['explore', file('damaged')]);
  expect(status).toBe(1);
  expect(out).toContain(`${file('damaged')}:2: The line is not JSON`);
  expect(out).toContain(`${file('damaged')}:3: deal 1: `);
  expect(out).toContain('deals\n2 games with errors, not counted');
});

test('standard input may be compressed', async () => {
  const { status, out } = await nain(['explore', '-', '--json'], { input: gzipSync(first!) });
  expect([status, JSON.parse(out).records]).toEqual([0, 1]);
});

test('a file without games and a missing file are errors', async () => {
  expect(await nain(['explore', file('empty')])).toMatchObject({
    status: 2,
    out: '',
    err: expect.stringContaining('There is no game in'),
  });
  const { status, last } = await json([file('missing'), file('games')]);
  expect([status, last.unread, last.records]).toEqual([2, 1, 3]);
});

test('filters select records, players and hands', async () => {
  const decisions = async (...args: string[]) => {
    const { last } = await json([file('games'), ...args]);
    return last.situations[0].all?.decisions ?? 0;
  };
  expect(await decisions('--rules', 'lindor-1789', '--players', '4', '--who', 'people')).toBe(DEALS);
  expect(await decisions('--who', 'bots')).toBe(0);
  const bySeat = [1, 2, 3, 4].map((seat) => decisions('--player', `Player ${seat}`));
  expect((await Promise.all(bySeat)).reduce((sum, one) => sum + one)).toBe(DEALS);
  expect(await decisions('--least-cards', '12', '--most-cards', '12')).toBe(DEALS);
  expect(await decisions('--most-cards', '11')).toBe(0);
  const withKing = await decisions('--holds', 'K');
  expect(withKing).toBeGreaterThan(0);
  expect(withKing).toBeLessThan(DEALS);
  expect(await decisions('--holds', 'honour', '--own-run', '13')).toBe(0);
});

test('an empty selection names the rules that are there', async () => {
  const { status, out } = await nain(['explore', file('games'), '--rules', 'famille']);
  expect(status).toBe(0);
  expect(out).toContain('No finished deal matches.');
  expect(out).toContain('lindor-1789; numbers of players: 4');
});

test('a selection of games with errors says so', async () => {
  const { status, out } = await nain(['explore', file('wrong')]);
  expect(status).toBe(1);
  expect(out).toContain(
    '1 game with errors, not counted\n\nEvery game has errors, so there is nothing to explore.',
  );
});

test('wrong options are usage errors', async () => {
  const wrongOptions: readonly (readonly [args: readonly string[], err: string])[] = [
    [['--least-cards', '5', '--most-cards', '3'], '--least-cards 5 cannot be combined with --most-cards 3'],
    [['--holds', 'king'], 'it can be: honour, A, 2'],
    [['--who', 'bot'], 'Did you mean bots?'],
    [['--own-run', '0'], 'must be a whole number from 1 to 13'],
    [['--players', '1'], 'must be a whole number from 2 to 8'],
    [['--most-cards', '27'], 'must be a whole number from 1 to 26'],
  ];
  for (const [args, err] of wrongOptions) {
    const run = await nain(['explore', file('games'), ...args]);
    expect(run).toMatchObject({ status: 2, out: '', err: expect.stringContaining(err) });
  }
  expect(await nain(['explore'])).toMatchObject({ status: 2, err: expect.stringContaining('files') });
});

test('the tables fit 80 columns, and blocks 40', async () => {
  for (const columns of [80, 40]) {
    const { out } = await inColumns(columns, () => nain(['explore', file('games')]));
    expect(linesOf(out).filter((line) => widthOf(line) > columns)).toEqual([]);
    expect(out).toMatch(columns === 80 ? /\n\S+ +\d+ +\d+/ : /\n {2}\S+ +\d+/);
  }
});
