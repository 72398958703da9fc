/** Who gets which seat, and how many seats there are. */
import type { MemberId, Occupant } from '@nain-jaune/protocol';
import { FREE, freeSeat, hasBoard, seated, seatIn, withMember, withSettings } from './members.ts';
import { isConnected } from './presence.ts';
import type { Room, RoomGame, SavedMember, SavedRoom } from './room.ts';
import { withMemberOn, withName } from './roomGame.ts';

/** A member to whom the host has given the place of another one. */
type Heir = SavedMember & Required<Pick<SavedMember, 'takes'>>;

export interface RoomInGame {
  readonly room: Room;
  readonly game: RoomGame;
}

/**
 * Returns the room with the seats that follow from its people. Between games connected members take given places, and those who
 * wait take the free seats. Before the first game of a table with a board there are as many seats as people, within the rules, but not
 * fewer than the host chose.
 */
export function withSeats(room: Room): Room {
  const valid = withoutVoidGifts(room);
  return valid.saved.phase === 'playing' ? valid : changed(valid, seatedBetweenGames(valid));
}

function changed(room: Room, saved: SavedRoom): Room {
  return saved === room.saved ? room : { ...room, saved };
}

function seatedBetweenGames(room: Room): SavedRoom {
  const given = presentHeirsIn(room).reduce(withPlaceOf, withNextPlayers(room.saved));
  const fitting = withSeatsForPeople(changed(room, given));
  return seatedNext(changed(room, fitting)).reduce((all, { id }) => {
    const seat = freeSeat(all, null);
    return seat === null ? all : seated(all, id, seat);
  }, fitting);
}

/**
 * Who takes the free seats. After a game at a table with a board these are also members who are disconnected, if no place is promised
 * to them: their phones may only be locked.
 */
function seatedNext(room: Room): readonly SavedMember[] {
  const { saved, live } = room;
  if (saved.phase !== 'between' || !hasBoard(saved)) return queueIn(room);
  const isLocked = (member: SavedMember) => member.waits && live.absent.has(member.id) && !isHeir(member);
  return [...queueIn(room), ...saved.members.filter(isLocked)];
}

/** The members who wait for a seat and are not disconnected, in the order in which they joined. */
export function queueIn({ saved, live }: Room): readonly SavedMember[] {
  return saved.members.filter(({ id, waits }) => waits && !live.absent.has(id));
}

/** Whether a table with a board makes a seat for one more person: before its first game, within the rules. */
export function makesSeat(room: Room): boolean {
  return followsPeople(room.saved) && peopleIn(room) < mostPlayers(room.saved);
}

function followsPeople(room: SavedRoom): boolean {
  return room.phase === 'gathering' && hasBoard(room);
}

function mostPlayers({ settings }: SavedRoom): number {
  return Math.max(...settings.rules.players);
}

/** The number of members who have a seat or wait for one. */
function peopleIn(room: Room): number {
  return room.saved.seats.filter(({ type }) => type === 'member').length + queueIn(room).length;
}

/** Bots that the host has seated give way to people before the table grows. What has grown shrinks again, but loses no person. */
function withSeatsForPeople(room: Room): SavedRoom {
  const { saved } = room;
  if (!followsPeople(saved)) return saved;
  const { chosenPlayers, ...rest } = saved;
  const chosen = chosenPlayers ?? saved.settings.players;
  const people = peopleIn(room);
  const wanted = Math.max(chosen, people);
  const players = saved.settings.rules.players.find((number) => number >= wanted) ?? mostPlayers(saved);
  const seats = fitted(saved.seats, players, people);
  if (seats === saved.seats) return saved;
  const settings = { ...saved.settings, players };
  return { ...rest, ...(players !== chosen && { chosenPlayers: chosen }), settings, seats };
}

function fitted(seats: readonly Occupant[], players: number, people: number): readonly Occupant[] {
  const bots = seats.filter(({ type }) => type === 'bot').length;
  const yielding = lastOf(seats, 'bot', bots - Math.max(0, players - people));
  if (yielding.length === 0 && seats.length === players) return seats;
  const without = seats.map((occupant, seat) => (yielding.includes(seat) ? FREE : occupant));
  const surplus = lastOf(without, 'free', seats.length - players);
  const kept = without.filter((_, seat) => !surplus.includes(seat));
  return [...kept, ...Array.from({ length: Math.max(0, players - kept.length) }, () => FREE)];
}

