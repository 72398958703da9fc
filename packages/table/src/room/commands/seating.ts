import { seated, seatIn, unseated, withFreeSeat, withMember, withOccupant } from '../members.ts';
import type { SavedMember, SavedRoom } from '../room.ts';
import type { Handler } from './commands.ts';
import { refused, saved } from './outcomes.ts';

/** Takes a free seat. */
export const sit: Handler<'sit'> = (room, member, { seat }) => {
  const occupant = room.saved.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (seatIn(room.saved, member.id) === seat) return saved(room, room.saved);
  return occupant.type === 'free' ? saved(room, seated(room.saved, member.id, seat)) : refused('seat-taken');
};

/** Gives up one's own seat. */
export const stand: Handler<'stand'> = (room, member) => saved(room, standing(room.saved, member.id));

/** Gives a seat without a member to a bot. */
export const seatBot: Handler<'seat-bot'> = (room, _member, { seat, bot }, { config }) => {
  const occupant = room.saved.seats[seat];
  if (!Object.hasOwn(config.bots, bot)) return refused('no-such-bot');
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.type === 'member') return refused('seat-taken');
  return saved(room, withOccupant(room.saved, seat, { type: 'bot', bot }));
};

/** Frees a seat. Its member stays at the table. */
export const emptySeat: Handler<'empty-seat'> = (room, _member, { seat }) => {
  const occupant = room.saved.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  const next =
    occupant.type === 'member' ? standing(room.saved, occupant.member) : withFreeSeat(room.saved, seat);
  return saved(room, next);
};

function standing(room: SavedRoom, id: SavedMember['id']): SavedRoom {
  return withMember(unseated(room, id), id, { ready: false });
}
