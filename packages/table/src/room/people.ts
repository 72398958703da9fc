import { failure, success } from '@nain-jaune/engine';
import type { MemberId } from '@nain-jaune/protocol';
import type { Deadline } from './arranged.ts';
import { EVENING } from './commands/evening.ts';
import type { PeopleRules } from './commands/handler.ts';
import { MEMBERSHIP } from './commands/membership.ts';
import { SEATING } from './commands/seating.ts';
import { START, startGame } from './commands/start.ts';
import { TALKING } from './commands/talking.ts';
import { featsOf } from './feats.ts';
import type { Changed, Context, Input } from './input.ts';
import { joiningAt, withPlace } from './joining.ts';
import { namingOf, withNewMember, withNextHost } from './members.ts';
import { withPlaceTaken } from './placeOffers.ts';
import { erase, isConnected, memberLeft, withAddress, withAway, withLive } from './presence.ts';
import { withoutReservedSeatsFrom, withRegainedSeat } from './reservations.ts';
import type { Room, RoomGame } from './room.ts';
import type { Feats } from './scores.ts';
import { type RoomInGame, withSeats, withWaitingInGame } from './seatQueue.ts';

/**
 * What people do at a table online besides to play: they join, arrange the table, talk and leave. A home room has none of it, so
 * that the page need not load it.
 */
export interface People {
  readonly commands: PeopleRules;
  join(room: Room, input: Extract<Input, { type: 'join' }>, context: Context): Changed;
  /** The member's seat after a connection: one that was given up is regained if it is free. */
  regainSeat(room: Room, member: MemberId): Room;
  erase(room: Room, tokenHash: string): Changed;
  /** The seats that follow from the people. Called after every input. */
  seats(room: Room): Room;
  /** The seats with which a deal begins. */
  seatsAtDeal(room: Room, game: RoomGame): RoomInGame;
  /** What the scores of a finished game tell besides counters. */
  feats(room: Room, game: RoomGame): readonly Feats[];
  /** Carries out what is due besides the play. */
  due(deadline: Deadline, room: Room, context: Context): Changed;
}

const commands: PeopleRules = { ...MEMBERSHIP, ...SEATING, ...TALKING, ...START, ...EVENING };

export const PEOPLE: People = {
  commands,
  join,
  regainSeat: withRegainedSeat,
  erase,
  seats: withSeats,
  seatsAtDeal: withWaitingInGame,
  feats: featsOf,
  due,
};

function join(
  before: Room,
  { guest, seat, replaces }: Extract<Input, { type: 'join' }>,
  context: Context,
): Changed {
  if (replaces !== null) return withPlaceTaken(before, replaces, guest.tokenHash, context.now);
  const room = withPlace(withoutReservedSeatsFrom(guest.address, before), context);
  const naming = namingOf(room.saved.seats, context.config);
  const joined = withNewMember(room.saved, guest, seat, naming, joiningAt(room));
  if (!joined.ok) return { room: before, result: failure(joined.error) };
  const id = room.saved.nextMember;
  const reserved = withReserved({ ...room, saved: joined.value }, id, context);
  return { room: withAddress(reserved, id, guest.address), result: success(id) };
}

function withReserved(room: Room, id: MemberId, { config, now }: Context): Room {
  const { reservedMs } = config.limits;
  if (reservedMs === null) return room;
  return withLive(room, { reserved: new Map(room.live.reserved).set(id, now + reservedMs) });
}

function due(deadline: Deadline, room: Room, context: Context): Changed {
  switch (deadline.name) {
    case 'start': {
      const started = startGame(room, context);
      return started.ok ? started.value : { room };
    }
    case 'host':
      return { room: { ...room, saved: withNextHost(room.saved, (id) => isConnected(room, id)) } };
    case 'away':
      return { room: withAway(room, deadline.member) };
    case 'reserved':
      return memberLeft(room, deadline.member, context);
    default:
      return { room };
  }
}