function lastOf(seats: readonly Occupant[], wanted: Occupant['type'], count: number): readonly number[] {
  const places = seats.flatMap(({ type }, seat) => (type === wanted ? [seat] : []));
  return count > 0 ? places.slice(-count) : [];
}

/** Sets the number of seats of the next game. */
export function withPlannedPlayers({ nextPlayers: _, ...room }: SavedRoom, players: number): SavedRoom {
  return players === room.settings.players ? room : { ...room, nextPlayers: players };
}

function withNextPlayers(room: SavedRoom): SavedRoom {
  const { nextPlayers, ...rest } = room;
  return nextPlayers === undefined ? room : withSettings(rest, { ...room.settings, players: nextPlayers });
}

/** Promises a member the place of another one, which only one can get. */
export function withGift(room: SavedRoom, takes: MemberId, heir: MemberId): SavedRoom {
  const members = room.members.map((member) => (member.takes === takes ? withoutGift(member) : member));
  return withMember({ ...room, members }, heir, { takes });
}

function withoutGift({ takes: _, ...member }: SavedMember): SavedMember {
  return member;
}

function isHeir(member: SavedMember): member is Heir {
  return member.takes !== undefined;
}

function presentHeirsIn(room: Room): readonly Heir[] {
  return room.saved.members.filter(isHeir).filter(({ id }) => isConnected(room, id));
}

/** A gift is void when the member is back or has left, or the heir waits no longer. */
function withoutVoidGifts(room: Room): Room {
  const { saved } = room;
  const isVoid = (member: SavedMember) =>
    isHeir(member) && !(member.waits && isAway(room, member.takes) && seatIn(saved, member.takes) !== null);
  if (!saved.members.some(isVoid)) return room;
  const members = saved.members.map((member) => (isVoid(member) ? withoutGift(member) : member));
  return { ...room, saved: { ...saved, members } };
}

/** Whether a member is disconnected, or a bot plays for them. */
export function isAway(room: Room, id: MemberId): boolean {
  return !isConnected(room, id) || room.live.away.has(id);
}

/** The heir gets the seat, and the member waits for another one. */
function withPlaceOf(room: SavedRoom, { id, takes }: Heir): SavedRoom {
  const seat = seatIn(room, takes);
  if (seat === null) return room;
  const members = room.members.map((member) => (member.id === id ? withoutGift(member) : member));
  return seated(withMember({ ...room, members }, takes, { waits: true, ready: false }), id, seat);
}

/**
 * Seats waiting members who are connected between two deals: on the places that they were given, then on those of bots who play for
 * members who have left, then on those of fillers.
 */
export function withWaitingInGame(before: Room, game: RoomGame): RoomInGame {
  const room = withoutVoidGifts(before);
  const given = presentHeirsIn(room).reduce(withHeirInGame, { room, game });
  return given.room.saved.members
    .filter(({ id, waits }) => waits && isConnected(room, id))
    .reduce(withMemberInGame, given);
}

function withHeirInGame({ room, game }: RoomInGame, heir: Heir): RoomInGame {
  const seat = seatIn(room.saved, heir.takes);
  return seat === null ? { room, game } : inGame({ room, game }, heir, seat, withPlaceOf(room.saved, heir));
}

function withMemberInGame({ room, game }: RoomInGame, member: SavedMember): RoomInGame {
  const { fillers } = room.saved;
  const seat = fillers.find((one) => game.seats[one]?.member !== null) ?? fillers[0];
  if (seat === undefined) return { room, game };
  const saved = { ...seated(room.saved, member.id, seat), fillers: fillers.filter((one) => one !== seat) };
  return inGame({ room, game }, member, seat, saved);
}

function inGame({ room, game }: RoomInGame, { id, name }: SavedMember, seat: number, saved: SavedRoom) {
  return { room: { ...room, saved }, game: withName(withMemberOn(game, seat, id), id, name) };
}
