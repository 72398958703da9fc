import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ending, linesOf, nain, nainProcess, start, testFolder, waitForRecords } from '../testing/nain.ts';

const file = testFolder();
const SHORT = ['--games', '24', '--deals', '2', '--players', '5', '--seed', 'tree'];

test('a seed leads to the same valid records with one thread and two', async () => {
  const one = await nain(['simulate', ...SHORT, '--threads', '1', '--out', file('one')]);
  const two = await nain(['simulate', ...SHORT, '--threads', '2', '--out', file('two')]);
  expect(one.status).toBe(0);
  expect(two.out).toBe(one.out);
  const records = readFileSync(file('one'), 'utf8');
  expect(readFileSync(file('two'), 'utf8')).toBe(records);
  expect(linesOf(records)).toHaveLength(24);
  expect(await nain(['check', file('one')])).toMatchObject({
    status: 0,
    out: '',
    err: '24 games, none wrong\n',
  });
});

test('two players, where a house rule allows them', async () => {
  const two = ['--set', 'players=2', '--players', '2', '--games', '2', '--deals', '1', '--out', file('pair')];
  expect((await nain(['simulate', ...two])).status).toBe(0);
  expect(await nain(['check', file('pair')])).toMatchObject({ status: 0, err: '2 games, none wrong\n' });
  const [deal] = JSON.parse(linesOf(readFileSync(file('pair'), 'utf8'))[0] ?? '').deals;
  expect(deal.hands.map((hand: string) => hand.split(' ').length)).toEqual([22, 22]);
});

test('only records go to standard output', async () => {
  const { out, err } = await nainProcess(['simulate', ...SHORT, '--out', '-']);
  expect(err).toContain('24 games');
  expect(await nainProcess(['check', '-'], { input: out })).toMatchObject({
    status: 0,
    err: '24 games, none wrong\n',
  });
});

test('--deals is a house rule of the records', async () => {
  const { out } = await nain(['simulate', ...SHORT, '--out', '-']);
  for (const line of linesOf(out)) {
    const { rules, deals } = JSON.parse(line);
    expect(rules).toMatchObject({ id: 'famille-house', end: { deals: 2 } });
    expect(deals.length).toBeLessThanOrEqual(2);
  }
});

test('statistics are printed as JSON', async () => {
  const { out } = await nain(['simulate', ...SHORT, '--json', '--bots', 'random,lowest']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ seed: 'tree', players: 5, games: 24 });
  expect(report.seats).toHaveLength(5);
  expect(report.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'lowest']);
  const wins = report.seats.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0);
  expect(wins).toBeCloseTo(24);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends a simulation, and its games are counted and saved', async (signal, status) => {
  const child = start(['simulate', '--games', '1000000', '--seed', '1', '--force', '--out', file('half')]);
  const end = ending(child);
  await waitForRecords(file(), 'half.');
  child.kill(signal);
  const { status: ended, out } = await end;
  expect(ended).toBe(status);
  expect(out).toMatch(/^Interrupted: results so far\.\n[\d,]+ games?,/);
  expect(readdirSync(file()).filter((name) => name.startsWith('half'))).toEqual(['half']);
  const [games] = /[\d,]+ games?/.exec(out) ?? [];
  expect((await nain(['check', file('half')])).err).toBe(`${games}, none wrong\n`);
});

test('only --force overwrites a file', async () => {
  writeFileSync(file('mine'), 'mine');
  const args = ['--games', '2', '--deals', '1', '--out', file('mine')];
  const [play, ...others] = [
    await nain(['play', '--out', file('mine')]),
    await nain(['simulate', ...args]),
    await nain(['arena', '--bots', 'lowest,longest', '--deals', '1', '--out', file('mine')]),
  ];
  expect(play).toMatchObject({ status: 2, err: expect.stringContaining('--force overwrites it.') });
  expect(others).toEqual([play, play]);
  expect(readFileSync(file('mine'), 'utf8')).toBe('mine');
  expect((await nain(['simulate', ...args, '--force'])).status).toBe(0);
  expect(linesOf(readFileSync(file('mine'), 'utf8'))).toHaveLength(2);
});

test('plots are printed after the statistics', async () => {
  const args = ['simulate', ...SHORT, '--plot'];
  const { status, out } = await nain(args);
  expect(status).toBe(0);
  expect(out).toContain('Seed: tree\n\nCounters at the end\nlowest\n');
  expect(out).toContain('Mean counters after each deal');
  const forPrograms = await nain(['simulate', ...SHORT, '--plot', '--json']);
  expect(JSON.parse(forPrograms.out)).toMatchObject({ games: 24 });
  expect(forPrograms.err).toContain('Mean counters after each deal');
});

test('an empty file is written without a question', async () => {
  writeFileSync(file('empty'), '');
  expect(await nain(['simulate', ...SHORT, '--out', file('empty')])).toMatchObject({ status: 0, err: '' });
});
