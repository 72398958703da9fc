import { allowReplacement, pause, resetScores } from './evening.ts';
import type { Rules } from './handler.ts';
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
import { changeSettings, emptySeat, seatBot, sit, stand } from './seating.ts';
import { start } from './start.ts';
import { report, say, write } from './talking.ts';

/** The commands of people besides those of play, and who may send them when. */
export const PEOPLE_COMMANDS = {
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
} as const satisfies Partial<Rules>;
