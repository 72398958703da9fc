import { isRulesetId, seatAt, seatToMove, shownRulesId } from '@nain-jaune/engine';
import type { Guest, LobbyTable, Member, Occupant, RoomInfo, TableSummary } from '@nain-jaune/protocol';
import { timeOf } from './arranged.ts';
import { comingSeats, joiningAt } from './joining.ts';
import { isReplaced, memberIn, seatIn } from './members.ts';
import { isConnected, mayWatch, spectatorsOf } from './presence.ts';
import type { Room, SavedMember, SavedRoom } from './room.ts';

export function infoOf(room: Room, now: number): RoomInfo {
  const { saved, live, game } = room;
  const {
    code,
    phase,
    settings,
    host,
    seats,
    games,
    paused,
    scores,
    nextPlayers = null,
    eveningOver = false,
  } = saved;
  const coming = comingSeats(room);
  return {
    code,
    invitation: invitationOf(saved),
    phase,
    settings,
    host,
    members: saved.members.map((member) => memberInfo(room, member, coming.get(member.id) ?? null)),
    seats,
    nextPlayers,
    spectators: spectatorsOf(room).length,
    games,
    nextDeal: nextDealInfo(room),
    turn: live.turn === null ? null : { seat: live.turn.seat, endsIn: until(live.turn.until, now) },
    startsIn: untilOrNull(timeOf(live.deadlines, 'start'), now),
    waitedFor: waitedFor(room, now),
    dealsIn: game === null ? null : untilOrNull(timeOf(live.deadlines, 'deal'), now),
    paused,
    scores,
    eveningOver,
    joining: joiningAt(room),
  };
}

/** Anyone may join a listed table, by its code alone. */
function invitationOf({ code, linkKey, settings }: SavedRoom): string {
  return settings.open || linkKey === undefined ? code : `${code}-${linkKey}`;
}

function memberInfo(room: Room, member: SavedMember, seatFrom: Member['seatFrom']): Member {
  const { id, name, face, ready, muted, board, waits, takes = null } = member;
  const plays = room.saved.phase === 'playing' && seatIn(room.saved, id) !== null;
  const away = plays && room.live.away.has(id);
  const connected = isConnected(room, id);
  const replaced = isReplaced(member);
  return { id, name, face, connected, away, ready, muted, board, waits, seatFrom, takes, replaced };
}

function nextDealInfo({ game }: Room): RoomInfo['nextDeal'] {
  if (game?.next == null) return null;
  const { deal, commitment, cutter, cut } = game.next;
  return { gameId: game.id, deal, commitment, cutter, cut: cut !== null };
}

function until(at: number, now: number): number {
  return Math.max(0, Math.round(at - now));
}

function untilOrNull(at: number | undefined, now: number): number | null {
  return at === undefined ? null : until(at, now);
}

function waitedFor({ saved, live }: Room, now: number): number | null {
  return saved.phase !== 'gathering' || live.waitingSince === null ? null : until(now, live.waitingSince);
}

/** Returns the keys of `RoomInfo` that differ between two states; null if none does. */
export function infoChanges(before: Room, after: Room, now: number): Partial<RoomInfo> | null {
  if (isSameForSure(before, after)) return null;
  const [was, is] = [infoOf(before, now), infoOf(after, now)];
  const keys = (Object.keys(is) as (keyof RoomInfo)[]).filter(
    (key) => was[key] !== is[key] && JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, is[key]]));
}

/** A fast check that is true for most moves. */
function isSameForSure(before: Room, after: Room): boolean {
  const [was, is] = [before.live, after.live];
  return (
    before.saved === after.saved &&
    was.sessions === is.sessions &&
    was.away === is.away &&
    was.absent === is.absent &&
    was.reserved === is.reserved &&
    was.turn === is.turn &&
    timeOf(was.deadlines, 'start') === timeOf(is.deadlines, 'start') &&
    timeOf(was.deadlines, 'deal') === timeOf(is.deadlines, 'deal') &&
    before.game?.next === after.game?.next
  );
}

/** The name of the host. Empty if there is none or it is deleted, and for a screen in the room. */
function hostNameOf(saved: SavedRoom): string {
  const host = memberIn(saved, saved.host);
  return host === undefined || host.board ? '' : host.name;
}

/** `member`: who asks, if it is a member. */
export function summaryOf(room: Room, member?: SavedMember): TableSummary {
  const { saved } = room;
  const { code, phase, settings, seats, games } = saved;
  const over = phase === 'playing' ? games - 1 : games;
  return {
    code,
    phase,
    settings,
    host: hostNameOf(saved),
    seats: seats.map((occupant, seat) => ({ ...occupant, ...looksOf(room, occupant, seat) })),
    games,
    records: Array.from({ length: over }, (_, index) => index + 1),
    joining: joiningAt(room),
    watching: mayWatch(room),
    place: member === undefined ? null : placeOf(room, member),
  };
}

function placeOf({ saved, game }: Room, { id, board }: SavedMember): TableSummary['place'] {
  const taken = seatIn(saved, id);
  const seat = taken === null ? null : seatAt(taken);
  if (saved.phase !== 'playing' || game === null) return { seat, board, deal: null, toMove: null };
  const toMove = seatToMove(game.game);
  const deal = game.game.settled.length + (toMove === null ? 0 : 1);
  return { seat, board, deal: deal === 0 ? null : deal, toMove };
}

/** A bot in place of a member who has left the game has their name. */
function looksOf({ saved, game }: Room, occupant: Occupant, seat: number): Required<Guest> {
  if (occupant.type === 'free') return { name: '', face: null };
  if (occupant.type === 'bot') {
    const player = saved.phase === 'playing' ? game?.seats[seat] : undefined;
    return { name: player?.name ?? occupant.bot, face: null };
  }
  const { name = '', face = null } = memberIn(saved, occupant.member) ?? {};
  return { name, face };
}

/** A table as the lobby shows it, apart from the time that its members have waited. */
export function lobbyTableOf(room: Room): Omit<LobbyTable, 'waitedFor'> {
  const { saved } = room;
  const { code, phase, settings, seats, autoStart } = saved;
  const { rules, players, clock } = settings;
  const ruleset = shownRulesId(rules);
  return {
    code,
    ruleset,
    houseRules: !isRulesetId(ruleset),
    host: hostNameOf(saved),
    players,
    members: seats.filter(({ type }) => type === 'member').length,
    bots: seats.filter(({ type }) => type === 'bot').length,
    clock,
    phase,
    playNow: autoStart,
    joining: joiningAt(room),
    watching: mayWatch(room),
  };
}
