import { failure, type Seat, success } from '@nain-jaune/engine';
import type { CloseReason, MemberId } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import type { Changed, Context, Input } from './input.ts';
import { isInvited, isRemoved, memberIn, withMember, withNextHost, withoutMember } from './members.ts';
import type { FormerMember, Live, Room, RoomSession, SavedMember, SavedRoom, SessionId } from './room.ts';
import { memberOnSeat, seatOfMember, withBotFor, withName } from './roomGame.ts';
import { withNameInScores } from './scores.ts';
import { withoutSayingsOf } from './talk.ts';

/** The live part of a new or loaded room. Every member is absent. */
export function startLive({ members }: SavedRoom, now: number, pace: Live['pace']): Live {
  return {
    sessions: new Map(),
    reserved: new Map(),
    lostSeats: new Map(),
    absent: new Map(members.map(({ id }) => [id, now])),
    away: new Set(),
    offers: new Map(),
    stoppedAt: now,
    continuedAt: now,
    desertedAt: now,
    waitingSince: null,
    turn: null,
    answers: new Map(),
    buckets: new Map(),
    addresses: new Map(),
    deadlines: [],
    pace,
  };
}

export function withLive(room: Room, change: Partial<Live>): Room {
  return { ...room, live: { ...room.live, ...change } };
}

export function isConnected({ saved, live }: Room, id: MemberId): boolean {
  return memberIn(saved, id) !== undefined && !live.absent.has(id) && !live.reserved.has(id);
}

export function isAnyoneConnected(room: Room): boolean {
  return room.saved.members.some(({ id }) => isConnected(room, id));
}

export function isSomebodyExpected(room: Room): boolean {
  return room.live.reserved.size > 0 || isAnyoneConnected(room);
}

export function spectatorsOf({ live }: Room): SessionId[] {
  return sessionsWhere(live, ({ member }) => member === null);
}

export function sessionsOf({ live }: Room, member: MemberId): SessionId[] {
  return sessionsWhere(live, (session) => session.member === member);
}

function sessionsWhere({ sessions }: Live, isWanted: (session: RoomSession) => boolean): SessionId[] {
  return [...sessions].filter(([, session]) => isWanted(session)).map(([id]) => id);
}

/**
 * Whether bots, clocks and deals wait: the game is paused, or no client is connected. At home bots play on while the device is
 * handed over.
 */
export function isStopped({ saved, live }: Room, { config: { limits } }: Context): boolean {
  const isAtHome = limits.abandonedMs === null;
  return saved.paused || (live.sessions.size === 0 && !isAtHome);
}

export function withPause(room: Room, paused: boolean): Room {
  return { ...room, saved: { ...room.saved, paused } };
}

/** Stops or continues the clocks of a room. The interruption counts neither for the time limit of the game nor as absence. */
export function withInterruption(room: Room, context: Context): Room {
  const { now } = context;
  const { stoppedAt } = room.live;
  if (isStopped(room, context)) return stoppedAt === null ? withLive(room, { stoppedAt: now }) : room;
  return stoppedAt === null ? room : continued(room, stoppedAt, now);
}

function continued({ game, ...room }: Room, stoppedAt: number, now: number): Room {
  const startedAt = (game?.startedAt ?? 0) + now - stoppedAt;
  return withLive({ ...room, game: game && { ...game, startedAt } }, { stoppedAt: null, continuedAt: now });
}

/** Adds a connection. It replaces an older one of the same member. */
export function connect(
  room: Room,
  { session, member, tokenHash, address, key = '' }: Extract<Input, { type: 'connect' }>,
): Changed {
  const refused = connectRefusal(room, member, address, key) ?? tokenRefusal(room, member, tokenHash);
  if (refused !== null) return { room, closed: new Map([[session, refused]]) };
  const older = member === null ? [] : sessionsOf(room, member);
  const sessions = new Map(room.live.sessions);
  for (const id of older) sessions.delete(id);
  sessions.set(session, { member, address });
  const present = member === null ? room : withAddress(backAgain(room, member), member, address);
  return { room: withLive(present, { sessions }), closed: closing(older, 'displaced') };
}

function connectRefusal(
  room: Room,
  member: MemberId | null,
  address: string | null,
  key: string,
): CloseReason | null {
  const { saved } = room;
  if (saved.phase === 'closed') return 'table-closed';
  if (member !== null) return memberIn(saved, member) === undefined ? 'removed' : null;
  if (isRemoved(saved, null, address)) return 'removed';
  if (!isInvited(saved, key)) return 'link-renewed';
  return mayWatch(room) ? null : 'no-spectators';
}

/** Whether one more client may watch. */
export function mayWatch(room: Room): boolean {
  const { phase, settings } = room.saved;
  return phase !== 'closed' && settings.spectators && spectatorsOf(room).length < BOUNDS.spectators;
}

/** Another device may have replaced the member's since the token was looked up. */
function tokenRefusal(
  { saved }: Room,
  member: MemberId | null,
  tokenHash: string | null,
): CloseReason | null {
  return tokenHash === null || memberIn(saved, member)?.tokenHash === tokenHash ? null : 'wrong-token';
}

export function closing(sessions: readonly SessionId[], reason: CloseReason): Map<SessionId, CloseReason> {
  return new Map(sessions.map((session) => [session, reason]));
}

