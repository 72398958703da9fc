import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CONTRACT_VERSION, RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { ending, nain, start, testFolder } from '../testing/nain.ts';

const file = testFolder();
const FRENCH = ['play', '--lang', 'fr', '--players', '8', '--seed', 'arbre', '--name', 'Anne'];
/** Every card with and without an announcement, so that one line is always legal. */
const ANY_CARD = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R']
  .flatMap((rank) => ['t', 'k', 'c', 'p'].flatMap((suit) => [`${rank}${suit}!`, `${rank}${suit}`]))
  .join('\n');

test('a game of eight is played in French with piped input, and its record follows the rules', async () => {
  const input = `${ANY_CARD}\n\n`.repeat(200);
  const { status, out, err } = await nain(
    [...FRENCH, '--rules', 'famille', '--set', 'end.deals=2', '--out', file('game')],
    { input },
  );
  expect(err).toBe('');
  expect(status).toBe(0);
  expect(out).toContain('Règles familiales');
  expect(out).toContain('── Donne 2 ──');
  expect(out).toContain('Comptes');
  expect(out).toContain('Partie terminée');
  expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  expect(await nain(['check', file('game')])).toMatchObject({ status: 0, err: '1 game, none wrong\n' });
  expect(JSON.parse(readFileSync(file('game'), 'utf8'))).toMatchObject({
    end: { reason: expect.any(String) },
  });
});

test('an invalid line is reported and the question repeated', async () => {
  const { status, out } = await nain(FRENCH, { input: 'bla\n\n?\nb\nh\n' });
  expect(status).toBe(0);
  expect(out).toContain('«\u202fbla\u202f»\u00a0: commande inconnue');
  expect(out).toContain('poser un sept');
  expect(out).toContain('Fin de l’entrée');
});

test('a line may have several cards for one turn', async () => {
  const { out } = await nain(['play', '--lang', 'en', '--rules', 'famille', '--seed', '2'], {
    input: '4d 5c 6 7 8 9 10 J\n',
  });
  expect(out).toContain('Anne: 4, 5, 6, 7, 8, 9, without 10   4♦ 5♣ 6♠ 7♣ 8♦ 9♣');
  expect(out).not.toContain('You have no');
  const missing = await nain(['play', '--lang', 'en', '--rules', 'famille', '--seed', '2'], {
    input: '4d 5c 10 6\n',
  });
  expect(missing.out).toContain('You have no 10.');
});

test('a position of the game can be analysed', async () => {
  const { out } = await nain(['play', '--rules', 'famille', '--seed', '2'], { input: 'position\n' });
  const [position = ''] = /^famille 0 .*$/m.exec(out) ?? [];
  expect(await nain(['analyse', '--position', position, '--effort', '10'])).toMatchObject({ status: 0 });
});

test('Enter plays the only card, and the English words work in every language', async () => {
  const text = 'famille 1 3 120,120,120,120 0,0,0,0,0 ?12/Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12 ?4 2d';
  const args = ['play', '--lang', 'fr', '--position', text, '--seed', '1', '--name', 'Anne'];
  const { out } = await nain(args, { input: 'hint\n\nquit\ny\n' });
  expect(out).toContain('Vous pouvez poser 3♣ (Entrée la pose)');
  expect(out).toContain('Aucune différence');
  expect(out).toContain('   3♣\n');
  expect(out).toContain('Vous avez quitté la partie.');
});

test('Enter alone leads no card if there are several, or if the card may be announced', async () => {
  const text = 'lindor-1789 0 3 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTdTsJsQdKcKh/?12/?12/?12 ?4 9h';
  const several = await nain(['play', '--position', text.replace('9h', '.'), '--seed', '1'], { input: '\n' });
  expect(several.out).toContain('> \nType a card');
  const { out } = await nain(['play', '--rules', 'famille', '--lang', 'en', '--seed', '2'], { input: '\n' });
  expect(out).toContain('> \nType a card');
});

