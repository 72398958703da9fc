import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { linesOf, nain, testFolder } from '../testing/nain.ts';

const file = testFolder();
let games = '';

beforeAll(async () => {
  games = (await nain(['simulate', '--games', '2', '--deals', '3', '--seed', '5', '--out', '-'])).out;
  writeFileSync(file('games'), games);
});

test('all steps are printed if output is not a terminal', async () => {
  const { status, out } = await nain(['replay', file('games')]);
  expect(status).toBe(0);
  expect(out).toContain('Deal 1 of ');
  expect(out).toMatch(/^ {3}1 {2}Bot \d leads/m);
  expect(out).toContain('Game over');
});

test('a game and a deal can be selected', async () => {
  const { out } = await nain(['replay', file('games'), '--game', '2', '--deal', '2']);
  expect(out).toContain('Deal 2 of ');
  expect(out).not.toContain('Deal 1 of ');
});

test('steps are printed as JSON Lines, with all hands in the notation', async () => {
  const { out } = await nain(['replay', file('games'), '--json']);
  const steps = linesOf(out).map((line) => JSON.parse(line));
  const record = JSON.parse(games.split('\n')[0] ?? '');
  expect(steps[0]).toMatchObject({ deal: 1, move: 0, seat: null, text: '' });
  expect(steps[0].hands.map((hand: string) => hand.split(' ').sort())).toEqual(
    record.deals[0].hands.map((hand: string) => hand.split(' ').sort()),
  );
  const moves = steps.filter(({ deal, move }) => deal === 1 && move > 0).map(({ text }) => text);
  expect(moves.join(' ')).toBe(record.deals[0].moves);
});

test('both draws for the first deal are in JSON and in words', async () => {
  const args = ['--rules', 'famille', '--players', '4', '--games', '1', '--deals', '1', '--seed', '5'];
  writeFileSync(file('tie'), (await nain(['simulate', ...args, '--out', '-'])).out);
  const [first = ''] = linesOf((await nain(['replay', file('tie'), '--json'])).out);
  const dealt = JSON.parse(first).events.find(({ type }: { type: string }) => type === 'dealt');
  expect(dealt.drawn).toEqual([
    ['4s', '8s', '8c', '6c'],
    [null, '5c', '2c', null],
  ]);
  const { out } = await nain(['replay', file('tie')]);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('both have an eight and draw again:');
});

test('files that cannot be replayed are usage errors', async () => {
  expect(await nain(['replay', file('games'), '--game', '3'])).toMatchObject({
    status: 2,
    err: 'There is no game 3: the file has 2 games.\n',
  });
  expect((await nain(['replay', file('games'), '--deal', '9'])).status).toBe(2);
  expect((await nain(['replay', file('missing')])).status).toBe(2);
  expect((await nain(['replay', '-'], { input: 'rubbish\n' })).status).toBe(2);
  expect((await nain(['replay', '-'], { input: '' })).err).toBe('There is no game on standard input.\n');
});

test('an invalid record is not replayed, and the error is reported', async () => {
  const input = games.replace(/"counters":\[(\d+)/, (_, some) => `"counters":[${Number(some) + 1}`);
  const { status, err } = await nain(['replay', '-'], { input });
  expect(status).toBe(1);
  expect(err).toContain('deal 1');
});
