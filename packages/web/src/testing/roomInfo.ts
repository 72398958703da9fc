import { RULESETS } from '@nain-jaune/engine';
import type { Member, Occupant, RoomInfo } from '@nain-jaune/protocol';

/** The members of {@link ROOM}. */
export const ANNE: Member = {
  id: 1,
  name: 'Anne',
  face: null,
  connected: true,
  away: false,
  ready: false,
  muted: false,
  board: false,
  waits: false,
  seatFrom: null,
  takes: null,
  replaced: false,
};
export const BASILE: Member = { ...ANNE, id: 2, name: 'Basile' };

const FREE: Occupant = { type: 'free' };

export function seatsWith(member: Member, seat: number): readonly Occupant[] {
  return [FREE, FREE, FREE, FREE].with(seat, { type: 'member', member: member.id });
}

/** A table before its first game. Anne has seat 0, and Basile has none. */
export const ROOM: RoomInfo = {
  code: 'bado-miku-ze',
  invitation: 'bado-miku-ze',
  phase: 'gathering',
  settings: {
    rules: RULESETS['famille'],
    players: 4,
    clock: 'none',
    open: false,
    freeText: false,
    spectators: true,
  },
  host: 1,
  members: [ANNE, BASILE],
  seats: seatsWith(ANNE, 0),
  nextPlayers: null,
  spectators: 0,
  games: 0,
  nextDeal: null,
  turn: null,
  startsIn: null,
  waitedFor: null,
  dealsIn: null,
  paused: false,
  scores: [],
  eveningOver: false,
  joining: 'seat',
};
