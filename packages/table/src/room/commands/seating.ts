import { success } from '@nain-jaune/engine';
import type { RoomSettings } from '@nain-jaune/protocol';
import { mayWait } from '../joining.ts';
import {
  freeSeat,
  hasBoard,
  seated,
  seatIn,
  unseated,
  withFreeSeat,
  withMember,
  withOccupant,
  withSettings,
} from '../members.ts';
import { closing, spectatorsOf, withoutSessions } from '../presence.ts';
import type { Room, SavedMember, SavedRoom } from '../room.ts';
import { type CommandOutcome, type Handler, type Rules, refused, saved } from './handler.ts';

const sit: Handler<'sit'> = (room, member, { seat }) => {
  if (member.board) return refused('spectator');
  if (room.saved.phase === 'playing') return waitForSeat(room, member);
  const occupant = room.saved.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (seatIn(room.saved, member.id) === seat) return saved(room, room.saved);
  if (queuesFor(room.saved, member)) return saved(room, withMember(room.saved, member.id, { waits: true }));
  return occupant.type === 'free' ? saved(room, seated(room.saved, member.id, seat)) : refused('seat-taken');
};

/** At a table with a board a member may queue for a seat when none is free. The table may make one. */
function queuesFor(room: SavedRoom, { id }: SavedMember): boolean {
  return hasBoard(room) && seatIn(room, id) === null && freeSeat(room, null) === null;
}

/** During a game a member without a seat gets that of a bot before the next deal. At a table with a board they may queue. */
function waitForSeat(room: Room, { id, waits }: SavedMember): CommandOutcome {
  if (seatIn(room.saved, id) !== null || !(waits || mayWait(room))) return refused('not-now');
  return saved(room, withMember(room.saved, id, { waits: true }));
}

const stand: Handler<'stand'> = (room, member) => saved(room, standing(room.saved, member.id));

/** Puts a bot on a seat without a member. */
const seatBot: Handler<'seat-bot'> = (room, _member, { seat, bot }, { config }) => {
  const occupant = room.saved.seats[seat];
  if (!Object.hasOwn(config.bots, bot)) return refused('no-such-bot');
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.type === 'member') return refused('seat-taken');
  return saved(room, withOccupant(room.saved, seat, { type: 'bot', bot }));
};

const emptySeat: Handler<'empty-seat'> = (room, _member, { seat }) => {
  const occupant = room.saved.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  const next =
    occupant.type === 'member' ? standing(room.saved, occupant.member) : withFreeSeat(room.saved, seat);
  return saved(room, next);
};

function standing(room: SavedRoom, id: SavedMember['id']): SavedRoom {
  return withMember(unseated(room, id), id, { ready: false, waits: false });
}

/**
 * Changes the settings. Spectators leave if the new settings allow none. A table of strangers becomes the host's own, so that
 * it no longer starts automatically or receives strangers.
 */
const changeSettings: Handler<'change-settings'> = (room, _member, { settings }) => {
  if (!settings.rules.players.includes(settings.players)) return refused('wrong-player-count');
  const isSame = JSON.stringify(settings) === JSON.stringify(room.saved.settings);
  if (isSame) return success({ room });
  const ended = settings.spectators ? [] : spectatorsOf(room);
  const changed = {
    ...room,
    saved: { ...withSettings(chosen(room.saved, settings), settings), autoStart: false },
  };
  return success({ room: withoutSessions(changed, ended), closed: closing(ended, 'no-spectators') });
};

/** A new number of seats is the one that the host chose. */
function chosen({ chosenPlayers, ...room }: SavedRoom, { players }: RoomSettings): SavedRoom {
  const isKept = chosenPlayers !== undefined && players === room.settings.players;
  return isKept ? { ...room, chosenPlayers } : room;
}

export const SEATING = {
  sit: { handle: sit },
  stand: { handle: stand, notWhilePlaying: true },
  'seat-bot': { handle: seatBot, hostOnly: true, notWhilePlaying: true },
  'empty-seat': { handle: emptySeat, hostOnly: true, notWhilePlaying: true },
  'change-settings': { handle: changeSettings, hostOnly: true, notWhilePlaying: true },
} as const satisfies Partial<Rules>;
