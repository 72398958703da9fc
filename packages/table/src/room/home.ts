import { makeCardText, type Position, type Reached, type Ruleset } from '@nain-jaune/engine';
import { drawDealer, type Random } from '@nain-jaune/engine/random';
import type { MemberId, Occupant, PlayerInfo, RoomSettings } from '@nain-jaune/protocol';
import { emptyRoom } from './members.ts';
import { startLive } from './presence.ts';
import type { Pace, Room, RoomGame, SavedMember, SavedRoom } from './room.ts';
import { beginGame, withStep } from './roomGame.ts';
import { NO_TALK } from './talk.ts';

/** Who plays at a table at home, and by which rules. The person on seat s is member s + 1. */
export interface HomeGame {
  readonly rules: Ruleset;
  readonly players: readonly PlayerInfo[];
}

/** Time and randomness of a room at home that is opened. */
export interface HomeOpening {
  readonly now: number;
  /** For the first dealer. */
  readonly random: Random;
  readonly pace: Pace;
}

/** A room at home, its game begun. Throws a `RangeError` if the rules do not allow so many players. */
export function openHomeRoom({ rules, players }: HomeGame, { now, random, pace }: HomeOpening): Room {
  if (!rules.players.includes(players.length))
    throw new RangeError(`${rules.id} is not played by ${players.length}`);
  const { dealer, drawn } = drawDealer(rules, players.length, random);
  const seats = players.map(({ name, bot }, seat) => ({ name, bot, member: memberOn(seat, bot) }));
  const begun = { game: 1, id: '', rules, seats, dealer, ...(drawn && { drawn: drawn.map(makeCardText) }) };
  const game = beginGame(begun, now);
  return roomAround({ rules, players }, game, now, pace);
}

/** A room at home whose first deal is at a position. */
export function openHomeRoomAt(
  { rules, players }: HomeGame,
  { counters, boxes, dealer }: Position,
  reached: Reached,
  { now, pace }: Omit<HomeOpening, 'random'>,
): Room {
  const seats = players.map(({ name, bot }, seat) => ({ name, bot, member: memberOn(seat, bot) }));
  const begun = beginGame({ game: 1, id: '', rules, seats, dealer, start: { counters, boxes } }, now);
  const game = withStep(begun, reached);
  return roomAround({ rules, players }, game, now, pace);
}

/** The member on a person's seat; null for a bot. */
export function memberOn(seat: number, bot: string | null): MemberId | null {
  return bot === null ? seat + 1 : null;
}

/** The room in which a game at home is played. */
export function roomAround({ rules, players }: HomeGame, game: RoomGame, now: number, pace: Pace): Room {
  const saved: SavedRoom = {
    ...emptyRoom('', homeSettings(rules, players.length), false),
    phase: game.game.ended === null ? 'playing' : 'between',
    members: homeMembers(players),
    nextMember: players.length + 1,
    seats: players.map(
      ({ bot }, seat): Occupant =>
        bot === null ? { type: 'member', member: seat + 1 } : { type: 'bot', bot },
    ),
    games: 1,
  };
  return { saved, talk: NO_TALK, game, live: startLive(saved, now, pace) };
}

function homeMembers(players: readonly PlayerInfo[]): SavedMember[] {
  return players.flatMap(({ name, bot }, seat) =>
    bot === null ? [{ id: seat + 1, name, face: null, tokenHash: '', ready: false, muted: false }] : [],
  );
}

function homeSettings(rules: Ruleset, players: number): RoomSettings {
  return { rules, players, clock: 'none', open: false, freeText: false, spectators: true };
}
