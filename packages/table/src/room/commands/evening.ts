import { success } from '@nain-jaune/engine';
import { hasBoard, isReplaced, memberIn, seatIn, withNewScores } from '../members.ts';
import { withPlaceOffered } from '../placeOffers.ts';
import { isConnected, withPause } from '../presence.ts';
import { isAway, withGift, withPlannedPlayers } from '../seatQueue.ts';
import { type Handler, type Rules, refused, saved } from './handler.ts';

/** Pauses the game of a table in one room, or goes on. */
const pause: Handler<'pause'> = (room, _member, { paused }) =>
  hasBoard(room.saved) ? success({ room: withPause(room, paused) }) : refused('not-now');

const resetScores: Handler<'reset-scores'> = (room) => saved(room, withNewScores(room.saved));

/** Ends the evening of a table in one room, or goes on with it. */
const endEvening: Handler<'end-evening'> = (room, _member, { over }) => {
  const { eveningOver: _, ...going } = room.saved;
  if (!over) return saved(room, going);
  const mayEnd = hasBoard(going) && going.phase === 'between' && going.scores.length > 0;
  return mayEnd ? saved(room, { ...going, eveningOver: true }) : refused('not-now');
};

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

/**
 * Lets a connected member who waits have the place of one who is away: at the next deal if that one is not back before, between
 * games at once.
 */
const givePlace: Handler<'give-place'> = (room, _member, { member, to }) => {
  if (!hasBoard(room.saved)) return refused('not-now');
  if (memberIn(room.saved, member) === undefined) return refused('no-such-member');
  const mayTake = memberIn(room.saved, to)?.waits === true && isConnected(room, to);
  if (!mayTake || seatIn(room.saved, member) === null) return refused('not-now');
  return isAway(room, member) ? saved(room, withGift(room.saved, member, to)) : refused('not-away');
};

/** Sets the number of seats from the next game. Before the first one it follows the people, or is one of the settings. */
const planSeats: Handler<'plan-seats'> = (room, _member, { players }) => {
  if (!hasBoard(room.saved) || room.saved.phase === 'gathering') return refused('not-now');
  if (!room.saved.settings.rules.players.includes(players)) return refused('wrong-player-count');
  return saved(room, withPlannedPlayers(room.saved, players));
};

export const EVENING = {
  pause: { handle: pause, hostOnly: true },
  'reset-scores': { handle: resetScores, hostOnly: true, notWhilePlaying: true },
  'end-evening': { handle: endEvening, hostOnly: true, notWhilePlaying: true },
  'allow-replacement': { handle: allowReplacement, hostOnly: true },
  'give-place': { handle: givePlace, hostOnly: true },
  'plan-seats': { handle: planSeats, hostOnly: true },
} as const satisfies Partial<Rules>;
