import { moveText, type Seat, seatToMove } from '@nain-jaune/engine';
import {
  type Choices,
  type Events,
  type GameSnapshot,
  type MemberId,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import { eventsFor, isPublicFrom, lastNumber, viewNow } from './history.ts';
import { infoChanges, infoOf } from './info.ts';
import type { Addressed, Known } from './input.ts';
import { memberIn } from './members.ts';
import type { Room, RoomGame, SessionId, Talk } from './room.ts';
import { mayDeal, movesOf, seatOfMember } from './roomGame.ts';
import { shownSayings } from './talk.ts';

const NO_MOVES: readonly string[] = [];

/** What a client may see and request. */
export interface Viewer {
  /** Null for a spectator or the board. */
  readonly seat: Seat | null;
  readonly isBoard: boolean;
}

export function viewerOf({ saved }: Room, game: RoomGame, member: MemberId | null): Viewer {
  return { seat: seatOfMember(game, member), isBoard: memberIn(saved, member)?.board === true };
}

/** Returns a snapshot and the events after the last one that the connection knows. */
export function greeting(room: Room, session: SessionId, known: Known | null, now: number): Addressed[] {
  const member = memberOf(room, session);
  const { game } = room;
  const canFollow = game !== null && known !== null && hasEventsAfter(game, known, member);
  const messages: ServerMessage[] = [
    {
      type: 'snapshot',
      version: PROTOCOL_VERSION,
      member,
      room: infoOf(room, now),
      sayings: shownSayings(room.talk),
      game: game === null || canFollow ? null : gameSnapshot(room, game, member),
    },
  ];
  if (canFollow) messages.push(eventsMessage(room, game, viewerOf(room, game, member), known.last + 1));
  return messages.map((message) => ({ to: [session], message }));
}

/**
 * The view of a member who took a seat during the game changed as a whole, so that events from before do not continue it. A
 * member without a seat may have lost one to another.
 */
function hasEventsAfter(
  { number, history, seats }: RoomGame,
  { game, last }: Known,
  member: MemberId | null,
): boolean {
  const own = seats.filter((seat) => member !== null && seat.member === member);
  const changes = member === null || own.length > 0 ? own : seats;
  const since = Math.max(...changes.map((seat) => seat.since ?? -1), -1);
  return game === number && last > since && last >= history.forgotten && last <= lastNumber(history);
}

function gameSnapshot(room: Room, game: RoomGame, member: MemberId | null): GameSnapshot {
  const viewer = viewerOf(room, game, member);
  const { seat } = viewer;
  return {
    game: game.number,
    players: game.seats.map(({ name, bot }) => ({ name, bot })),
    number: lastNumber(game.history),
    view: viewNow(game.history, seat, game.views.get(seat)).view,
    ...choicesOf(room, game, viewer),
  };
}

/** Returns the events from a number on, as a client may see them. */
export function eventsMessage(room: Room, game: RoomGame, viewer: Viewer, from: number): Events {
  const events = eventsFor(game.history, viewer.seat, from);
  const { legal, mayDeal } = choicesOf(room, game, viewer);
  return { type: 'events', game: game.number, from, events, legal, mayDeal };
}

function choicesOf({ saved }: Room, game: RoomGame, { seat, isBoard }: Viewer): Choices {
  const isToMove = seat !== null && seat === seatToMove(game.game);
  const mayAsk = seat !== null || isBoard || game.seats.every(({ member }) => member === null);
  return {
    legal: isToMove ? movesOf(game).map(moveText) : NO_MOVES,
    mayDeal: mayAsk && saved.phase === 'playing' && mayDeal(game),
  };
}

function memberOf({ live }: Room, session: SessionId): MemberId | null {
  return live.sessions.get(session)?.member ?? null;
}

/** Returns the messages about a step for connections that existed before it. */
export function broadcast(before: Room, after: Room, now: number): Addressed[] {
  const sessions = [...after.live.sessions.keys()];
  const to =
    before.live.sessions === after.live.sessions
      ? sessions
      : sessions.filter((session) => before.live.sessions.has(session));
  if (to.length === 0) return [];
  if (after.game !== null && after.game.number !== before.game?.number)
    return to.flatMap((session) => greeting(after, session, null, now));
  const moved = to.filter((session) => hasNewSeat(before, after, session));
  const others = moved.length === 0 ? to : to.filter((session) => !moved.includes(session));
  return eventsSince(before, after, others).concat(
    roomChanges(before, after, others, now),
    moved.flatMap((session) => greeting(after, session, null, now)),
  );
}

/** Whether a member has taken a seat in the game between two deals. Their view changes as a whole. */
function hasNewSeat(before: Room, after: Room, session: SessionId): boolean {
  if (before.game === null || after.game === null || before.game.seats === after.game.seats) return false;
  const member = memberOf(after, session);
  return seatOfMember(before.game, member) !== seatOfMember(after.game, member);
}

/** Connections with the same rights get the same message object, which is encoded once. */
function eventsSince(before: Room, after: Room, to: readonly SessionId[]): Addressed[] {
  const { game } = after;
  if (game === null || before.game === null) return [];
  const from = lastNumber(before.game.history) + 1;
  if (from > lastNumber(game.history)) return [];
  const isPublic = isPublicFrom(game.history, from);
  const groups: { readonly name: GroupName; readonly viewer: Viewer; readonly to: SessionId[] }[] = [];
  for (const session of to) {
    const viewer = viewerOf(after, game, memberOf(after, session));
    const name = groupOf(viewer, isPublic && viewer.seat !== seatToMove(game.game));
    const group = groups.find((one) => one.name === name);
    if (group === undefined) groups.push({ name, viewer, to: [session] });
    else group.to.push(session);
  }
  return groups.map(({ viewer, to }) => ({ to, message: eventsMessage(after, game, viewer, from) }));
}

type GroupName = Seat | 'board' | 'spectators' | 'players';

/** `isLikeOthers`: whether every player gets the same message. */
function groupOf({ seat, isBoard }: Viewer, isLikeOthers: boolean): GroupName {
  if (isBoard) return 'board';
  if (seat === null) return 'spectators';
  return isLikeOthers ? 'players' : seat;
}

function roomChanges(before: Room, after: Room, to: readonly SessionId[], now: number): Addressed[] {
  const changes = infoChanges(before, after, now);
  if (changes === null && before.talk === after.talk) return [];
  const messages: ServerMessage[] = changes === null ? [] : [{ type: 'room', changes }];
  return messages.concat(talkChanges(before.talk, after.talk)).map((message) => ({ to, message }));
}

function talkChanges(before: Talk, after: Talk): ServerMessage[] {
  return [
    ...erasedMembers(before, after).map((member) => ({ type: 'erased', member }) as const),
    ...shownSayings(after, before.last).map((saying) => ({ type: 'said', saying }) as const),
  ];
}

/** Members whose sayings were deleted. Clients drop the oldest ones beyond the limit themselves. */
function erasedMembers(before: Talk, after: Talk): MemberId[] {
  const remaining = new Set(after.sayings.map(({ number }) => number));
  const missing = before.sayings.filter(
    ({ number }) => number > after.last - BOUNDS.sayings && !remaining.has(number),
  );
  return [...new Set(missing.map(({ member }) => member))];
}
