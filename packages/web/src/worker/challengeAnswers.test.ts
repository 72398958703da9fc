import { type GameRecord, RULESETS } from '@nain-jaune/engine';
import { makeChallengeText, parseChallenge } from '@nain-jaune/same-cards/challenge';
import { expect, test } from 'vitest';
import type { ChallengeInfo } from '../app/gameService/serviceMessages.ts';
import { HostedPlayer } from '../testing/hostedPlayer.ts';
import { answered, readingOf } from './challengeAnswers.ts';
import { DAY_SERVICE } from './dayAnswers.ts';
import { practiceGame } from './practiceGame.ts';

const BOTS = ['rosalie', 'hector', 'heuristic'];
const SEATS = [{ name: 'Anne', bot: null }, ...BOTS.map((bot) => ({ name: bot, bot }))];

function rulesOf(deals: number) {
  const { famille } = RULESETS;
  return { ...famille, id: 'famille-house', end: { ...famille.end, deals } };
}

/** Plays until a number of deals are settled. */
async function play(player: HostedPlayer, id: string, deals: number): Promise<GameRecord> {
  await player.open(id);
  for (;;) {
    const record: GameRecord = JSON.parse(await player.record(id));
    if (record.deals.length >= deals || record.end !== undefined) return record;
    if (player.isAsked) player.act();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function played(deals: number, until = deals) {
  const anne = await HostedPlayer.begin();
  const id = await anne.create({ rules: rulesOf(deals), seats: SEATS });
  await play(anne, id, until);
  return { anne, id };
}

async function read(player: HostedPlayer, ...texts: readonly string[]): Promise<ChallengeInfo> {
  const reading = await player.host.readChallenge(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}

function enter(player: HostedPlayer, text: string, practice = false): Promise<string> {
  const contest = { type: 'challenge', text, code: null } as const;
  return player.enterContest({ contest, player: { name: '', bot: null }, botNames: {}, practice });
}

/** Plays a challenge and resolves with the text that has the result. */
async function answer(player: HostedPlayer, text: string, name: string): Promise<string> {
  await play(player, await enter(player, text), 100);
  return (await player.host.answerChallenge(text, name)) ?? '';
}

test('a challenged person meets the same cards and bots, and sees the results after the game', async () => {
  const { anne, id } = await played(2);
  const text = (await anne.host.makeChallenge({ id, deal: null, name: 'Anne' })) ?? '';
  const paul = await HostedPlayer.begin();
  const before = await read(paul, text);
  expect(before).toMatchObject({ names: ['Anne'], deals: 2, own: null, games: null, bots: [null, ...BOTS] });
  const game = await enter(paul, text);
  expect(await read(paul, text)).toMatchObject({ own: { id: game, over: false }, games: null });

  const both = await answer(paul, text, 'Paul');
  const after = await read(paul, both);
  expect(after.games?.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Anne', false],
    ['Paul', true],
  ]);
  const [first, second] = (after.games ?? []).map(({ record }) => JSON.parse(record) as GameRecord);
  expect(second?.deals[0]?.hands).toEqual(first?.deals[0]?.hands);
  // Both lay the first legal card, so that everything is the same.
  expect(second?.deals).toEqual(first?.deals);
  expect(await DAY_SERVICE.challenge(both)).toEqual([true, true]);
  expect(await DAY_SERVICE.challenge(text)).toEqual([true]);
});

test('a deal of a longer game is a challenge with the same luck of the bots', async () => {
  const { anne, id } = await played(5, 2);
  const text = (await anne.host.makeChallenge({ id, deal: 2, name: 'Anne' })) ?? '';
  const paul = await HostedPlayer.begin();
  const both = await answer(paul, text, 'Paul');
  expect(await DAY_SERVICE.challenge(both)).toEqual([true, true]);
  const { games, rules } = await read(paul, both);
  expect(rules.end.deals).toBe(1);
  const [first, second] = (games ?? []).map(({ record }) => JSON.parse(record) as GameRecord);
  expect(second?.deals).toEqual(first?.deals);
  expect(await read(anne, both)).toMatchObject({ own: { id, over: true }, games: [{ isOwn: true }, {}] });
});

test('several answers are merged, and one that is no result of the challenge is left out', async () => {
  const { anne, id } = await played(1);
  const text = (await anne.host.makeChallenge({ id, deal: 1, name: 'Anne' })) ?? '';
  const other = await played(1);
  const foreign = (await other.anne.host.makeChallenge({ id: other.id, deal: 1, name: 'X' })) ?? '';
  const answers = [];
  for (const name of ['Paul', 'Zoé']) answers.push(await answer(await HostedPlayer.begin(), text, name));
  const { names, text: merged } = await read(anne, text, ...answers, foreign, 'nonsense');
  expect(names).toEqual(['Anne', 'Paul', 'Zoé']);
  expect((await read(await HostedPlayer.begin(), merged)).names).toEqual(['Anne', 'Paul', 'Zoé']);
});

test('a changed game of the challenger is found', async () => {
  const { anne, id } = await played(1);
  const record: GameRecord = JSON.parse(await anne.record(id));
  const text = (await anne.host.makeChallenge({ id, deal: 1, name: 'Anne' })) ?? '';
  // The same moves with bots that play otherwise.
  const players = record.players.map(({ name, bot }) =>
    bot === undefined ? { name } : { name, bot: 'random' },
  );
  const liar = await HostedPlayer.begin();
  const [forged = ''] = await liar.add(JSON.stringify({ ...record, players }));
  const changed = (await liar.host.makeChallenge({ id: forged, deal: 1, name: 'Liar' })) ?? '';
  expect(changed).not.toBe(text);
  expect(await DAY_SERVICE.challenge(changed)).toEqual([false]);
});

test('practice counts for nothing, and is no challenge itself', async () => {
  const { anne, id } = await played(1);
  const text = (await anne.host.makeChallenge({ id, deal: 1, name: 'Anne' })) ?? '';
  const paul = await HostedPlayer.begin();
  const practice = await enter(paul, text, true);
  await play(paul, practice, 1);
  expect(await read(paul, text)).toMatchObject({ own: null, games: null });
  const made = paul.host.makeChallenge({ id: practice, deal: 1, name: '' });
  await expect(made).rejects.toMatchObject({ problem: { code: 'setup-refused' } });
  await expect(paul.host.answerChallenge(text, '')).rejects.toThrow('setup-refused');
});

test('a broken text has its problems, and no game', async () => {
  const paul = await HostedPlayer.begin();
  const reading = await paul.host.readChallenge(['hello']);
  expect(reading).toEqual({ ok: false, error: [{ code: 'no-challenge' }] });
  await expect(enter(paul, 'hello')).rejects.toThrow('setup-refused');
});

/** The text of a challenge with results of these names, all with the moves of the first. */
function withNames(text: string, names: readonly string[]): string {
  const parsed = parseChallenge(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { table, results } = parsed.value;
  const [first] = results;
  return makeChallengeText({ table, results: names.map((name) => ({ ...first!, name })) }) ?? '';
}

test('names from a link are shown without invisible and direction characters', async () => {
  const { anne, id } = await played(1);
  const text = (await anne.host.makeChallenge({ id, deal: 1, name: 'Anne' })) ?? '';
  const hostile = withNames(text, ['\u202eennA', '\u200b', ' \n ', '<b>Paul</b>']);
  const paul = await HostedPlayer.begin();
  expect((await read(paul, hostile)).names).toEqual(['ennA', '', '', '<b>Paul</b>']);
  const { games } = await read(paul, await answer(paul, hostile, 'Paul'));
  expect(games?.map(({ name }) => name)).toEqual(['ennA', '', '', '<b>Paul</b>', 'Paul']);
});

test('many results of others are merged in time', async () => {
  const { anne, id } = await played(1);
  const text = (await anne.host.makeChallenge({ id, deal: null, name: '' })) ?? '';
  const texts = Array.from({ length: 30 }, (_, one) =>
    withNames(
      text,
      Array.from({ length: 20 }, (_, two) => `${one % 7} ${two}`),
    ),
  );
  const before = performance.now();
  expect((await read(anne, text, ...texts)).names).toHaveLength(1 + 7 * 20);
  expect(performance.now() - before).toBeLessThan(5000);
});

test('damaged games do not hide a challenge', async () => {
  const { anne, id } = await played(1);
  const text = (await anne.host.makeChallenge({ id, deal: 1, name: 'Anne' })) ?? '';
  const parsed = parseChallenge(text);
  const botSeed = parsed.ok ? parsed.value.table.seed : '';
  const original = { id: 'original', text: '{', botSeed };
  expect(readingOf([text], [original])).toMatchObject({ ok: true, value: { own: null } });
  const counted = { id: 'counted', text: '{', contest: { type: 'challenge', text, code: null } };
  expect(readingOf([text], [original, counted])).toMatchObject({
    ok: true,
    value: { own: { id: 'counted', over: false }, games: null },
  });
  expect(() => answered(text, '', [original, counted])).toThrow('setup-refused');
});

test('practice from a challenge in progress does not show its deals to come', async () => {
  const { anne, id } = await played(3);
  const text = (await anne.host.makeChallenge({ id, deal: null, name: 'Anne' })) ?? '';
  const contest = { type: 'challenge', text, code: null } as const;
  const paul = await HostedPlayer.begin();
  const game = await enter(paul, text);
  await play(paul, game, 1);
  const stored = { text: await paul.record(game), botSeed: 'seed', contest };
  const practice = practiceGame(stored, { deal: 1, move: 1 });
  expect(practice).toMatchObject({ cards: { packs: [expect.any(String)] } });
  expect(practice.botSeed).not.toBe('seed');
  expect(practice).not.toHaveProperty('contest');
  const over = { ...stored, text: await anne.record(id) };
  expect(practiceGame(over, { deal: 1, move: 1 }).botSeed).toBe('seed');
});
