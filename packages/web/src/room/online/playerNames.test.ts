import type { PlayerInfo } from '@nain-jaune/protocol';
import { words } from '@nain-jaune/words';
import { describe, expect, test } from 'vitest';
import { ANNE, BASILE, ROOM, seatsWith } from '../../testing/roomInfo.ts';
import { isSubstitute, namedPlayers, playersNow, type RoomPlayer } from './playerNames.ts';

const PLAYERS: readonly PlayerInfo[] = [
  { name: 'Anne', bot: null },
  { name: 'Bo', bot: 'Bo' },
  { name: 'Cy', bot: 'Cy' },
  { name: 'Di', bot: 'Di' },
];
const PLAYING = { ...ROOM, phase: 'playing', games: 1 } as const;
const BETWEEN = { ...PLAYING, phase: 'between' } as const;

/** The names after Anne has taken another one. */
function namesAfter(name: string, room = PLAYING as typeof PLAYING | typeof BETWEEN, game = 1) {
  const renamed = { ...room, members: [{ ...ANNE, name }, BASILE] };
  return playersNow(PLAYERS, game, room, renamed).map((player) => player.name);
}

test('a member who takes another name during a game has it at the table at once', () => {
  expect(namesAfter('Zoé')).toEqual(['Zoé', 'Bo', 'Cy', 'Di']);
});

test('a new name is that of the next game if the game is over, and of no other game', () => {
  expect(namesAfter('Zoé', BETWEEN)).toEqual(['Anne', 'Bo', 'Cy', 'Di']);
  expect(namesAfter('Zoé', PLAYING, 2)).toEqual(['Anne', 'Bo', 'Cy', 'Di']);
});

test('a deleted name vanishes during the game and after it', () => {
  for (const room of [PLAYING, BETWEEN]) expect(namesAfter('', room)).toEqual(['', 'Bo', 'Cy', 'Di']);
});

test('a bot on the seat of a member who has left keeps the member’s name, and is a bot to everyone', () => {
  const left = {
    ...PLAYING,
    members: [BASILE],
    seats: ROOM.seats.with(0, { type: 'bot', bot: 'heuristic' }),
  };
  const players = playersNow(PLAYERS, 1, PLAYING, left);
  expect(players[0]).toEqual({ name: 'Anne', bot: 'heuristic' });
  expect(playersNow(players, 1, left, { ...left, phase: 'between', seats: ROOM.seats })).toBe(players);
});

test('a member who takes the seat of a bot during a game is no bot', () => {
  const players = playersNow(PLAYERS, 1, PLAYING, { ...PLAYING, seats: seatsWith(BASILE, 3) });
  expect(players[3]).toEqual({ name: 'Basile', bot: null, member: 2 });
});

describe('the members with whom the players are shown', () => {
  const members = (players: readonly RoomPlayer[]) => players.map(({ member }) => member);
  const seated = { ...PLAYING, seats: seatsWith(BASILE, 0) };

  test('are those on the seats during a game', () => {
    const players = playersNow(PLAYERS, 1, null, PLAYING);
    expect(members(players)).toEqual([1, undefined, undefined, undefined]);
    expect(playersNow(players, 1, PLAYING, seated)[0]).toEqual({ name: 'Basile', bot: null, member: 2 });
  });

  test('are those who have played after it, whoever has their seats and whatever they are called now', () => {
    const players = playersNow(PLAYERS, 1, null, PLAYING);
    const given = { ...seated, phase: 'between' } as const;
    expect(playersNow(players, 1, PLAYING, given)).toBe(players);
    expect(members(playersNow(PLAYERS, 1, null, given))).toEqual([1, undefined, undefined, undefined]);
    const renamed = { ...given, members: [{ ...ANNE, name: 'Zoé' }, BASILE] };
    expect(playersNow(players, 1, given, renamed)[0]).toEqual({ name: 'Anne', bot: null, member: 1 });
  });
});

test.each([
  ['en', 'Camille (bot)', 'Someone (bot)'],
  ['fr', 'Camille (robot)', 'Quelqu’un (robot)'],
  ['de', 'Camille (Bot)', 'Jemand (Bot)'],
] as const)('a bot in place of a person is named as one (%s)', async (language, named, nameless) => {
  const players = [
    { name: 'Camille', bot: 'heuristic' },
    { name: '', bot: 'heuristic' },
    { name: 'leonie', bot: 'leonie' },
    { name: 'Anne' },
  ];
  const shown = namedPlayers(players, words(language), await words(language).chapters.online());
  expect(players.map(isSubstitute)).toEqual([true, true, false, false]);
  expect(shown.map(({ name }) => name)).toEqual([named, nameless, 'Léonie', 'Anne']);
});
