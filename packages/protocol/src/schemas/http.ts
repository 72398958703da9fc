import { isRulesetId } from '@nain-jaune/engine';
import * as v from 'valibot';
import { count, fromOne, problem, seatNumber } from './basics.ts';
import { requestedSettings, roomPhase, roomSettings, turnClock } from './room.ts';
import { chosenFace, givenName, shownFace } from './texts.ts';

const guest = { name: givenName, face: v.exactOptional(chosenFace) };

/** Body of `POST /api/tables`: opens a table. The sender is its host, on seat 0. */
export const openTable = v.strictObject({ ...guest, settings: requestedSettings });

/** Body of `POST /api/tables/{code}/members`: joins a table, on the requested seat if it is free, else on the first free one. */
export const joinTable = v.strictObject({ ...guest, seat: v.nullable(seatNumber) });

const rulesetId = v.pipe(v.string(), v.check(isRulesetId, 'the id of a ruleset, such as lindor-1789'));

/** Body of `POST /api/play`: joins strangers at a table that waits for players, else at a new one. `ruleset` null: any, `famille` for a new table. */
export const playNow = v.strictObject({ ...guest, ruleset: v.nullable(rulesetId) });

/** Answer to all three: the table, the member id, and the secret by which the member is known. */
export const joined = v.object({
  code: v.string(),
  member: fromOne,
  token: v.pipe(v.string(), v.description('The secret of the member: 32 bytes in base64url.')),
});

/** A table in the lobby. */
export const lobbyTable = v.object({
  code: v.string(),
  ruleset: v.string(),
  /** Whether its rules differ from the named ruleset. */
  houseRules: v.boolean(),
  /** The host's name. */
  host: v.string(),
  players: count,
  /** Seated members. */
  members: count,
  bots: count,
  clock: turnClock,
  phase: roomPhase,
  /** Whether it was opened by `POST /api/play` and has its settings still. */
  playNow: v.boolean(),
});

/** Answer to `GET /api/tables`: tables that wait for players first. */
export const lobbyTables = v.array(lobbyTable);

const shown = { name: v.string(), face: shownFace };

/** Answer to `GET /api/tables/{code}`: a table as anyone with its code may see it. */
export const tableSummary = v.object({
  code: v.string(),
  phase: roomPhase,
  settings: roomSettings,
  host: v.nullable(v.string()),
  /** Who sits where, with name and portrait. The name of a free seat is empty. */
  seats: v.array(
    v.variant('type', [
      v.object({ type: v.literal('free'), ...shown }),
      v.object({ type: v.literal('bot'), bot: v.string(), ...shown }),
      v.object({ type: v.literal('member'), member: fromOne, ...shown }),
    ]),
  ),
  /** How many games have begun, and the numbers of those that are over. */
  games: count,
  records: v.array(fromOne),
});

/** Body of every refusal over HTTP. */
export const httpRefusal = v.object({
  error: v.picklist([
    'malformed',
    'no-such-table',
    'no-such-game',
    'table-full',
    'table-closed',
    'damaged',
    'removed',
    'banned',
    'wrong-token',
    'too-many',
    'too-large',
    'wrong-origin',
    'not-found',
    'not-allowed',
    'not-ready',
    'internal',
  ]),
  problems: v.array(problem),
});
