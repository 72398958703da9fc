import type { Command } from '@nain-jaune/protocol';
import type { Context } from '../input.ts';
import type { Room, SavedMember } from '../room.ts';
import { allowReplacement, pause, resetScores } from './evening.ts';
import { type CommandOf, type CommandOutcome, type Handler, refused } from './handler.ts';
import {
  comeBack,
  leave,
  makeHost,
  mute,
  ready,
  remove,
  removeSpectators,
  rename,
  renewLink,
} from './membership.ts';
import { act, cut, deal } from './play.ts';
import { changeSettings, emptySeat, seatBot, sit, stand } from './seating.ts';
import { start } from './start.ts';
import { report, say, write } from './talking.ts';

interface Rule<Type extends Command['type']> {
  readonly handle: Handler<Type>;
  /** Also for the board, which keeps the rights of the host. */
  readonly hostOnly?: true;
  readonly notWhilePlaying?: true;
}

/** Every command, and who may send it when. */
const COMMANDS: { readonly [Type in Command['type']]: Rule<Type> } = {
  act: { handle: act },
  deal: { handle: deal },
  cut: { handle: cut },
  sit: { handle: sit },
  stand: { handle: stand, notWhilePlaying: true },
  ready: { handle: ready, notWhilePlaying: true },
  rename: { handle: rename },
  leave: { handle: leave },
  return: { handle: comeBack },
  say: { handle: say },
  write: { handle: write },
  report: { handle: report },
  start: { handle: start, hostOnly: true, notWhilePlaying: true },
  'seat-bot': { handle: seatBot, hostOnly: true, notWhilePlaying: true },
  'empty-seat': { handle: emptySeat, hostOnly: true, notWhilePlaying: true },
  'change-settings': { handle: changeSettings, hostOnly: true, notWhilePlaying: true },
  mute: { handle: mute, hostOnly: true },
  remove: { handle: remove, hostOnly: true, notWhilePlaying: true },
  'remove-spectators': { handle: removeSpectators, hostOnly: true },
  'renew-link': { handle: renewLink, hostOnly: true },
  'make-host': { handle: makeHost, hostOnly: true },
  pause: { handle: pause, hostOnly: true },
  'reset-scores': { handle: resetScores, hostOnly: true, notWhilePlaying: true },
  'allow-replacement': { handle: allowReplacement, hostOnly: true },
};

export function carryOut<Type extends Command['type']>(
  room: Room,
  member: SavedMember,
  command: CommandOf<Type> & { readonly type: Type },
  context: Context,
): CommandOutcome {
  const { handle, hostOnly, notWhilePlaying }: Rule<Type> = COMMANDS[command.type];
  const { host, phase } = room.saved;
  if (hostOnly && host !== member.id && !member.board) return refused('host-only');
  if (notWhilePlaying && phase === 'playing') return refused('not-now');
  return handle(room, member, command, context);
}