test('a game starts from a position', async () => {
  const text = 'lindor-1789 2 2 99,130,120,123 0,8,0,0,0 ?12/?12/Ah2h3c5d6s9cTcTsJsQdKcKh/?12 ?4 2d-';
  const args = ['play', '--position', text, '--name', 'Anne', '--seed', '1'];
  const { status, out } = await nain(args, { input: 'position\n' });
  expect(status).toBe(0);
  expect(out).toMatch(/▶ Anne +\(Dealer\) +\d+ cards +105 counters/);
  expect(out).toMatch(new RegExp(`^${text.replaceAll('?', '\\?')}`, 'm'));
  expect((await nain(['play', '--position', text.replace('2d-', 'Ah')])).status).toBe(2);
});

test('the first settlement after a position starts from its counters', async () => {
  const hands = 'Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12';
  const text = `lindor-1789 0 2 99,130,120,123 0,8,0,0,0 ${hands} ?4 2d3d4d5h6d7c8d9dTdJdQc`;
  const { out } = await nain(['play', '--position', text, '--name', 'Anne', '--seed', '1'], { input: '' });
  expect(out).toMatch(/^ +Anne +99 +-99 +0$/m);
});

test('a game from a position is saved and resumed', async () => {
  const text = 'lindor-1789 2 2 99,130,120,123 0,8,0,0,0 ?12/?12/Ah2h3c5d6s9cTcTsJsQdKcKh/?12 ?4 2d-';
  const out = file('position');
  expect(await nain(['play', '--position', text, '--seed', '1', '--out', out])).toMatchObject({ status: 0 });
  expect(await nain(['check', out])).toMatchObject({ status: 0 });
  const resumed = await nain(['play', '--resume', out], { input: 'position\n' });
  expect(resumed.out).toMatch(new RegExp(`^${text.replaceAll('?', '\\?')}`, 'm'));
  const wrong = await nain(['play', '--position', text.replace('123', '124'), '--out', file('wrong')]);
  expect(wrong).toMatchObject({ status: 2, err: expect.stringContaining('expected: 480') });
});

test('a hint shows the value of each card, and the game continues', async () => {
  const { status, out } = await nain(
    ['play', '--lang', 'fr', '--rules', 'lindor-1789', '--seed', 'conseil'],
    {
      input: 'conseil\nb\n',
    },
  );
  expect(status).toBe(0);
  expect(out).toMatch(/: Jetons [+−][\d,]+ ± [\d,]+ \(meilleur coup\)/);
  expect(out.match(/\(Coûte [\d,]+ ± [\d,]+\)/g)?.length).toBeGreaterThan(3);
  expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
});

test('a game that was left is saved and can be resumed', async () => {
  const out = file('left');
  const left = await nain([...FRENCH, '--out', out], { input: '\nq\nn\nq\no\n' });
  expect(left.status).toBe(0);
  expect(left.out).toContain(`nain play --resume ${out}`);
  const before = JSON.parse(readFileSync(out, 'utf8'));
  const resumed = await nain(['play', '--lang', 'fr', '--resume', out, '--seed', 'x'], { input: '\n\n\n\n' });
  expect(resumed.status).toBe(0);
  const after = JSON.parse(readFileSync(out, 'utf8'));
  expect(after.deals[0].moves.startsWith(before.deals[0].moves)).toBe(true);
  expect(await nain(['check', out])).toMatchObject({ status: 0 });
});

test('a bot plays for the other people of a resumed game', async () => {
  const bots = ['Cid', 'Dora'].map((name) => ({ name, bot: 'lowest' }));
  const players = [{ name: 'Anne' }, { name: 'Bob' }, ...bots];
  const rules = { ...RULESETS['famille'], end: { ...RULESETS['famille'].end, deals: 1 } };
  writeFileSync(
    file('two'),
    JSON.stringify({ format: 'nain-jaune-record', version: CONTRACT_VERSION, rules, players, deals: [] }),
  );
  const { out } = await nain(['play', '--lang', 'fr', '--resume', file('two')], {
    input: `${ANY_CARD}\n\n`.repeat(50),
  });
  expect(out).toContain('Partie terminée');
  expect(JSON.parse(readFileSync(file('two'), 'utf8'))).toMatchObject({ players, deals: [{ result: {} }] });
});

