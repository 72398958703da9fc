import * as v from 'valibot';
import { PROTOCOL_VERSION } from '../constants.ts';
import { count, fromOne, moveText, problem } from './basics.ts';
import { tableEvent } from './events.ts';
import { commandRefusal } from './refusals.ts';
import { roomInfo, saying } from './room.ts';
import { gameView } from './view.ts';

/** What the client may do after the last event. */
const choices = {
  /** Moves that its seat may make now; none if it is not to move. */
  legal: v.array(moveText),
  /** Whether it may ask for the next deal now. */
  mayDeal: v.boolean(),
};

/** A whole game as this client may see it. */
export const gameSnapshot = v.object({
  /** Number of the game at its table, from 1. */
  game: fromOne,
  /** Who plays, from seat 0. `bot` is null for a person. */
  players: v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
  /** Number of the last event in the view; 0 before the first. */
  number: count,
  view: gameView,
  ...choices,
});

/**
 * Everything that this client may know; answers {@link enter} and begins each game. `game` is null if there is no game, or if
 * the client has it already and `events` follow.
 */
export const snapshot = v.object({
  type: v.literal('snapshot'),
  version: v.literal(PROTOCOL_VERSION),
  /** The client's member id; null for a spectator. */
  member: v.nullable(fromOne),
  room: roomInfo,
  sayings: v.array(saying),
  game: v.nullable(gameSnapshot),
});

/** What happened in the game. Event k has the number `from + k`. */
export const events = v.object({
  type: v.literal('events'),
  game: fromOne,
  from: fromOne,
  events: v.array(tableEvent),
  ...choices,
});

/**
 * Why a connection ends.
 * - `displaced`: a newer connection of the same member.
 * - `removed`: the host has removed this person, or they have left.
 * - `no-spectators`: the settings allow no spectators, or there are too many.
 * - `table-closed`: the table is closed. `no-such-table`, `wrong-token`: nothing to enter. `damaged`: the table cannot be read.
 * - `moving`: this server stops; connect again at once. `flooding`: too many messages, or too many malformed ones.
 * - `banned`: the operator has excluded this person.
 */
export const closeReason = v.picklist([
  'displaced',
  'removed',
  'no-spectators',
  'table-closed',
  'damaged',
  'no-such-table',
  'wrong-token',
  'moving',
  'flooding',
  'banned',
]);

/** A message from a server, or from the worker of a game at home. Keys that a client does not know are dropped. */
export const serverMessage = v.variant('type', [
  events,
  snapshot,
  /** The keys of the room that have changed, whole. */
  v.object({ type: v.literal('room'), changes: v.partial(roomInfo) }),
  v.object({ type: v.literal('said'), saying }),
  /** What a member has said was deleted. */
  v.object({ type: v.literal('erased'), member: fromOne }),
  /** A command other than `act` and `deal` was carried out. Its effects were sent before. */
  v.object({ type: v.literal('accepted'), id: v.string() }),
  /** A command was refused. The state has not changed. */
  v.object({ type: v.literal('refused'), id: v.string(), refusal: commandRefusal }),
  /** A message was not understood. */
  v.object({
    type: v.literal('problem'),
    code: v.picklist(['malformed', 'wrong-version']),
    problems: v.array(problem),
  }),
  /** The last message of a connection. */
  v.object({ type: v.literal('closed'), reason: closeReason }),
]);
