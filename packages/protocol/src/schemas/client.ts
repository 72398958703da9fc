import * as v from 'valibot';
import { PROTOCOL_VERSION } from '../constants.ts';
import { PHRASES } from '../phrases.ts';
import { commandId, count, fromOne, moveText, seatNumber } from './basics.ts';
import { requestedSettings } from './room.ts';
import { chosenFace, cutNumber, givenName, ownText, tableCode, token } from './texts.ts';

const LONGEST_BOT_NAME = 64;
const botName = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_BOT_NAME));

function command<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) {
  return v.strictObject({ type: v.literal(type), id: commandId, ...entries });
}

/** A move of the sender's seat. */
export const act = command('act', { move: moveText });

/** Asks for the next deal, the first included. */
const deal = command('deal', {});

/**
 * Commands of a client. Each has an id of the client's choice, new for each command: a command that is sent twice is carried
 * out once.
 * - `cut`: the cutter's number, before the cards are shuffled.
 * - `sit`, `stand`: takes a free seat, or gives up one's own. Not during a game.
 * - `rename`: another name, and another portrait unless `face` is missing.
 * - `leave`: for good. During a game a bot plays on.
 * - `return`: the sender plays again where a bot does. Every other command but `cut` does that too; `enter` on the same connection
 *   does not.
 * - `say`: a quick phrase. `write`: a text, if the settings allow it.
 * - `report`: tells the operator about a member, with the last sayings.
 * - Only the host: `start` (bots take the free seats), `seat-bot`, `empty-seat`, `change-settings`, `mute`, `remove` (a member, not
 *   during a game; they cannot join again), `remove-spectators`, `make-host`.
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
  command('start', {}),
  command('seat-bot', { seat: seatNumber, bot: botName }),
  command('empty-seat', { seat: seatNumber }),
  command('change-settings', { settings: requestedSettings }),
  command('mute', { member: fromOne, muted: v.boolean() }),
  command('remove', { member: fromOne }),
  command('remove-spectators', {}),
  command('make-host', { member: fromOne }),
] as const;

/**
 * The first message over a socket: who the sender is and which events it has. Sent again for the same member, it brings the
 * client up to date.
 */
export const enter = v.strictObject({
  type: v.literal('enter'),
  version: v.literal(PROTOCOL_VERSION),
  code: tableCode,
  /** The secret of a member; null to watch. */
  token: v.nullable(token),
  /** The game whose events the client has, and the number of the last one; null for none. */
  game: v.nullable(fromOne),
  last: v.nullable(count),
});

/** A message from a client. Strict: unknown keys are refused. */
export const clientMessage = v.variant('type', [...commands, enter]);