test('files that cannot be resumed are usage errors', async () => {
  writeFileSync(file('rubbish'), 'rubbish');
  expect((await nain(['play', '--resume', file('rubbish')])).status).toBe(2);
  expect((await nain(['play', '--resume', file('missing')])).status).toBe(2);
  expect((await nain(['play', '--out', file('no/such/folder')])).status).toBe(2);
  await nain(['simulate', '--games', '1', '--deals', '1', '--out', file('bots')]);
  expect(await nain(['play', '--resume', file('bots')])).toMatchObject({
    status: 2,
    err: expect.stringContaining('is over'),
  });
  for (const [version, reason] of [
    [CONTRACT_VERSION + 1, 'written by a newer version'],
    [CONTRACT_VERSION - 1, 'written before release 1.0'],
  ] as const) {
    writeFileSync(file('other'), JSON.stringify({ format: 'nain-jaune-record', version }));
    expect(await nain(['play', '--resume', file('other')])).toMatchObject({
      status: 2,
      err: expect.stringContaining(reason),
    });
  }
});

test('one game of a file with several is resumed into another file', async () => {
  const out = file('first');
  await nain([...FRENCH, '--out', out], { input: 'q\no\n' });
  const game = readFileSync(out, 'utf8');
  writeFileSync(file('many'), game.replace('"Anne"', '"Bea"') + game);
  const resume = ['play', '--resume', file('many')];
  expect(await nain(resume)).toMatchObject({
    status: 2,
    err: expect.stringContaining(`${file('many')} has 2 games: choose one with --game.`),
  });
  expect(await nain([...resume, '--game', '1'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('name a file with --out'),
  });
  expect((await nain([...resume, '--game', '3', '--out', file('own')])).err).toContain('There is no game 3');
  const { status } = await nain([...resume, '--game', '1', '--out', file('own')]);
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(file('own'), 'utf8')).players[0].name).toBe('Bea');
  expect(readFileSync(file('many'), 'utf8')).toContain(game);
});

test('an invalid record is not resumed, and the error is reported', async () => {
  const out = file('broken');
  await nain([...FRENCH, '--out', out], { input: 'q\no\n' });
  const record = JSON.parse(readFileSync(out, 'utf8'));
  writeFileSync(out, JSON.stringify({ ...record, deals: [{ ...record.deals[0], dealer: 99 }] }));
  const { status, err } = await nain(['play', '--resume', out]);
  expect(status).toBe(2);
  expect(err).toContain('deals[0].dealer');
});

test('a game that can no longer be saved ends with the reason', async () => {
  mkdirSync(file('gone'));
  const child = start([...FRENCH, '--out', file('gone/game')]);
  const end = ending(child);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (!chunk.toString().includes('> ')) return;
    rmSync(file('gone'), { recursive: true, force: true });
    child.stdin?.write(`${ANY_CARD}\n`);
  });
  const { status, err } = await end;
  expect(status).toBe(2);
  expect(err).toContain('ENOENT');
});

test('Ctrl-C ends a game with status 130 and a valid record', async () => {
  const child = start([...FRENCH, '--out', file('interrupted')]);
  const end = ending(child);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('> ')) child.kill('SIGINT');
  });
  expect((await end).status).toBe(130);
  expect(existsSync(file('interrupted'))).toBe(true);
  expect(await nain(['check', file('interrupted')])).toMatchObject({ status: 0 });
});

test.each([
  ['--rules', 'lindor-1789', '--players', '3'],
  ['--rules', 'avantcoureur-1760'],
])('the default bots fit the seats of %j', async (...args) => {
  const { status, out, err } = await nain(['play', ...args, '--seed', '1']);
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain('Rosalie');
  expect(out).toContain('Achille');
  expect(out).not.toContain('Léonie');
});

test('without input the game ends with a message', async () => {
  const { status, out } = await nain(['play', '--seed', '1']);
  expect(status).toBe(0);
  expect(out).toContain('End of input');
});

test.each([
  ['lindor-1789', 'and it stays.'],
  ['gelber-zwerg', 'and you pay a bête.'],
])('%s: the welcome explains a missed announcement, %s', async (rules, price) => {
  const { out } = await nain(['play', '--rules', rules, '--seed', '1']);
  expect(out.replaceAll('\n', ' ')).toContain(price);
});
