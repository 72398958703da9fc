import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widthOf } from '../terminal/width.ts';
import { ending, inColumns, linesOf, nain, start, testFolder, waitForRecords } from '../testing/nain.ts';

const file = testFolder();
const SHORT = ['--deals', '12', '--players', '4', '--seed', 'tree'];

/** Creates a program that answers questions with the code `answer`, which uses `asked` and `say`. */
function program(name: string, answer: string): string {
  const source = `
    const say = (value) => console.log(JSON.stringify(value));
    require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const asked = JSON.parse(line);
      if (asked.type === 'hello') say({ id: 0, name: 'test' });
      else { ${answer} }
    });`;
  writeFileSync(file(`${name}.cjs`), source);
  return `exec:"${process.execPath}" "${file(`${name}.cjs`)}"`;
}

test('bots are compared to a base, with equal results for one thread and two', async () => {
  const args = ['arena', ...SHORT, '--bots', 'longest,random', '--against', 'lowest', '--json'];
  const one = JSON.parse((await nain([...args, '--threads', '1'])).out);
  const two = JSON.parse((await nain([...args, '--threads', '2'])).out);
  expect(one).toMatchObject({ seed: 'tree', rounds: 12, games: 108, base: 'lowest', ended: 'played' });
  expect(two.differences).toEqual(one.differences);
  expect(one.contestants.map(({ name }: { name: string }) => name)).toEqual(['longest', 'random', 'lowest']);
});

test('the tables have the comparison, the times and the ratings', async () => {
  const args = ['arena', ...SHORT, '--bots', 'longest,random', '--against', 'lowest'];
  const { status, out, err } = await nain(args);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const text of ['Better by', '12 deals in 108 games', 'OpenSkill', 'longest', '±', 'µs'])
    expect(out).toContain(text);
  expect(out.split('\n').filter((line) => [...line].length > 100)).toEqual([]);
});

test('tables and the sentences above them fit a narrow terminal', async () => {
  for (const args of [[], ['--against', 'lowest'], ['--plot']]) {
    const { out } = await inColumns(40, () => nain(['arena', ...SHORT, '--bots', 'longest,random', ...args]));
    expect(out.split('\n').filter((line) => widthOf(line) > 40)).toEqual([]);
  }
});

test('without a base the bots play together, and their games follow the rules', async () => {
  const args = [
    'arena',
    ...SHORT,
    ...'--bots longest --bot random --bot lowest --out'.split(' '),
    file('games'),
  ];
  const { status, out } = await nain(args);
  expect(status).toBe(0);
  expect(out).toContain('longest – random');
  const records = linesOf(readFileSync(file('games'), 'utf8'));
  expect(records).toHaveLength(48);
  expect(await nain(['check', file('games')])).toMatchObject({
    status: 0,
    err: '48 games, none wrong\n',
  });
});

test('the counters won are plotted', async () => {
  const { out } = await nain(['arena', ...SHORT, '--bots', 'longest,lowest', '--plot']);
  expect(out).toContain('\nCounters per game\n');
  expect(out).toContain('\nMean counters won per game, game by game\n');
});

test('only records go to standard output', async () => {
  const args = ['arena', ...SHORT, '--bots', 'longest', '--against', 'lowest', '--out', '-'];
  const { out, err } = await nain(args);
  expect(err).toContain('12 deals in 60 games');
  expect(await nain(['check', '-'], { input: out })).toMatchObject({ err: '60 games, none wrong\n' });
});

test('a program without faults ends with status 0', async () => {
  const bot = program('well', 'say({ id: asked.id, move: asked.legal[0] })');
  const { status, out } = await nain(['arena', ...SHORT, '--bot', bot, '--against', 'lowest']);
  expect(status).toBe(0);
  expect(out).toContain('well.cjs');
});

test('faults of a program are reported, with status 1', async () => {
  const bot = program('wrong', `say({ id: asked.id, move: 'Xx' })`);
  const arena = await nain(['arena', ...SHORT, '--bot', bot, '--against', 'lowest']);
  expect(arena.status).toBe(1);
  expect(arena.out).toMatch(/wrong\.cjs": \d+ faults/);
  expect(arena.out).toContain('chose a move that is not legal');
  const simulate = await nain(['simulate', '--games', '2', '--deals', '1', '--bot', bot]);
  expect(simulate.status).toBe(1);
  expect(simulate.out).toContain('chose a move that is not legal');
});

test('a program plays with a person, and its faults are reported', async () => {
  const well = program('well', 'say({ id: asked.id, move: asked.legal[0] })');
  const wrong = program('wrong', 'say([])');
  const args = [
    ...'play --rules lindor-1789 --players 3 --seed 1 --set end.deals=1 --bot'.split(' '),
    well,
    '--bot',
    wrong,
  ];
  const { status, err, out } = await nain([...args, '--out', file('played')], {
    input: 'a\n2\n3\n4\n\n'.repeat(60),
  });
  expect(status).toBe(0);
  expect(out).toContain('Bot 2');
  expect(err).toContain('wrote a line that is not a JSON object ([])');
  expect(err).not.toContain('well.cjs');
});

test('the command of a program in a record is not run', async () => {
  const bot = program('record', `require('fs').writeFileSync(${JSON.stringify(file('ran'))}, '')`);
  const games = [
    'simulate',
    '--games',
    '1',
    '--deals',
    '1',
    '--rules',
    'lindor-1789',
    '--players',
    '3',
    '--seed',
    '1',
    '--out',
    '-',
  ];
  const record = JSON.parse((await nain(games)).out);
  delete record.end;
  const [deal] = record.deals;
  record.deals = [{ ...deal, moves: '', result: undefined }];
  record.players = [{ name: 'Anne' }, { name: 'B', bot }, { name: 'C', bot: 'lowest' }];
  writeFileSync(file('foreign'), JSON.stringify(record));
  const { status, err } = await nain(['play', '--resume', file('foreign')], { input: 'q\ny\n' });
  expect(status).toBe(0);
  expect(err).toContain('does not play here; heuristic plays for it');
  expect(existsSync(file('ran'))).toBe(false);
});

test('Ctrl-C ends an arena with status 130 and the results so far', async () => {
  const args = [...'--deals 1000000 --bots random --against lowest --out'.split(' '), file('interrupted')];
  const child = start(['arena', ...args]);
  const end = ending(child);
  await waitForRecords(file(), 'interrupted');
  child.kill('SIGINT');
  const { status, out } = await end;
  expect(status).toBe(130);
  expect(out).toContain('Interrupted');
});
