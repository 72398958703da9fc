import { failure, type Outcome, success } from '@nain-jaune/engine';
import {
  cutTo,
  type Joining,
  LONGEST_NAME,
  type MemberId,
  type Occupant,
  type RoomRefusalCode,
  type RoomSettings,
} from '@nain-jaune/protocol';
import type { NewMember, ResultError, RoomConfig } from './input.ts';
import type { SavedMember, SavedRoom } from './room.ts';

export type SavedChange = Outcome<SavedRoom, RoomRefusalCode>;

export const FREE: Occupant = { type: 'free' };

export interface Naming {
  readonly nameKey: (name: string) => string;
  readonly reserved: readonly string[];
}

/** Names are compared with those of members and of all bots that sit or may sit here. */
export function namingOf(seats: SavedRoom['seats'], { nameKey, bots, standIn, fillers }: RoomConfig): Naming {
  const seated = seats.flatMap((occupant) => (occupant.type === 'bot' ? [occupant.bot] : []));
  const names = new Set([...Object.keys(bots), standIn.name, ...fillers, ...seated]);
  return { nameKey, reserved: [...names].map(nameKey) };
}

/** Returns a room without members. Throws a `RangeError` if the rules do not allow this number of players. */
export function emptyRoom(code: string, settings: RoomSettings, autoStart: boolean): SavedRoom {
  if (!settings.rules.players.includes(settings.players))
    throw new RangeError(`${settings.rules.id} is not played by ${settings.players}`);
  return {
    code,
    phase: 'gathering',
    settings,
    autoStart,
    host: null,
    members: [],
    nextMember: 1,
    former: [],
    removals: [],
    mutedAddresses: [],
    seats: Array.from({ length: settings.players }, () => FREE),
    fillers: [],
    games: 0,
    paused: false,
    scores: [],
  };
}

/**
 * Adds a member on the requested seat or, if it is taken, on the first free one. The first member is the host. A board has no
 * seat. Other members without one wait for it.
 */
export function withNewMember(
  room: SavedRoom,
  { name, face, tokenHash, address, key = '', board = false }: NewMember,
  requestedSeat: number | null,
  naming: Naming,
  joining: Joining,
): Outcome<SavedRoom, ResultError> {
  if (room.phase === 'closed') return failure('table-closed');
  if (isRemoved(room, tokenHash, address)) return failure('removed');
  if (!isInvited(room, key)) return failure('link-renewed');
  if (name === '') return failure('empty-name');
  const seat = board ? null : freeSeat(room, requestedSeat);
  if (joining === 'full') return failure('table-full');
  const id = room.nextMember;
  const member: SavedMember = {
    id,
    name: freeName(room, name, null, naming),
    face: face ?? null,
    tokenHash,
    ready: false,
    muted: barsAddresses(room) && address !== null && room.mutedAddresses.includes(address),
    board,
    waits: seat === null && !board,
  };
  const joined = { ...room, host: room.host ?? id, members: [...room.members, member], nextMember: id + 1 };
  return success(seat === null ? joined : seated(joined, id, seat));
}

/** Whether another device has taken the place of a member. */
export function isReplaced({ replacedTokens }: SavedMember): boolean {
  return replacedTokens !== undefined;
}

export function hasBoard({ members }: SavedRoom): boolean {
  return members.some(({ board }) => board);
}

/**
 * Whether removals and mutes also apply to addresses. They do at tables that the lobby lists, where strangers meet. The people at
 * other tables know each other, and often share an address.
 */
export function barsAddresses(room: SavedRoom): boolean {
  return room.settings.open && !hasBoard(room);
}

/** Whether a token or an address was removed. */
export function isRemoved(room: SavedRoom, tokenHash: string | null, address: string | null): boolean {
  const barred = barsAddresses(room) ? address : null;
  return room.removals.some(
    (removal) =>
      (tokenHash !== null && removal.tokenHash === tokenHash) ||
      (barred !== null && removal.address === barred),
  );
}

/** Whether strangers may come with a link that has this key, empty if it has none. */
export function isInvited({ settings, linkKey }: SavedRoom, key: string): boolean {
  return settings.open || linkKey === undefined || linkKey === key;
}

export function freeSeat({ seats }: SavedRoom, requested: number | null): number | null {
  if (requested !== null && seats[requested]?.type === 'free') return requested;
  const first = seats.findIndex(({ type }) => type === 'free');
  return first < 0 ? null : first;
}

/** Returns the name, with a number if a member or a bot has one that looks alike. */
export function freeName(
  { members }: SavedRoom,
  name: string,
  own: MemberId | null,
  { nameKey, reserved }: Naming,
): string {
  const others = members.filter(({ id }) => id !== own).map((member) => nameKey(member.name));
  const taken = new Set([...others, ...reserved]);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : numbered(name, number);
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}

function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  const stem = cutTo(name, LONGEST_NAME - suffix.length);
  return `${stem.trimEnd()}${suffix}`;
}

