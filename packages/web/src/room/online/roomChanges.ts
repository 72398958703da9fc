import type { Member, MemberId, Occupant, RoomInfo } from '@nain-jaune/protocol';
import { hasBoard, memberIn } from './shownSeats.ts';

/** An announced change of a room. `away`: a bot plays for the member. `back`: the member plays again. */
export type RoomChange =
  | {
      readonly type: 'came' | 'left' | 'away' | 'back' | 'ready' | 'notReady' | 'host' | 'stood';
      readonly member: Member;
    }
  | { readonly type: 'renamed'; readonly member: Member; readonly before: string }
  | { readonly type: 'sat'; readonly member: Member; readonly seat: number }
  | { readonly type: 'botSat'; readonly bot: string; readonly seat: number }
  | { readonly type: 'emptied'; readonly seat: number }
  | { readonly type: 'settingsChanged' }
  | { readonly type: 'gameBegins'; readonly game: number };

/** The changes between two states of a room, except those by the member `me`. */
export function changesBetween(
  before: RoomInfo,
  after: RoomInfo,
  me: MemberId | null,
): readonly RoomChange[] {
  return [
    ...membersChanges(before, after, me),
    ...seatsChanges(before, after, me),
    ...hostChange(before, after),
    ...(hasSameSettings(before, after) ? [] : [{ type: 'settingsChanged' } as const]),
    ...(after.games > before.games ? [{ type: 'gameBegins', game: after.games } as const] : []),
  ];
}

/** The seats of a table with a board follow the people. */
function hasSameSettings(before: RoomInfo, after: RoomInfo): boolean {
  const { players } = hasBoard(after) ? after.settings : before.settings;
  return JSON.stringify({ ...before.settings, players }) === JSON.stringify(after.settings);
}

function membersChanges(before: RoomInfo, after: RoomInfo, me: MemberId | null): RoomChange[] {
  const others = ({ members }: RoomInfo) => members.filter(({ id, board }) => id !== me && !board);
  const isPlaying = after.phase === 'playing';
  return [
    ...others(after).flatMap((member) => memberChanges(memberIn(before, member.id), member, isPlaying)),
    ...others(before).flatMap((member): RoomChange[] =>
      memberIn(after, member.id) === undefined ? [{ type: 'left', member }] : [],
    ),
  ];
}

function memberChanges(before: Member | undefined, member: Member, isPlaying: boolean): RoomChange[] {
  if (before === undefined) return [{ type: 'came', member }];
  if (member.away !== before.away) return [{ type: member.away ? 'away' : 'back', member }];
  if (member.name !== before.name) return renamed(before.name, member);
  // Readiness has no meaning any more when a game begins.
  if (isPlaying || member.ready === before.ready) return [];
  return [{ type: member.ready ? 'ready' : 'notReady', member }];
}

/** A deleted name is not announced. */
function renamed(before: string, member: Member): RoomChange[] {
  return before === '' || member.name === '' ? [] : [{ type: 'renamed', member, before }];
}

/**
 * Bots that take the free seats for a game and leave after it are not announced, nor are people who move up. During a game members
 * take the seats of bots.
 */
function seatsChanges(before: RoomInfo, after: RoomInfo, me: MemberId | null): RoomChange[] {
  const isStart = after.phase === 'playing' && before.phase !== 'playing';
  if (isStart || after.seats.length < before.seats.length) return [];
  const changes = after.seats.flatMap((occupant, seat) => {
    const was = before.seats[seat];
    return was === undefined || isSame(was, occupant) ? [] : seatChanges(was, seat, after, me);
  });
  if (after.phase === 'playing') return changes.filter(({ type }) => type === 'sat');
  return before.phase === 'playing' ? changes.filter(({ type }) => type !== 'emptied') : changes;
}

function seatChanges(was: Occupant, place: number, after: RoomInfo, me: MemberId | null): RoomChange[] {
  const seat = place + 1;
  const occupant = after.seats[place];
  if (occupant?.type === 'bot') return [{ type: 'botSat', bot: occupant.bot, seat }];
  if (occupant?.type === 'member') {
    const member = memberIn(after, occupant.member);
    return member === undefined || member.id === me ? [] : [{ type: 'sat', member, seat }];
  }
  if (was.type === 'bot') return [{ type: 'emptied', seat }];
  return was.type === 'member' ? stood(was.member, after, me) : [];
}

/** A member who has given up the seat and has no other. */
function stood(id: MemberId, after: RoomInfo, me: MemberId | null): RoomChange[] {
  const member = memberIn(after, id);
  const hasSeat = after.seats.some((occupant) => occupant.type === 'member' && occupant.member === id);
  return member === undefined || hasSeat || id === me ? [] : [{ type: 'stood', member }];
}

function isSame(one: Occupant, other: Occupant): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hostChange(before: RoomInfo, after: RoomInfo): RoomChange[] {
  const host = memberIn(after, after.host);
  return host === undefined || host.board || before.host === null || before.host === host.id
    ? []
    : [{ type: 'host', member: host }];
}
