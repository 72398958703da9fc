import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { SAMPLE } from '../testing/goldenReview.ts';
import { ending, nain, start, testFolder } from '../testing/nain.ts';

const file = testFolder();

test('a review has choices, the causes of the results, and three sentences a player', async () => {
  const { status, out, err } = await nain(['analyse', SAMPLE, '--effort', '50']);
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain('Review of deal 1');
  expect(out).toMatch(/13 {2}Anne {2}Fourth lead: jack of diamonds, cost .*; better: eight of\s+diamonds/);
  expect(out).toMatch(/Seat +Luck +Player’s choices +Others’ choices +Result +Cost of mistakes/);
  expect(out.match(/Result [+−\d]/g)).toHaveLength(8);
});

test('the same seed leads to the same review, in JSON too', async () => {
  const args = ['analyse', SAMPLE, '--effort', '20', '--json', '--seed'];
  const [one, same, other] = [
    await nain([...args, 'a']),
    await nain([...args, 'a']),
    await nain([...args, 'b']),
  ];
  expect(same.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
  const review = JSON.parse(one.out);
  expect(review).toMatchObject({ file: SAMPLE, line: 1, deal: 1 });
  expect(review.choices[2]).toMatchObject({ move: 13, seat: 0, lead: 4, made: 'Jd' });
  expect(review.choices[2].moves[0]).toMatchObject({ move: '8d', loss: { value: 0 } });
  expect(review.seats[0].story).toHaveLength(3);
});

test('a player is selected by name or by seat', async () => {
  const args = ['analyse', SAMPLE, '--effort', '20', '--json'];
  const byName = await nain([...args, '--player', 'Clara']);
  expect(await nain([...args, '--seat', '3'])).toEqual(byName);
  expect(JSON.parse(byName.out)).toMatchObject({ choices: [], seats: [{ seat: 2, name: 'Clara' }] });
});

test('unknown names, deals and files are usage errors', async () => {
  expect(await nain(['analyse', SAMPLE, '--player', 'Zoé'])).toMatchObject({ status: 2, out: '' });
  expect(await nain(['analyse', SAMPLE, '--deal', '2'])).toMatchObject({ status: 2, out: '' });
  expect(await nain(['analyse', file('missing')])).toMatchObject({ status: 2, out: '' });
});

test('an invalid record of a stream is reported and the others are reviewed', async () => {
  const good = JSON.stringify(JSON.parse(readFileSync(SAMPLE, 'utf8')));
  const input = `${good.replace('8c 8d', '8c 9d')}\nrubbish\n${good}\n`;
  const { status, out } = await nain(['analyse', '-', '--effort', '10'], { input });
  expect(status).toBe(1);
  expect(out).toContain('-:2: The line is not JSON');
  expect(out.match(/Review of deal/g)).toHaveLength(1);
});

test('one game of a file is reviewed, and the others are not checked', async () => {
  const good = JSON.stringify(JSON.parse(readFileSync(SAMPLE, 'utf8')));
  writeFileSync(file('three'), `rubbish\n${good}\n${good.replace('8c 8d', '8c 9d')}\n`);
  const args = ['analyse', file('three'), '--effort', '10', '--json', '--game'];
  const { status, out, err } = await nain([...args, '2']);
  expect([status, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ file: file('three'), line: 2, deal: 1 });
  expect((await nain([...args, '3'])).status).toBe(1);
  expect(await nain([...args, '4'])).toMatchObject({
    status: 2,
    err: 'There is no game 4: the file has 3 games.\n',
  });
  expect((await nain(['analyse', '--position', '.', '--game', '1'])).err).toContain('cannot be combined');
});

test('each game is plotted', async () => {
  const args = ['analyse', SAMPLE, ...'--effort 5 --plot --player Anne'.split(' ')];
  const out = (await nain(args)).out.replaceAll('\n', ' ');
  expect(out).toContain(`${SAMPLE}:1 · Counters after each deal`);
  expect(out).toContain(`${SAMPLE}:1 · Cost of mistakes up to each deal`);
});

const POSITION = 'famille 0 2 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 2d-';

test('a position is analysed by what its seat knows', async () => {
  const args = ['analyse', '--position', POSITION, '--effort', '20'];
  const { status, out } = await nain(args);
  expect(status).toBe(0);
  expect(out).toContain('Player 2');
  expect(out).toMatch(/three of clubs/i);
  const hint = JSON.parse((await nain([...args, '--json'])).out);
  expect(hint).toMatchObject({ type: 'hint', position: POSITION, seat: 0 });
});

test('errors of a position are reported', async () => {
  const wrong = await nain(['analyse', '--position', POSITION.replace('Ah2h', 'AhAh')]);
  expect(wrong).toMatchObject({ status: 2, err: expect.stringContaining('That is not a position') });
  const other = await nain(['analyse', '--position', `${POSITION}3c-`]);
  expect(other).toMatchObject({ status: 2, err: expect.stringContaining('is not to move') });
  expect((await nain(['analyse'])).err).toContain('Missing argument: <files>.');
});

test('a deal that is not settled is skipped', async () => {
  const record = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  const [{ result: _, ...deal }] = record.deals;
  const begun = { ...record, deals: [{ ...deal, moves: deal.moves.split(' ').slice(0, 5).join(' ') }] };
  writeFileSync(file('begun'), JSON.stringify(begun));
  expect(await nain(['analyse', file('begun')])).toMatchObject({ status: 0, out: '' });
});

test('a time limit replaces the number of deals', async () => {
  const { status, out } = await nain(['analyse', SAMPLE, '--milliseconds', '20', '--lang', 'de']);
  expect(status).toBe(0);
  expect(out).toContain('Rückblick auf Runde 1');
});

test('Ctrl-C ends a review', async () => {
  const records = await nain(['simulate', '--games', '40', '--seed', '1', '--out', file('many')]);
  expect(records.status).toBe(0);
  const child = start(['analyse', file('many'), '--effort', '200']);
  const end = ending(child);
  await once(child.stdout as Readable, 'data');
  child.kill('SIGINT');
  expect(await end).toMatchObject({ status: 130, err: '' });
});