export function memberIn({ members }: SavedRoom, id: MemberId | null): SavedMember | undefined {
  return members.find((member) => member.id === id);
}

export function seatIn({ seats }: SavedRoom, id: MemberId): number | null {
  const seat = seats.findIndex((occupant) => occupant.type === 'member' && occupant.member === id);
  return seat < 0 ? null : seat;
}

export function withMember(room: SavedRoom, id: MemberId, change: Partial<SavedMember>): SavedRoom {
  const members = room.members.map((member) => (member.id === id ? { ...member, ...change } : member));
  return { ...room, members };
}

export function withOccupant(room: SavedRoom, seat: number, occupant: Occupant): SavedRoom {
  return { ...room, seats: room.seats.with(seat, occupant) };
}

export function seated(room: SavedRoom, id: MemberId, seat: number): SavedRoom {
  const placed = withMember(unseated(room, id), id, { waits: false });
  return withOccupant(placed, seat, { type: 'member', member: id });
}

export function unseated(room: SavedRoom, id: MemberId): SavedRoom {
  const seat = seatIn(room, id);
  return seat === null ? room : withOccupant(room, seat, FREE);
}

export function withFreeSeat(room: SavedRoom, seat: number): SavedRoom {
  return withOccupant(room, seat, FREE);
}

/** Removes a member. During a game a bot takes their seat until it is over. */
export function withoutMember(room: SavedRoom, id: MemberId, bot: string): SavedRoom {
  const members = room.members.filter((member) => member.id !== id);
  const seat = seatIn(room, id);
  if (seat === null || room.phase !== 'playing') return { ...unseated(room, id), members };
  const filled = withOccupant(room, seat, { type: 'bot', bot });
  return { ...filled, members, fillers: [...room.fillers, seat] };
}

/** Makes the connected member with the lowest id the host, or the first other member if none is connected. */
export function withNextHost(room: SavedRoom, isConnected: (id: MemberId) => boolean): SavedRoom {
  const next =
    room.members.find(({ id }) => id !== room.host && isConnected(id)) ??
    room.members.find(({ id }) => id !== room.host) ??
    room.members[0];
  return { ...room, host: next?.id ?? null };
}

/**
 * Changes the settings. Members whose seat no longer exists move to free ones, then to those of bots, or wait at a table with a
 * board.
 */
export function withSettings(room: SavedRoom, settings: RoomSettings): SavedRoom {
  const resettled = { ...room, settings, seats: resized(room.seats, settings.players) };
  const isDisplaced = (id: MemberId) => seatIn(room, id) !== null && seatIn(resettled, id) === null;
  const members = room.members.map((member) => ({
    ...member,
    ready: false,
    waits: member.waits || (hasBoard(room) && isDisplaced(member.id)),
  }));
  return { ...resettled, members };
}

function resized(seats: readonly Occupant[], players: number): Occupant[] {
  const first = Array.from({ length: players }, (_, seat) => seats[seat] ?? FREE);
  const displaced = seats.slice(players).filter(({ type }) => type === 'member');
  const seatedOn = (type: Occupant['type']) => (occupant: Occupant) =>
    occupant.type === type ? (displaced.shift() ?? occupant) : occupant;
  return first.map(seatedOn('free')).map(seatedOn('bot'));
}

/** Begins a game, with the named bots in order on the free seats. Fails if no member has a seat. */
export function startedRoom(before: SavedRoom, bots: readonly string[]): SavedChange {
  const { chosenPlayers: _, ...room } = before.eveningOver ? withNewScores(before) : before;
  if (!room.seats.some(({ type }) => type === 'member')) return failure('too-few');
  const seated = room.seats.flatMap((occupant) => (occupant.type === 'bot' ? [occupant.bot] : []));
  const fresh = bots.filter((bot) => !seated.includes(bot));
  const fillers = room.seats.flatMap(({ type }, seat) => (type === 'free' ? [seat] : []));
  const filler = (place: number) => fresh[place] ?? bots[place % bots.length] ?? '';
  const seats = room.seats.map(
    (occupant, seat): Occupant =>
      occupant.type === 'free' ? { type: 'bot', bot: filler(fillers.indexOf(seat)) } : occupant,
  );
  return success({ ...room, phase: 'playing', seats, fillers, games: room.games + 1, paused: false });
}

/** Begins a new evening. */
export function withNewScores({ eveningOver: _, ...room }: SavedRoom): SavedRoom {
  return { ...room, scores: [] };
}

/** Ends a game. The seats of fillers become free, and no member is ready. */
export function afterGame(room: SavedRoom): SavedRoom {
  const seats = room.seats.map((occupant, seat) => (room.fillers.includes(seat) ? FREE : occupant));
  const members = room.members.map((member) => ({ ...member, ready: false }));
  return { ...room, phase: 'between', seats, members, fillers: [] };
}
