import { success } from '@nain-jaune/engine';
import { hasBoard, isReplaced, memberIn } from '../members.ts';
import { withPlaceOffered } from '../placeOffers.ts';
import { isConnected, withPause } from '../presence.ts';
import { type Handler, type Rules, refused, saved } from './handler.ts';

/** Pauses the game of a table in one room, or goes on. */
const pause: Handler<'pause'> = (room, _member, { paused }) =>
  hasBoard(room.saved) ? success({ room: withPause(room, paused) }) : refused('not-now');

const resetScores: Handler<'reset-scores'> = (room) => saved(room, { ...room.saved, scores: [] });

/**
 * Lets another device take over a member of a table in one room: one who is disconnected, or whose place another device has taken
 * already.
 */
const allowReplacement: Handler<'allow-replacement'> = (room, _member, command, context) => {
  const member = memberIn(room.saved, command.member);
  if (!hasBoard(room.saved)) return refused('not-now');
  if (member === undefined || member.board) return refused('no-such-member');
  if (isConnected(room, member.id) && !isReplaced(member)) return refused('not-away');
  return success(withPlaceOffered(room, member, context));
};

export const EVENING = {
  pause: { handle: pause, hostOnly: true },
  'reset-scores': { handle: resetScores, hostOnly: true, notWhilePlaying: true },
  'allow-replacement': { handle: allowReplacement, hostOnly: true },
} as const satisfies Partial<Rules>;
