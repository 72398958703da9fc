import { moveText, type Seat } from '@nain-jaune/engine';
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
import type { Room, RoomGame, SessionId } from './room.ts';
import { mayDeal, movesOf, seatOfMember, seatToMove } from './roomGame.ts';
import { shownSayings } from './talk.ts';

const NO_MOVES: readonly string[] = [];

/** Returns a snapshot and the events after the last one that the connection knows. */
export function greeting(room: Room, session: SessionId, known: Known | null, now: number): Addressed[] {
  const member = memberOf(room, session);
  const { game } = room;
  const canFollow = game !== null && known !== null && hasEventsAfter(game, known);
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
  if (canFollow) messages.push(eventsMessage(room, game, seatOfMember(game, member), known.last + 1));
  return messages.map((message) => ({ to: [session], message }));
}

function hasEventsAfter({ number, history }: RoomGame, { game, last }: Known): boolean {
  return game === number && last >= history.forgotten && last <= lastNumber(history);
}

function gameSnapshot(room: Room, game: RoomGame, member: MemberId | null): GameSnapshot {
  const seat = seatOfMember(game, member);
  return {
    game: game.number,
    players: game.seats.map(({ name, bot }) => ({ name, bot })),
    number: lastNumber(game.history),
    view: viewNow(game.history, seat, game.views.get(seat)).view,
    ...choicesOf(room, game, seat),
  };
}

/** Returns the events from a number on, as a seat may see them. */
export function eventsMessage(room: Room, game: RoomGame, seat: Seat | null, from: number): Events {
  const events = eventsFor(game.history, seat, from);
  return { type: 'events', game: game.number, from, events, ...choicesOf(room, game, seat) };
}

function choicesOf({ saved }: Room, game: RoomGame, seat: Seat | null): Choices {
  const isToMove = seat !== null && seat === seatToMove(game);
  const mayAsk = seat !== null || game.seats.every(({ member }) => member === null);
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
  const to = [...after.live.sessions.keys()].filter((session) => before.live.sessions.has(session));
  if (to.length === 0) return [];
  if (after.game !== null && after.game.number !== before.game?.number)
    return to.flatMap((session) => greeting(after, session, null, now));
  return [...eventsSince(before, after, to), ...roomChanges(before, after, to, now)];
}

/** Connections with the same rights get the same message object, which is encoded once. */
function eventsSince(before: Room, after: Room, to: readonly SessionId[]): Addressed[] {
  const { game } = after;
  if (game === null || before.game === null) return [];
  const from = lastNumber(before.game.history) + 1;
  if (from > lastNumber(game.history)) return [];
  const isPublic = isPublicFrom(game.history, from);
  const groups = new Map<Seat | 'spectators' | 'players', { seat: Seat | null; to: SessionId[] }>();
  for (const session of to) {
    const seat = seatOfMember(game, memberOf(after, session));
    const key = seat !== null && isPublic && seat !== seatToMove(game) ? 'players' : (seat ?? 'spectators');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { seat, to: [session] });
    else group.to.push(session);
  }
  return [...groups.values()].map(({ seat, to }) => ({
    to,
    message: eventsMessage(after, game, seat, from),
  }));
}

function roomChanges(before: Room, after: Room, to: readonly SessionId[], now: number): Addressed[] {
  const messages: ServerMessage[] = [];
  const changes = infoChanges(before, after, now);
  if (changes !== null) messages.push({ type: 'room', changes });
  for (const member of erasedMembers(before, after)) messages.push({ type: 'erased', member });
  for (const saying of shownSayings(after.talk, before.talk.last)) messages.push({ type: 'said', saying });
  return messages.map((message) => ({ to, message }));
}

/** Members whose sayings were deleted. Clients drop the oldest ones beyond the limit themselves. */
function erasedMembers({ talk: before }: Room, { talk: after }: Room): MemberId[] {
  const remaining = new Set(after.sayings.map(({ number }) => number));
  const missing = before.sayings.filter(
    ({ number }) => number > after.last - BOUNDS.sayings && !remaining.has(number),
  );
  return [...new Set(missing.map(({ member }) => member))];
}
