/** Seats of members who have joined and have not connected yet. */
import type { MemberId } from '@nain-jaune/protocol';
import { freeSeat, hasBoard, seated, seatIn, unseated } from './members.ts';
import { withLive } from './presence.ts';
import type { Room } from './room.ts';

/**
 * Frees the seats of members who never connected. They stay members until their time is over. A table with a board waits for
 * them, because their phones are in the room.
 */
export function withoutReservedSeats(room: Room): Room {
  if (hasBoard(room.saved)) return room;
  const saved = [...room.live.reserved.keys()].reduce(unseated, room.saved);
  return saved === room.saved ? room : { ...room, saved };
}

/**
 * Frees the seats of reserved members from an address, so that it reserves one seat besides that of the host. A table with a
 * board waits for them, because all phones of a house have one address.
 */
export function withoutReservedSeatsFrom(address: string | null, room: Room): Room {
  const { reserved, addresses } = room.live;
  if (address === null || hasBoard(room.saved)) return room;
  const isFrom = (id: MemberId) => addresses.get(id) === address && id !== room.saved.host;
  return [...reserved.keys()].filter(isFrom).reduce(withLostSeat, room);
}

function withLostSeat(room: Room, member: MemberId): Room {
  const seat = seatIn(room.saved, member);
  if (seat === null) return room;
  const lostSeats = new Map(room.live.lostSeats).set(member, seat);
  return withLive({ ...room, saved: unseated(room.saved, member) }, { lostSeats });
}

/** Seats a member who has connected on the lost seat, or on another free one. Not during a game. */
export function withRegainedSeat(room: Room, member: MemberId): Room {
  const { saved, live } = room;
  const lost = live.lostSeats.get(member);
  if (lost === undefined) return room;
  const lostSeats = new Map(live.lostSeats);
  lostSeats.delete(member);
  const mayReturn = saved.phase !== 'playing' && seatIn(saved, member) === null;
  const seat = mayReturn ? freeSeat(saved, lost) : null;
  return withLive({ ...room, saved: seat === null ? saved : seated(saved, member, seat) }, { lostSeats });
}
