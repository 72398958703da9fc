import {
  checkRecord,
  type GameRecord,
  type MovePlace,
  parseRecord,
  RULESETS,
  recordBefore,
  replayRecord,
  tokensOf,
  turnOf,
} from '@nain-jaune/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameSetup } from '../app/gameService/serviceMessages.ts';
import { HostedPlayer, turn } from '../testing/hostedPlayer.ts';
import { stubDatabase } from '../testing/stubDatabase.ts';
import { openGameStore, type StoredGame } from './gameStore.ts';

const SETUP: GameSetup = {
  rules: { ...RULESETS.famille, end: { ...RULESETS.famille.end, deals: 1 } },
  seats: [
    { name: 'Odile', bot: null },
    { name: 'Anne', bot: 'lowest' },
    { name: 'Jules', bot: 'random' },
    { name: 'Clara', bot: 'longest' },
  ],
};

/** A pace at which bots move at once. */
const AT_ONCE = { botMove: 0, botPass: 0 };

beforeEach(() => stubDatabase());
afterEach(() => void vi.useRealTimers());

async function stored(id: string): Promise<StoredGame> {
  return (await (await openGameStore()).read(id)) as StoredGame;
}

async function recordOf(id: string): Promise<GameRecord> {
  const parsed = parseRecord(JSON.parse((await stored(id)).text));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

async function store(game: StoredGame): Promise<void> {
  const games = await openGameStore();
  await games.remove(game.id);
  await games.add([game]);
}

/** Acts a number of times when asked. */
async function play(player: HostedPlayer, acts: number): Promise<void> {
  for (let act = 0; act < acts; act++) {
    await player.asked();
    player.act();
  }
  await player.asked();
}

test('a seed repeats the deals, also if the game is reopened in between', async () => {
  const first = await HostedPlayer.begin();
  const setup = { ...SETUP, rules: RULESETS.famille, seed: 'graine' };
  const one = await first.create(setup);
  await first.open(one);
  await play(first, 30);

  const second = await HostedPlayer.begin();
  const other = await second.create(setup);
  await second.open(other);
  await play(second, 12);
  await second.leave(other);
  const third = await HostedPlayer.begin();
  await third.open(other);
  await play(third, 18);
  expect((await recordOf(other)).deals).toEqual((await recordOf(one)).deals);
});

test('a stored record that breaks the rules is not opened', async () => {
  const text = JSON.stringify({
    format: 'nain-jaune-record',
    version: 3,
    rules: {},
    players: [],
    deals: [],
  });
  await store({ id: 'false', text, kept: 1, owner: '' });
  const player = await HostedPlayer.begin();
  await expect(player.open('false')).rejects.toMatchObject({ problem: { code: 'game-unreadable' } });
});

test('a game without seed and profiles, such as an imported one, continues', async () => {
  const player = await HostedPlayer.begin();
  const id = await player.create({ ...SETUP, seed: 'alt' });
  await player.open(id);
  await play(player, 2);
  await player.leave(id);
  const { text } = await stored(id);
  const { length } = (await recordOf(id)).deals[0]!.moves;
  await store({ id, text, kept: 1, owner: '' });
  const { players } = await player.open(id);
  expect(players).toMatchObject(SETUP.seats);
  await play(player, 1);
  expect((await recordOf(id)).deals[0]!.moves.length).toBeGreaterThan(length);
});

test('a game with an unknown bot is played to its end under that bot’s name', async () => {
  const player = await HostedPlayer.begin();
  const id = await player.create(SETUP);
  await player.open(id);
  await play(player, 1);
  await player.leave(id);
  const bot = 'exec:python3 bot.py';
  const record = await recordOf(id);
  const players = record.players.map((one, seat) => (seat === 2 ? { ...one, bot } : one));
  await store({ ...(await stored(id)), text: JSON.stringify({ ...record, players }) });
  expect((await player.open(id)).players[2]).toMatchObject({ name: 'Jules', bot });
  while ((await recordOf(id)).end === undefined) {
    if (player.isAsked) player.act();
    await turn();
  }
  expect((await recordOf(id)).players[2]).toMatchObject({ bot });
  expect(player.refusals).toEqual([]);
});

test('bots stop when the person leaves the table, and continue when the person is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = { botMove: 1400, botPass: 1000 };
  const player = await HostedPlayer.begin();
  const id = await player.create({ ...SETUP, seed: 'partir' });
  await player.open(id, slow);
  await playToABot(player, id);
  await player.leave(id);
  const left = await stored(id);
  await passTime(60_000);
  expect(await stored(id)).toEqual(left);
  await player.open(id, slow);
  while (!player.isAsked) await passTime(1000);
  expect((await stored(id)).text).not.toBe(left.text);
  await player.leave(id);
});

