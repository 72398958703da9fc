import { type GameStart, makeDrawTexts, type Ruleset, type Seat, seatAt } from '@nain-jaune/engine';
import { type DealerDraw, drawDealer, type Random } from '@nain-jaune/engine/random';
import type { MemberId, Occupant, PlayerInfo, RoomSettings } from '@nain-jaune/protocol';
import { emptyRoom } from './members.ts';
import { startLive } from './presence.ts';
import type { Pace, Room, RoomGame, SavedMember, SavedRoom } from './room.ts';
import { beginGame } from './roomGame.ts';
import { NO_TALK } from './talk.ts';

/** A home game. The person on seat s is member s + 1. */
export interface HomeGame {
  readonly rules: Ruleset;
  readonly players: readonly PlayerInfo[];
}

export interface HomeOpening {
  readonly now: number;
  readonly random: Random;
  readonly pace: Pace;
  /** The first dealer; absent if drawn. */
  readonly dealer?: Seat;
  /** Counters and boxes before the first ante; absent for those of the rules. */
  readonly start?: GameStart;
}

/** Opens a home room and begins its game. Throws a `RangeError` if the rules do not allow this number of players. */
export function openHomeRoom({ rules, players }: HomeGame, opening: HomeOpening): Room {
  const { now, random, pace, start } = opening;
  if (!rules.players.includes(players.length))
    throw new RangeError(`${rules.id} is not played by ${players.length}`);
  const { dealer, drawn }: DealerDraw =
    opening.dealer === undefined ? firstDealer({ rules, players }, random) : { dealer: opening.dealer };
  const seats = players.map(({ name, bot }, seat) => ({ name, bot, member: memberOn(seat, bot) }));
  const begun = { game: 1, id: '', rules, seats, dealer, ...(drawn && { drawn: makeDrawTexts(drawn) }) };
  const game = beginGame({ ...begun, ...(start && { start }) }, now);
  return roomAround({ rules, players }, game, now, pace);
}

/** Where the players choose the first dealer (R23), it is the first person. */
function firstDealer({ rules, players }: HomeGame, random: Random): DealerDraw {
  const person = players.findIndex(({ bot }) => bot === null);
  return rules.firstDealer === 'chosen' && person >= 0
    ? { dealer: seatAt(person) }
    : drawDealer(rules, players.length, random);
}

/** Returns the member on a person's seat; null for a bot. */
export function memberOn(seat: number, bot: string | null): MemberId | null {
  return bot === null ? seat + 1 : null;
}

/** A home room around a game of these players. */
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
    bot === null
      ? [
          {
            id: seat + 1,
            name,
            face: null,
            tokenHash: '',
            ready: false,
            muted: false,
            board: false,
            waits: false,
          },
        ]
      : [],
  );
}

function homeSettings(rules: Ruleset, players: number): RoomSettings {
  return { rules, players, clock: 'none', open: false, freeText: false, spectators: true };
}
