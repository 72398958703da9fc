import { type Seat, seatAt } from '@nain-jaune/engine';
import type { Member, MemberId, Occupant, RoomInfo } from '@nain-jaune/protocol';
import type { OnlineWords, Words } from '@nain-jaune/words';
import { portraitsOf } from './memberPortraits.ts';

export interface ShownSeat {
  readonly seat: Seat;
  readonly occupant: Occupant;
  /** Null for a bot or a free seat. */
  readonly member: Member | null;
  /** The portrait of the member. */
  readonly face: string | null;
  /** The name of the member or bot; empty for a free seat. */
  readonly name: string;
}

/** Whether removals also apply to internet connections: at a table that the lobby lists, unless its people share a room. */
export function barsAddresses({ settings, members }: RoomInfo): boolean {
  return settings.open && !members.some(({ board }) => board);
}

/** The name of a member, or a replacement for a deleted one. */
export function nameOfMember(member: Member | undefined, texts: OnlineWords): string {
  return member?.name || texts.records.nameless;
}

/** The name of a member inside a sentence, after “of” or “in place of”. */
export function nameInside(member: Member | undefined, texts: OnlineWords): string {
  return member?.name || texts.records.namelessInside;
}

export function memberIn({ members }: RoomInfo, id: MemberId | null): Member | undefined {
  return members.find((member) => member.id === id);
}

/** The name of the host; empty for a screen in the room and a deleted name. */
export function hostNameIn(room: RoomInfo): string {
  const host = memberIn(room, room.host);
  return host === undefined || host.board ? '' : host.name;
}

export function memberOn(room: RoomInfo, seat: number): Member | undefined {
  const occupant = room.seats[seat];
  return occupant?.type === 'member' ? memberIn(room, occupant.member) : undefined;
}

/** Whether a person who is there has a seat. Otherwise no game starts. */
export function hasPlayer(room: RoomInfo): boolean {
  return room.seats.some((_, seat) => memberOn(room, seat)?.connected);
}

/** Whether there is anyone besides the host. */
export function hasGuests({ members }: RoomInfo): boolean {
  return members.length > 1;
}

/** Whether a screen in the room shows the table. */
export function hasBoard({ members }: Pick<RoomInfo, 'members'>): boolean {
  return members.some(({ board }) => board);
}

/** The names of the members for whom the host waits. With a screen in the room, it waits for none. */
export function unreadyNames(room: RoomInfo, texts: OnlineWords): string[] {
  if (hasBoard(room)) return [];
  const seated = room.seats.flatMap((_, seat) => memberOn(room, seat) ?? []);
  return seated
    .filter(({ id, ready }) => !ready && id !== room.host)
    .map((member) => nameOfMember(member, texts));
}

/** All seats of a room, from seat 0 clockwise. */
export function shownSeats(room: RoomInfo, words: Words, texts: OnlineWords): ShownSeat[] {
  const faces = portraitsOf(room.code, room.members);
  return room.seats.map((occupant, seat) => {
    const member = memberOn(room, seat) ?? null;
    const face = member && (faces.get(member.id) ?? null);
    return { seat: seatAt(seat), occupant, member, face, name: nameOn(occupant, member, words, texts) };
  });
}

function nameOn(occupant: Occupant, member: Member | null, words: Words, texts: OnlineWords): string {
  if (occupant.type === 'free') return '';
  return occupant.type === 'bot'
    ? words.botInWords(occupant.bot).name
    : nameOfMember(member ?? undefined, texts);
}

/** The members with a seat who are away, and whose place is not given to another one who is there. */
export function placesToGive(room: RoomInfo): Member[] {
  const { members, seats } = room;
  const isGiven = (id: MemberId) => members.some(({ takes, connected }) => takes === id && connected);
  return seats
    .flatMap((_, seat) => memberOn(room, seat) ?? [])
    .filter(({ id, connected, away }) => (away || !connected) && !isGiven(id));
}

/** The next number of seats that the rules allow; null if there are as many already. */
export function moreSeats({ settings, nextPlayers }: RoomInfo): number | null {
  const planned = nextPlayers ?? settings.players;
  return settings.rules.players.find((number) => number > planned) ?? null;
}

/** The people without a seat. The screen in the middle of a room needs none. */
export function membersWithoutSeat({ members, seats }: RoomInfo): Member[] {
  return members.filter(
    ({ id, board }) => !board && !seats.some((one) => one.type === 'member' && one.member === id),
  );
}

/**
 * Whether a member without a seat has to ask for one: none is free, but the table may make one or has a queue. `orTakes`: also if
 * one is free.
 */
export function asksForSeat(room: RoomInfo, member: Member, orTakes = false): boolean {
  const mayTake = orTakes || !room.seats.some(({ type }) => type === 'free');
  return !member.waits && mayTake && room.joining !== 'full' && membersWithoutSeat(room).includes(member);
}

/** The names of all seats for the choice of the first dealer. A seat without a name has its number. */
export function dealerNames(seats: readonly ShownSeat[], { home }: Words): string[] {
  return seats.map(({ name, seat }) => name || home.seat(seat + 1));
}

/** The nearest occupied seats on both sides. Null without a neighbour; both are equal with only one. */
interface Neighbours<Shown> {
  readonly left: Shown;
  readonly right: Shown;
}

/** The neighbours of a seat at a round table, where the next seat is on the left. An empty name is a free seat. */
export function neighboursOf<Shown extends { readonly name: string }>(
  seats: readonly Shown[],
  seat: number,
): Neighbours<Shown> | null {
  const round = seats.map((_, step) => seats[(seat + step) % seats.length]!).slice(1);
  const taken = round.filter(({ name }) => name !== '');
  const [left] = taken;
  const right = taken.at(-1);
  return left === undefined || right === undefined ? null : { left, right };
}

interface Latecomers {
  /** Who gets the place of someone at the next deal. */
  readonly heirs: readonly Member[];
  /** Who gets that of a bot at the next deal. */
  readonly inDeal: readonly Member[];
  /** For whom no seat is in view. */
  readonly seatless: readonly Member[];
  /** Who gets the next place that is given. */
  readonly next: Member | undefined;
}

/** The members who are there and wait for a seat. */
export function latecomersIn({ members }: Pick<RoomInfo, 'members'>): Latecomers {
  const queue = members.filter(({ waits, connected }) => waits && connected);
  const others = queue.filter(({ takes }) => takes === null);
  return {
    heirs: queue.filter(({ takes }) => takes !== null),
    inDeal: others.filter(({ seatFrom }) => seatFrom === 'next-deal'),
    seatless: others.filter(({ seatFrom }) => seatFrom === null),
    next: others.find(({ seatFrom }) => seatFrom !== 'next-deal'),
  };
}
