import * as v from 'valibot';
import { CLOCK_SECONDS, PHRASES } from '../constants.ts';
import { amount, count, fromOne, players, ruleset, seat } from './basics.ts';
import { shownFace } from './texts.ts';

/** The time limit for a move. */
export const turnClock = v.picklist(Object.keys(CLOCK_SECONDS) as (keyof typeof CLOCK_SECONDS)[]);

/**
 * The phase of a table.
 * - `gathering`: members sit down and say that they are ready.
 * - `playing`: a game is in progress.
 * - `between`: a game is over. Seats may change, and the next game may start.
 * - `closed`: permanently. The records are still available for a while.
 */
export const roomPhase = v.picklist(['gathering', 'playing', 'between', 'closed']);

const settingsKeys = {
  rules: ruleset,
  players,
  clock: turnClock,
  /** Whether the lobby lists the table. Otherwise it is reached only by link or code. */
  open: v.boolean(),
  /** Whether members may write texts besides quick phrases. */
  freeText: v.boolean(),
  /** Whether clients without a seat may watch. */
  spectators: v.optional(v.boolean(), true),
};

/** Settings of a table. The host changes them between games. */
export const roomSettings = v.object(settingsKeys);

/** Settings from a client. Unknown keys and a number of players that the rules do not allow are refused. */
export const requestedSettings = v.pipe(
  v.strictObject(settingsKeys),
  v.forward(
    v.partialCheck(
      [['rules'], ['players']],
      ({ rules, players }) => rules.players.includes(players),
      ({ input }) => `${input.rules.players.join(' | ')} (rules.players)`,
    ),
    ['players'],
  ),
);

export const member = v.object({
  /** From 1. Never used again at this table. */
  id: fromOne,
  /** Empty if the name was deleted. */
  name: v.string(),
  face: shownFace,
  connected: v.boolean(),
  /** Whether a bot plays for this member. */
  away: v.boolean(),
  ready: v.boolean(),
  /** Whether the host has muted this member. */
  muted: v.boolean(),
  /** Whether this is the shared screen of the players: a member without a seat, who sees what spectators see. */
  board: v.optional(v.boolean(), false),
  /** Whether this member without a seat gets one as soon as one is free, during a game at the next deal. */
  waits: v.optional(v.boolean(), false),
  /**
   * When this member, who waits during a game, gets a seat as things are: at the next deal, or from the next game. Null for none
   * that is free yet.
   */
  seatFrom: v.optional(v.nullable(v.picklist(['next-deal', 'next-game'])), null),
  /** The member, who is away, whose place this one gets at the next deal. Void when that one is back before. Null for none. */
  takes: v.optional(v.nullable(fromOne), null),
  /** Whether another device has taken the place of this member. The host may offer it again. */
  replaced: v.optional(v.boolean(), false),
});

/** What a player has won at this table since the scores began. */
export const score = v.object({
  /** Null for a bot. */
  member: v.nullable(fromOne),
  name: v.string(),
  bot: v.nullable(v.string()),
  games: count,
  /** Games won. A shared first place counts for each winner. */
  wins: count,
  /** Counters won less counters lost. */
  counters: amount,
  /** The most counters that one honour swept. At a table with a board only, as `run`. */
  sweep: v.optional(count, 0),
  /** The most cards laid in a row in one run. */
  run: v.optional(count, 0),
});

/**
 * What a new member gets at a table now.
 * - `seat`: a free seat. At a table with a board also one that is made before the first game.
 * - `next-deal`: at the next deal the place of a bot, which fills a free seat or plays for a member who has left.
 * - `wait`: at a table with a board, the next seat that becomes free.
 * - `full`: nothing. Joining is refused.
 */
export const joining = v.picklist(['seat', 'next-deal', 'wait', 'full']);

/** The occupant of a seat. */
export const occupant = v.variant('type', [
  v.object({ type: v.literal('free') }),
  v.object({ type: v.literal('bot'), bot: v.string() }),
  v.object({ type: v.literal('member'), member: fromOne }),
]);

/** The next deal. The server is bound to its secret before the cutter's number is known. */
export const nextDeal = v.object({
  /** Identifies the game in the proofs of its deals. Sent before the cut, so that the server cannot choose it afterwards. */
  gameId: v.string(),
  deal: fromOne,
  /** SHA-256 of the server's secret, in hexadecimal. */
  commitment: v.string(),
  /** The dealer's left-hand neighbour (R19). */
  cutter: seat,
  /** Whether the cutter's number was received. */
  cut: v.boolean(),
});

/** The state of a table without the game, as every client sees it. Times are milliseconds from this message. */
export const roomInfo = v.object({
  code: v.string(),
  /** What is in the link to this table: the code, followed by a key if the host has renewed the link. */
  invitation: v.string(),
  phase: roomPhase,
  settings: roomSettings,
  /** The member who may start games, change the settings and moderate; null if there is none. */
  host: v.nullable(fromOne),
  /** In order of their ids. */
  members: v.array(member),
  /** From seat 0 clockwise. */
  seats: v.array(occupant),
  /** The number of seats from the next game; null for the present one. */
  nextPlayers: v.optional(v.nullable(players), null),
  spectators: count,
  /** The number of games that have begun, and of the current or last game. */
  games: count,
  /** Null if no deal is due. */
  nextDeal: v.nullable(nextDeal),
  /** The seat whose turn clock runs, and the remaining time. */
  turn: v.nullable(v.object({ seat, endsIn: count })),
  /** Time until the game starts automatically, with bots on the free seats; null if it does not. */
  startsIn: v.nullable(count),
  /** How long connected members have waited at their seats before the first game; null if none does. */
  waitedFor: v.optional(v.nullable(count), null),
  /** Time until the next deal is dealt automatically; null if it is not. */
  dealsIn: v.nullable(count),
  /** Whether the host has paused the game. Nothing happens by itself meanwhile. */
  paused: v.optional(v.boolean(), false),
  /** The scores over all games, the highest first. */
  scores: v.optional(v.array(score), []),
  /** Whether the evening is over: the scores are final, and the next game begins new ones. */
  eveningOver: v.optional(v.boolean(), false),
  joining,
});

/** A quick phrase or a text of a member. */
export const saying = v.object({
  /** From 1. */
  number: fromOne,
  member: fromOne,
  /** The member's name when they wrote it. */
  name: v.string(),
  phrase: v.nullable(v.picklist(PHRASES)),
  text: v.nullable(v.string()),
});
