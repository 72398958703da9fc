import * as v from 'valibot';
import { PROTOCOL_VERSION } from '../constants.ts';
import { count, fromOne, moveText, problem } from './basics.ts';
import { tableEvent } from './events.ts';
import { commandRefusal } from './refusals.ts';
import { roomInfo, saying } from './room.ts';
import { gameView } from './view.ts';

/** What the client may do after the last event. */
const choices = {
  /** Legal moves of its seat; none if it is not to move. */
  legal: v.array(moveText),
  /** Whether it may request the next deal. */
  mayDeal: v.boolean(),
};

/** A whole game as one client sees it. */
export const gameSnapshot = v.object({
  game: fromOne,
  /** The players from seat 0. `bot` is null for a person. */
  players: v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
  /** The number of the last event in the view; 0 before the first. */
  number: count,
  view: gameView,
  ...choices,
});

/**
 * The whole state as one client sees it. It answers {@link enter} and begins each game. `game` is null if there is none, or
 * if the client has it and `events` follow.
 */
export const snapshot = v.object({
  type: v.literal('snapshot'),
  version: v.literal(PROTOCOL_VERSION),
  member: v.nullable(fromOne),
  room: roomInfo,
  sayings: v.array(saying),
  game: v.nullable(gameSnapshot),
});

/** Events of the game. The event at index k has the number `from + k`. */
export const events = v.object({
  type: v.literal('events'),
  game: fromOne,
  from: fromOne,
  events: v.array(tableEvent),
  ...choices,
});

/**
 * Why a connection ends.
 * - `displaced`: the member has a newer connection, or the host offers their place to another device again.
 * - `removed`: the host has removed this member, or they have left.
 * - `link-renewed`: the host has renewed the link with which this spectator came.
 * - `no-spectators`: the settings allow no spectators, or there are too many.
 * - `table-closed`, `no-such-table`, `wrong-token`: there is nothing to enter. `damaged`: the table cannot be read.
 * - `moving`: this server stops, and the client should connect again at once. `flooding`: too many messages, or too many
 *   malformed ones.
 * - `banned`: the operator has banned this person.
 */
export const closeReason = v.picklist([
  'displaced',
  'removed',
  'link-renewed',
  'no-spectators',
  'table-closed',
  'damaged',
  'no-such-table',
  'wrong-token',
  'moving',
  'flooding',
  'banned',
]);

/** A message from a server, or from the worker of a home game. Clients drop unknown keys. */
export const serverMessage = v.variant('type', [
  events,
  snapshot,
  v.object({ type: v.literal('room'), changes: v.partial(roomInfo) }),
  v.object({ type: v.literal('said'), saying }),
  v.object({ type: v.literal('erased'), member: fromOne }),
  /**
   * A command other than `act` and `deal` was carried out. Its effects were sent before. `secret`, in the answer to
   * `allow-replacement` only: what a device needs to take the place.
   */
  v.object({ type: v.literal('accepted'), id: v.string(), secret: v.exactOptional(v.string()) }),
  v.object({ type: v.literal('refused'), id: v.string(), refusal: commandRefusal }),
  v.object({
    type: v.literal('problem'),
    code: v.picklist(['malformed', 'wrong-version']),
    problems: v.array(problem),
  }),
  v.object({ type: v.literal('closed'), reason: closeReason }),
]);