/** A pace at which no bot moves. */
const HELD = { botMove: 86_400_000, botPass: 86_400_000 };

/** A game with a seed in which the person has a choice, and no bot moves after it. */
async function atAChoice(): Promise<{ player: HostedPlayer; id: string; before: GameRecord }> {
  const player = await HostedPlayer.begin();
  const id = await player.create({ ...SETUP, rules: RULESETS['lindor-1789'], seed: 'reprendre' });
  await player.open(id);
  await play(player, 1);
  while (!player.mayChoose) await play(player, 1);
  await player.leave(id);
  await player.open(id, HELD);
  await player.asked();
  return { player, id, before: await recordOf(id) };
}

/** The place of the next move. */
function nextIn({ deals }: GameRecord): MovePlace {
  return { deal: deals.length, move: 1 + tokensOf(deals.at(-1)?.moves ?? '').length };
}

/** Makes a move, and waits until it is stored. */
async function moveStored(player: HostedPlayer, id: string): Promise<void> {
  const { text } = await stored(id);
  player.act();
  while ((await stored(id)).text === text) await turn();
}

test('a move that is taken back is removed from the store, and the bots continue without it', async () => {
  const { player, id, before } = await atAChoice();
  await moveStored(player, id);
  expect((await recordOf(id)).deals).not.toEqual(before.deals);
  await player.open(id, AT_ONCE, null, nextIn(before));
  await player.asked();
  expect(player.mayChoose).toBe(true);
  const after = await recordOf(id);
  expect(after.deals).toEqual(before.deals);
  expect(checkRecord(after)).toEqual([]);
  await play(player, 12);

  const other = await atAChoice();
  await other.player.leave(other.id);
  await other.player.open(other.id);
  await play(other.player, 12);
  expect((await recordOf(id)).deals).toEqual((await recordOf(other.id)).deals);
  expect(player.refusals).toEqual([]);
});

test('a move that a bot has answered cannot be taken back', async () => {
  const { player, id, before } = await atAChoice();
  await player.leave(id);
  await player.open(id);
  const place = nextIn(before);
  do await play(player, 1);
  while (isAlone(await recordOf(id), place));
  const { text } = await stored(id);
  await player.open(id, HELD, null, place);
  await player.asked();
  expect(await stored(id)).toMatchObject({ text });
});

/** Whether the person in seat 0 has made all moves from a place on. */
function isAlone(record: GameRecord, { deal, move }: MovePlace): boolean {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  const since = replay.value.steps.filter((step) => step.deal > deal || step.move >= move);
  return since.every(({ seat }) => seat === 0);
}

test('a practice game starts in the position before the move', async () => {
  const player = await HostedPlayer.begin();
  const seats = SETUP.seats.map((seat) => ({ ...seat, profile: seat.bot === null ? 'p-odile' : null }));
  const original = await player.create({ ...SETUP, seats, seed: 'encore' });
  await player.open(original);
  while ((await recordOf(original)).end === undefined) {
    if (player.isAsked) player.act();
    await turn();
  }
  await player.leave(original);
  const played = await stored(original);
  const record = await recordOf(original);
  const replay = replayRecord(record);
  const own = replay.ok ? replay.value.steps.filter(({ seat }) => seat === 0).at(1) : undefined;
  if (own === undefined) throw new Error('the person has moved twice');

  const id = await player.practise(original, own);
  expect(await recordOf(id)).toEqual({ ...recordBefore(record, own), practice: true });
  expect(await stored(id)).toMatchObject({ profiles: ['p-odile', null, null, null] });
  await player.open(id);
  await player.asked();
  await play(player, 1);
  expect(await recordOf(id)).toMatchObject({ practice: true });
  expect(checkRecord(await recordOf(id))).toEqual([]);
  await player.leave(id);
  expect(await stored(original)).toEqual(played);
});

/** Plays until a bot is to move in the stored record. */
async function playToABot(player: HostedPlayer, id: string): Promise<void> {
  do {
    while (!player.isAsked) await passTime(1000);
    const before = (await stored(id)).text;
    player.act();
    while ((await stored(id)).text === before) await turn();
  } while (!isABotToMove(await recordOf(id)));
}

function isABotToMove(record: GameRecord): boolean {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  const { deal } = replay.value.game;
  const toMove = deal === null ? null : turnOf(deal);
  return toMove !== null && record.players[toMove.seat]?.bot !== undefined;
}

/** Advances the timers and waits for their effects. */
async function passTime(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  for (let turns = 0; turns < 20; turns++) await turn();
}
