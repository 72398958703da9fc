import * as v from 'valibot';
import { CLOCK_SECONDS } from '../constants.ts';
import { PHRASES } from '../phrases.ts';
import { count, fromOne, playedRuleset, ruleset, seat } from './basics.ts';
import { shownFace } from './texts.ts';

/** How long a member may take for a move. */
export const turnClock = v.picklist(Object.keys(CLOCK_SECONDS) as (keyof typeof CLOCK_SECONDS)[]);

/**
 * The life of a table.
 * - `gathering`: people come, sit down and say that they are ready.
 * - `playing`: a game is in progress.
 * - `between`: a game is over. Seats may change, and the next game may start.
 * - `closed`: nothing happens any more. The records stay for a while.
 */
export const roomPhase = v.picklist(['gathering', 'playing', 'between', 'closed']);

const settingsKeys = {
  rules: playedRuleset,
  /** How many play. */
  players: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(8)),
  clock: turnClock,
  /** Whether the lobby lists the table. Otherwise it is found by its link or code alone. */
  open: v.boolean(),
  /** Whether members may write texts of their own. Otherwise they use quick phrases. */
  freeText: v.boolean(),
  /** Whether people without a seat may watch. */
  spectators: v.optional(v.boolean(), true),
};

/** Settings of a table. Its host changes them between games. */
export const roomSettings = v.object(settingsKeys);

/** Settings that a client asks for: no other keys, and a number of players that the rules allow. */
export const requestedSettings = v.pipe(
  v.strictObject({ ...settingsKeys, rules: ruleset }),
  v.forward(
    v.partialCheck(
      [['rules'], ['players']],
      ({ rules, players }) => rules.players.includes(players),
      ({ input }) => `${input.rules.players.join(' | ')} (rules.players)`,
    ),
    ['players'],
  ),
);

/** A person who has joined, seated or not. */
export const member = v.object({
  /** Number at this table, from 1. Never given twice. */
  id: fromOne,
  /** Empty after the name was deleted. */
  name: v.string(),
  face: shownFace,
  connected: v.boolean(),
  /** Whether a bot plays for this member until they are back. */
  away: v.boolean(),
  ready: v.boolean(),
  /** Whether the host has forbidden this member to talk. */
  muted: v.boolean(),
});

/** Who has a seat. */
export const occupant = v.variant('type', [
  v.object({ type: v.literal('free') }),
  v.object({ type: v.literal('bot'), bot: v.string() }),
  v.object({ type: v.literal('member'), member: fromOne }),
]);

/** The next deal: the server is bound to its secret before the cutter's number is known. */
export const nextDeal = v.object({
  /** Names the game in the proofs of its deals. Told before the cut, so that the server cannot choose it afterwards. */
  gameId: v.string(),
  /** Number of the deal in its game, from 1. */
  deal: fromOne,
  /** SHA-256 of the server's secret, as 64 hexadecimal digits. */
  commitment: v.string(),
  /** The dealer's left-hand neighbour (R19). */
  cutter: seat,
  /** Whether the cutter has given a number. */
  cut: v.boolean(),
});

/** Everything about a table that is not the game itself. Holds nothing secret. Times are in milliseconds from this message. */
export const roomInfo = v.object({
  code: v.string(),
  phase: roomPhase,
  settings: roomSettings,
  /** The member who may start, change the settings and keep order; null if there is none. */
  host: v.nullable(fromOne),
  /** In the order of their ids. */
  members: v.array(member),
  /** From seat 0 clockwise. As many as play. */
  seats: v.array(occupant),
  /** How many people watch. */
  spectators: count,
  /** How many games have begun. The current or last game has this number. */
  games: count,
  /** Null if no deal is due. */
  nextDeal: v.nullable(nextDeal),
  /** The seat whose turn clock runs, and the time left. */
  turn: v.nullable(v.object({ seat, endsIn: count })),
  /** Time until the game starts by itself, bots on the free seats; null if it does not. */
  startsIn: v.nullable(count),
  /** Time until the next deal is dealt unasked; null if it is not. */
  dealsIn: v.nullable(count),
});

/** Something a member has said: a quick phrase or a text. */
export const saying = v.object({
  /** From 1, in the order of the table. */
  number: fromOne,
  member: fromOne,
  /** The member's name at that time. */
  name: v.string(),
  phrase: v.nullable(v.picklist(PHRASES)),
  text: v.nullable(v.string()),
});
