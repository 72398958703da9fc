import type { Seat } from '@nain-jaune/engine';
import type { CloseReason, MemberId } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import type { Changed, Context, Input } from './input.ts';
import { isRemoved, memberIn, seatIn, unseated, withNextHost, withoutMember } from './members.ts';
import type { FormerMember, Live, Room, RoomSession, SavedMember, SavedRoom, SessionId } from './room.ts';
import { memberOnSeat } from './roomGame.ts';
import { withoutSayingsOf } from './talk.ts';

/** The unstored part of a room that is opened or loaded: every member is absent from now on. */
export function startLive({ members }: SavedRoom, now: number, pace: Live['pace']): Live {
  return {
    sessions: new Map(),
    reserved: new Map(),
    absent: new Map(members.map(({ id }) => [id, now])),
    away: new Set(),
    desertedAt: now,
    turn: null,
    answers: new Map(),
    buckets: new Map(),
    addresses: new Map(),
    deadlines: {},
    pace,
  };
}

/** The room with changes to its unstored part. */
export function withLive(room: Room, change: Partial<Live>): Room {
  return { ...room, live: { ...room.live, ...change } };
}

/** Whether a member is connected. */
export function isConnected({ saved, live }: Room, id: MemberId): boolean {
  return memberIn(saved, id) !== undefined && !live.absent.has(id) && !live.reserved.has(id);
}

/** Whether any member is connected. */
export function isAnyoneConnected(room: Room): boolean {
  return room.saved.members.some(({ id }) => isConnected(room, id));
}

/** Whether a member is connected, or has joined just now and is about to be. */
export function isSomebodyExpected(room: Room): boolean {
  return room.live.reserved.size > 0 || isAnyoneConnected(room);
}

/** Connections without a member. */
export function spectatorsOf({ live }: Room): SessionId[] {
  return sessionsWhere(live, ({ member }) => member === null);
}

/** The connections that a condition selects. */
function sessionsWhere({ sessions }: Live, isWanted: (session: RoomSession) => boolean): SessionId[] {
  return [...sessions].filter(([, session]) => isWanted(session)).map(([id]) => id);
}

/** The member of a connection is there. A newer connection of a member ends the older one. */
export function connect(
  room: Room,
  { session, member, address }: Extract<Input, { type: 'connect' }>,
): Changed {
  const refused = connectRefusal(room, member, address);
  if (refused !== null) return { room, closed: new Map([[session, refused]]) };
  const older = member === null ? [] : sessionsWhere(room.live, (one) => one.member === member);
  const sessions = new Map(room.live.sessions);
  for (const id of older) sessions.delete(id);
  sessions.set(session, { member, address });
  const present = member === null ? room : withAddress(backAgain(room, member), member, address);
  return { room: withLive(present, { sessions }), closed: closing(older, 'displaced') };
}

function connectRefusal(room: Room, member: MemberId | null, address: string | null): CloseReason | null {
  const { saved } = room;
  if (saved.phase === 'closed') return 'table-closed';
  if (member !== null) return memberIn(saved, member) === undefined ? 'removed' : null;
  if (isRemoved(saved, null, address)) return 'removed';
  const mayWatch = saved.settings.spectators && spectatorsOf(room).length < BOUNDS.spectators;
  return mayWatch ? null : 'no-spectators';
}

/** Connections and the reason why each of them ends. */
export function closing(sessions: readonly SessionId[], reason: CloseReason): Map<SessionId, CloseReason> {
  return new Map(sessions.map((session) => [session, reason]));
}

/** The room without some connections. */
export function withoutSessions(room: Room, ended: readonly SessionId[]): Room {
  const sessions = new Map(room.live.sessions);
  for (const session of ended) sessions.delete(session);
  return withLive(room, { sessions });
}

/** The room with the address from which a member was last heard. */
export function withAddress(room: Room, member: MemberId, address: string | null): Room {
  if (address === null || room.live.addresses.get(member) === address) return room;
  return withLive(room, { addresses: new Map(room.live.addresses).set(member, address) });
}

function backAgain(room: Room, member: MemberId): Room {
  const { reserved, absent, away } = room.live;
  return withLive(room, {
    reserved: without(reserved, member),
    absent: without(absent, member),
    away: withoutItem(away, member),
  });
}

