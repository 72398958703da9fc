import * as v from 'valibot';
import { PHRASES, PROTOCOL_VERSION } from '../constants.ts';
import { botName, commandId, count, fromOne, moveText, players, seatNumber } from './basics.ts';
import { requestedSettings } from './room.ts';
import { chosenFace, cutNumber, givenName, invitation, ownText, token } from './texts.ts';

function command<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) {
  return v.strictObject({ type: v.literal(type), id: commandId, ...entries });
}

export const act = command('act', { move: moveText });

/** Requests the next deal, the first included. */
const deal = command('deal', {});

/**
 * Commands of a client. Each has a unique id, so that a command that is sent twice is carried out once.
 * - `cut`: the cutter's number, before the shuffle.
 * - `sit`, `stand`: takes a free seat, or leaves one's own. At a table with a board `sit` waits for a seat if none is free. During a
 *   game it waits for one, and `stand` is refused.
 * - `rename`: changes the name, and the portrait unless `face` is missing.
 * - `leave`: leaves permanently. During a game a bot takes over.
 * - `return`: takes over from the bot that plays for the sender, as every other command but `cut` does. `enter` on the same
 *   connection does not.
 * - `say`: a quick phrase. `write`: a text, if the settings allow it.
 * - `report`: reports a member to the operator, with the last sayings.
 * - Host or board only: `start` (bots take the free seats; `dealer`: the first dealer, where the players choose), `seat-bot`, `empty-seat`, `change-settings`, `mute`, `remove` (a
 *   member, not during a game; they cannot join again), `remove-spectators`, `renew-link` (of a table that the lobby does not list),
 *   `make-host`, `pause`, `reset-scores` (a new evening).
 * - `end-evening`: host or board only, at a table with a board between games, after at least one. The next game begins new scores.
 *   `over`: false goes on with the scores.
 * - `allow-replacement`: host or board only, at a table with a board. For two minutes a device with the secret in the answer may
 *   join in place of a member who is disconnected, or whose place another device has taken in this way.
 * - `give-place`: host or board only, at a table with a board. `to`, who waits, gets the place of `member`, who is away: at the next
 *   deal if that one is not back before, between games at once.
 * - `plan-seats`: host or board only, at a table with a board after its first start. The number of seats from the next game.
 */
const commands = [
  act,
  deal,
  command('cut', { deal: fromOne, number: cutNumber }),
  command('sit', { seat: seatNumber }),
  command('stand', {}),
  command('ready', { ready: v.boolean() }),
  command('rename', { name: givenName, face: v.exactOptional(chosenFace) }),
  command('leave', {}),
  command('return', {}),
  command('say', { phrase: v.picklist(PHRASES) }),
  command('write', { text: ownText }),
  command('report', { member: fromOne }),
  command('start', { dealer: v.exactOptional(seatNumber) }),
  command('seat-bot', { seat: seatNumber, bot: botName }),
  command('empty-seat', { seat: seatNumber }),
  command('change-settings', { settings: requestedSettings }),
  command('mute', { member: fromOne, muted: v.boolean() }),
  command('remove', { member: fromOne }),
  command('remove-spectators', {}),
  command('renew-link', {}),
  command('make-host', { member: fromOne }),
  command('pause', { paused: v.boolean() }),
  command('reset-scores', {}),
  command('end-evening', { over: v.boolean() }),
  command('allow-replacement', { member: fromOne }),
  command('give-place', { member: fromOne, to: fromOne }),
  command('plan-seats', { players }),
] as const;

/**
 * The first message over a socket: the table, the member and the last known event. Sent again for the same member, it
 * requests the events since then.
 */
export const enter = v.strictObject({
  type: v.literal('enter'),
  version: v.literal(PROTOCOL_VERSION),
  /** For a spectator with the key of a renewed link. */
  code: invitation,
  /** Null for a spectator. */
  token: v.nullable(token),
  /** The game whose events the client has, and the number of the last event; null for none. */
  game: v.nullable(fromOne),
  last: v.nullable(count),
});

/** A message from a client. Unknown keys are refused. */
export const clientMessage = v.variant('type', [...commands, enter]);
