import type { Joining, Member, MemberId } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import type { Context } from './input.ts';
import { hasBoard, memberIn, seatIn } from './members.ts';
import { memberLeft } from './presence.ts';
import type { Room, SavedMember } from './room.ts';
import { makesSeat, queueIn } from './seatQueue.ts';

/** What a new member gets at the table now. Everything that is offered to visitors derives from it, and so does every refusal. */
export function joiningAt(room: Room): Joining {
  const { saved } = room;
  const isCrowded = saved.members.length >= BOUNDS.members && longestAbsent(room) === undefined;
  if (saved.phase === 'closed' || isCrowded) return 'full';
  if (saved.seats.some(({ type }) => type === 'free') || makesSeat(room)) return 'seat';
  if (hasOpenPlace(room)) return 'next-deal';
  return hasBoard(saved) ? 'wait' : 'full';
}

/** When each member who waits during a game gets a seat, as things are. Those for whom none is free yet are missing. */
export function comingSeats(room: Room): ReadonlyMap<MemberId, Member['seatFrom']> {
  const { phase, fillers, settings, nextPlayers = settings.players } = room.saved;
  if (phase !== 'playing') return new Map();
  const inDeal = (member: SavedMember, before: number) =>
    member.takes !== undefined || before < fillers.length;
  const free = fillers.length + nextPlayers - settings.players;
  let others = 0;
  const coming = new Map<MemberId, Member['seatFrom']>();
  for (const member of queueIn(room)) {
    if (inDeal(member, others)) coming.set(member.id, 'next-deal');
    else if (others < free) coming.set(member.id, 'next-game');
    if (member.takes === undefined) others++;
  }
  return coming;
}

/** Whether a member without a seat may wait for one during a game. */
export function mayWait(room: Room): boolean {
  return hasBoard(room.saved) || hasOpenPlace(room);
}

/** Whether more bots give way at the next deal than members wait. Disconnected members do not count. */
function hasOpenPlace(room: Room): boolean {
  return room.saved.fillers.length > queueIn(room).filter(({ takes }) => takes === undefined).length;
}

/**
 * Makes room in a full table: removes the member without a seat who has been disconnected for longest, or else has joined
 * without connecting, a board excepted.
 */
export function withPlace(room: Room, context: Context): Room {
  const longest = room.saved.members.length < BOUNDS.members ? undefined : longestAbsent(room);
  return longest === undefined ? room : memberLeft(room, longest, context).room;
}

function longestAbsent({ saved, live }: Room): number | undefined {
  return [...live.absent, ...live.reserved]
    .filter(([id]) => id !== saved.host && seatIn(saved, id) === null && memberIn(saved, id)?.board !== true)
    .toSorted(([, since], [, other]) => since - other)
    .map(([id]) => id)[0];
}