/** A connection has ended. Its member keeps the seat. */
export function disconnect(room: Room, session: SessionId, now: number): Changed {
  const ended = room.live.sessions.get(session);
  if (ended === undefined) return { room };
  const left = withoutSessions(room, [session]);
  if (ended.member === null || memberIn(room.saved, ended.member) === undefined) return { room: left };
  return { room: withLive(left, { absent: new Map(left.live.absent).set(ended.member, now) }) };
}

/** A member plays again. */
export function withoutAway(room: Room, member: MemberId): Room {
  return room.live.away.has(member) ? withLive(room, { away: withoutItem(room.live.away, member) }) : room;
}

/** A bot plays for a member from now on. */
export function withAway(room: Room, member: MemberId | null): Room {
  return member === null ? room : withLive(room, { away: new Set(room.live.away).add(member) });
}

/**
 * A member leaves for good, and their connection ends. Those who were ever connected may delete their name later; for that
 * a bounded number of them is remembered.
 */
export function memberLeft(room: Room, id: MemberId, { config }: Context): Changed {
  const member = memberIn(room.saved, id);
  if (member === undefined) return { room };
  const wasConnected = !room.live.reserved.has(id);
  const ended = sessionsWhere(room.live, (session) => session.member === id);
  const left = withoutMember(room.saved, id, config.standIn.name);
  const gone = withoutTraces({ ...withoutSessions(room, ended), saved: left }, id);
  const remembered = wasConnected ? withFormer(gone, member) : withoutAddresses(gone, [id]);
  const { saved } = remembered;
  const next = saved.host === id ? withNextHost(saved, (one) => isConnected(remembered, one)) : saved;
  return { room: { ...remembered, saved: next }, closed: closing(ended, 'removed') };
}

function withFormer(room: Room, { id, tokenHash, name }: SavedMember): Room {
  const former: FormerMember[] = [...room.saved.former, { id, tokenHash, name }];
  const forgotten = former.slice(0, -BOUNDS.formerMembers).map((one) => one.id);
  const talk = forgotten.reduce(withoutSayingsOf, room.talk);
  const saved = { ...room.saved, former: former.slice(-BOUNDS.formerMembers) };
  return withoutAddresses({ ...room, talk, saved }, forgotten);
}

function withoutAddresses(room: Room, members: readonly MemberId[]): Room {
  return withLive(room, { addresses: members.reduce(without, room.live.addresses) });
}

/** A table with as many members as there may be has a place for one who plays: who has stood and been gone longest leaves. */
export function withPlace(room: Room, context: Context): Room {
  if (room.saved.members.length < BOUNDS.members) return room;
  const [longest] = [...room.live.absent]
    .filter(([id]) => id !== room.saved.host && seatIn(room.saved, id) === null)
    .toSorted(([, since], [, other]) => since - other);
  return longest === undefined ? room : memberLeft(room, longest[0], context).room;
}

function withoutTraces(room: Room, id: MemberId): Room {
  const { reserved, absent, away, answers, buckets } = room.live;
  return withLive(room, {
    reserved: without(reserved, id),
    absent: without(absent, id),
    away: withoutItem(away, id),
    answers: without(answers, id),
    buckets: new Map([...buckets].filter(([name]) => !name.endsWith(`:${id}`))),
  });
}

/** Members who have joined and not connected give up their seats, and stay members until their time is over. */
export function withoutReservedSeats(room: Room): Room {
  const saved = [...room.live.reserved.keys()].reduce(unseated, room.saved);
  return saved === room.saved ? room : { ...room, saved };
}

/** The name of the bot that plays a seat of the game now; null if its member plays. */
export function botOnSeat(room: Room, seat: number, { config }: Context): string | null {
  const one = room.game?.seats[seat];
  if (one === undefined) return null;
  if (one.bot !== null) return Object.hasOwn(config.bots, one.bot) ? one.bot : config.standIn.name;
  const isPlaying = one.member !== null && memberIn(room.saved, one.member) !== undefined;
  return isPlaying && !room.live.away.has(one.member) ? null : config.standIn.name;
}

/** Whether the member on a seat of the game can answer now. */
export function canAnswer(room: Room, seat: Seat): boolean {
  const member = room.game === null ? null : memberOnSeat(room.game, seat);
  return member !== null && isConnected(room, member) && !room.live.away.has(member);
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  if (!map.has(key)) return map;
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}

function withoutItem<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  if (!set.has(item)) return set;
  const copy = new Set(set);
  copy.delete(item);
  return copy;
}