export function withoutSessions(room: Room, ended: readonly SessionId[]): Room {
  const sessions = new Map(room.live.sessions);
  for (const session of ended) sessions.delete(session);
  return withLive(room, { sessions });
}

export function withAddress(room: Room, member: MemberId, address: string | null): Room {
  if (address === null || room.live.addresses.get(member) === address) return room;
  return withLive(room, { addresses: new Map(room.live.addresses).set(member, address) });
}

function backAgain(room: Room, member: MemberId): Room {
  const { reserved, absent, away, offers } = room.live;
  return withLive(room, {
    reserved: without(reserved, member),
    absent: without(absent, member),
    away: withoutItem(away, member),
    offers: without(offers, member),
  });
}

/** Removes a connection. Its member keeps the seat. */
export function disconnect(room: Room, session: SessionId, now: number): Changed {
  const ended = room.live.sessions.get(session);
  if (ended === undefined) return { room };
  const left = withoutSessions(room, [session]);
  if (ended.member === null || memberIn(room.saved, ended.member) === undefined) return { room: left };
  return { room: withLive(left, { absent: new Map(left.live.absent).set(ended.member, now) }) };
}

export function withoutAway(room: Room, member: MemberId): Room {
  return room.live.away.has(member) ? withLive(room, { away: withoutItem(room.live.away, member) }) : room;
}

export function withAway(room: Room, member: MemberId | null): Room {
  return member === null ? room : withLive(room, { away: new Set(room.live.away).add(member) });
}

/**
 * Removes a member and ends their connection. During a game a bot plays on under their name. If they ever connected or are in
 * the game, they may delete their name later, so a bounded number of them is remembered.
 */
export function memberLeft(room: Room, id: MemberId, { config }: Context): Changed {
  const member = memberIn(room.saved, id);
  if (member === undefined) return { room };
  const wasThere =
    !room.live.reserved.has(id) || (room.game !== null && seatOfMember(room.game, id) !== null);
  const ended = sessionsOf(room, id);
  const left = withoutMember(room.saved, id, config.standIn.name);
  const isPlaying = room.game !== null && room.saved.phase === 'playing';
  const game = isPlaying ? withBotFor(room.game, id, config.standIn.name) : room.game;
  const gone = withoutTraces({ ...withoutSessions(room, ended), saved: left, game }, id);
  const remembered = wasThere ? withFormer(gone, member) : withoutAddresses(gone, [id]);
  const { saved } = remembered;
  const next = saved.host === id ? withNextHost(saved, (one) => isConnected(remembered, one)) : saved;
  return { room: { ...remembered, saved: next }, closed: closing(ended, 'removed') };
}

function withFormer(room: Room, { id, tokenHash, replacedTokens, name }: SavedMember): Room {
  const left: FormerMember = { id, tokenHash, name, ...(replacedTokens && { replacedTokens }) };
  const former = [...room.saved.former, left];
  const forgotten = former.slice(0, -BOUNDS.formerMembers).map((one) => one.id);
  const talk = forgotten.reduce(withoutSayingsOf, room.talk);
  const unscored = forgotten.reduce((saved, one) => withNameInScores(saved, one, ''), room.saved);
  const saved = { ...unscored, former: former.slice(-BOUNDS.formerMembers) };
  return withoutAddresses({ ...room, talk, saved }, forgotten);
}

function withoutAddresses(room: Room, members: readonly MemberId[]): Room {
  return withLive(room, { addresses: members.reduce(without, room.live.addresses) });
}

function withoutTraces(room: Room, id: MemberId): Room {
  const { reserved, lostSeats, absent, away, offers, answers, buckets } = room.live;
  return withLive(room, {
    reserved: without(reserved, id),
    lostSeats: without(lostSeats, id),
    absent: without(absent, id),
    away: withoutItem(away, id),
    offers: without(offers, id),
    answers: without(answers, id),
    buckets: new Map([...buckets].filter(([name]) => !name.endsWith(`:${id}`))),
  });
}

/** The name of the bot that plays a seat of the game; null if its member plays. */
export function botOnSeat(room: Room, seat: number, { config }: Context): string | null {
  const one = room.game?.seats[seat];
  if (one === undefined) return null;
  if (one.bot !== null) return Object.hasOwn(config.bots, one.bot) ? one.bot : config.standIn.name;
  const isPlaying = one.member !== null && memberIn(room.saved, one.member) !== undefined;
  return isPlaying && !room.live.away.has(one.member) ? null : config.standIn.name;
}

/** Whether the member on a seat is connected and plays. */
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

const NAMELESS = { name: '', face: null };

/** Deletes the name, portrait and texts of a present or former member. The store deletes the name in steps and records. */
export function erase(room: Room, tokenHash: string): Changed {
  const { members, former } = room.saved;
  const member = [...members, ...former].find((one) => one.tokenHash === tokenHash);
  if (member === undefined) return { room, result: failure('wrong-token') };
  const unscored = withNameInScores(room.saved, member.id, '');
  const saved = withMember({ ...unscored, former: withoutName(former, member.id) }, member.id, NAMELESS);
  const game = room.game === null ? null : withName(room.game, member.id, '');
  const talk = withoutSayingsOf(room.talk, member.id);
  return { room: { ...room, saved, game, talk }, result: success(member.id) };
}

function withoutName(former: readonly FormerMember[], id: MemberId): FormerMember[] {
  return former.map((member) => (member.id === id ? { ...member, name: '' } : member));
}
