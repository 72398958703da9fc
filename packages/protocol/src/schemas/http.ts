import { isRulesetId } from '@nain-jaune/engine';
import * as v from 'valibot';
import { count, fromOne, problem, seat, seatNumber } from './basics.ts';
import { joining, requestedSettings, roomPhase, roomSettings, turnClock } from './room.ts';
import { chosenFace, givenName, placeSecret, shownFace } from './texts.ts';

export {
  attemptResult,
  challenge,
  challengeCode,
  challengeEntry,
  dailyResults,
  newAttempt,
} from './daily.ts';

const guest = { name: givenName, face: v.exactOptional(chosenFace) };

/** Body of `POST /api/tables`, which opens a table with the sender as host on seat 0, or without a seat as its `board`. */
export const openTable = v.strictObject({
  ...guest,
  settings: requestedSettings,
  board: v.exactOptional(v.literal(true)),
});

/**
 * Body of `POST /api/tables/{code}/members`, which joins a table on the requested seat or, if it is taken, on the first free
 * one. Without one they wait for a seat, if `joining` of the table says so. `replaces`: the member whose place the host has offered
 * to another device, and whose name they keep, with the secret that the host got.
 */
export const joinTable = v.strictObject({
  ...guest,
  seat: v.nullable(seatNumber),
  replaces: v.exactOptional(v.strictObject({ member: fromOne, secret: placeSecret })),
});

export const rulesetId = v.pipe(v.string(), v.guard(isRulesetId, 'the id of a ruleset, such as lindor-1789'));

/**
 * Body of `POST /api/play`, which joins a table that waits for players or opens one. `ruleset` null: any, `famille` for a new
 * table.
 */
export const playNow = v.strictObject({ ...guest, ruleset: v.nullable(rulesetId) });

/** Answer to all three. */
export const joined = v.object({
  code: v.string(),
  member: fromOne,
  token: v.pipe(v.string(), v.description('The secret of the member: 32 bytes in base64url.')),
});

/** What a visitor can do. */
const visiting = {
  joining,
  /** Whether one more client may watch. */
  watching: v.boolean(),
};

export const lobbyTable = v.object({
  code: v.string(),
  ruleset: v.string(),
  /** Whether the rules are none of the six, apart from the number of players and the length. */
  houseRules: v.boolean(),
  host: v.string(),
  players: count,
  /** Members with a seat. */
  members: count,
  bots: count,
  clock: turnClock,
  phase: roomPhase,
  /** Whether it was opened by `POST /api/play` and has the settings of such a table. */
  playNow: v.boolean(),
  /** How long connected members have waited for others before the first game, in milliseconds; null if none does. */
  waitedFor: v.optional(v.nullable(count), null),
  ...visiting,
});

/** Answer to `GET /api/tables`, tables that wait for players first. */
export const lobbyTables = v.array(lobbyTable);

const shown = { name: v.string(), face: shownFace };

/** Answer to `GET /api/tables/{code}`, which anyone with the code may see. */
export const tableSummary = v.object({
  code: v.string(),
  phase: roomPhase,
  settings: roomSettings,
  /** Empty if there is no host or it has no name, and for a board. */
  host: v.string(),
  /** The name of a free seat is empty. */
  seats: v.array(
    v.variant('type', [
      v.object({ type: v.literal('free'), ...shown }),
      v.object({ type: v.literal('bot'), bot: v.string(), ...shown }),
      v.object({ type: v.literal('member'), member: fromOne, ...shown }),
    ]),
  ),
  /** The number of games that have begun. */
  games: count,
  records: v.array(fromOne),
  /** The place of the member whose token was sent, and where the game is. Null for everyone else. */
  place: v.optional(
    v.nullable(
      v.object({
        /** Null without a seat. */
        seat: v.nullable(seat),
        board: v.boolean(),
        /** The deal in progress or the last one of the game in progress; null if there is none. */
        deal: v.nullable(fromOne),
        /** Null if no player is to move. */
        toMove: v.nullable(seat),
      }),
    ),
    null,
  ),
  ...visiting,
});

export const httpRefusal = v.object({
  error: v.picklist([
    'malformed',
    'no-such-table',
    'no-such-game',
    'no-such-day',
    'not-yet',
    'too-late',
    'forged',
    'no-such-challenge',
    'challenge-full',
    'table-full',
    'table-closed',
    'damaged',
    'removed',
    'link-renewed',
    'banned',
    'wrong-token',
    'not-offered',
    'too-many',
    'too-large',
    'wrong-origin',
    'not-found',
    'not-ready',
    'internal',
  ]),
  problems: v.array(problem),
});

/** Answer to `GET /api/tables/{code}/records/{game}`. */
export const record = v.pipe(
  v.looseObject({}),
  v.description('The record of a game, as described in docs/record-format.md.'),
);

/** Answer to `GET /api/about`: the operator, the privacy notice, and how many days data is stored. */
export const about = v.object({
  operator: v.nullable(v.object({ name: v.string(), contact: v.nullable(v.string()) })),
  privacy: v.nullable(v.string()),
  kept: v.object({
    talkDays: count,
    tablesDays: count,
    recordsDays: count,
    reportsDays: count,
    dailyDays: count,
    challengesDays: count,
  }),
  /** Whether `GET /api/records` serves games of open tables. */
  publicRecords: v.boolean(),
  /** The addresses at which others reach the server, the best one first. Only for clients on the same machine. */
  localAddresses: v.optional(v.array(v.string()), []),
  /**
   * Whether others reach the server. Null for clients elsewhere.
   * - `network`: at `localAddresses`.
   * - `untrusted`: there too, but browsers will warn, because the certificate is for other addresses.
   * - `no-network`: its machine is in no network.
   * - `restricted`: it listens to its own machine only.
   */
  reach: v.optional(v.nullable(v.picklist(['network', 'untrusted', 'no-network', 'restricted'])), null),
});
