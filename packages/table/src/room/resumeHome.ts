/** Home rooms whose game began before. Apart from `home.ts`, so that a new game does not load the check of records. */
import {
  type Finding,
  failure,
  type GameRecord,
  type GameStep,
  type Outcome,
  type Position,
  replayRecord,
  success,
} from '@nain-jaune/engine';
import { type HomeGame, type HomeOpening, memberOn, openHomeRoom, roomAround } from './home.ts';
import { gameOfRecord } from './load.ts';
import type { Room } from './room.ts';
import { beginGame, withStep } from './roomGame.ts';

/** Opens a home room at a position in its first deal. */
export function openHomeRoomAt(
  { rules, players }: HomeGame,
  { counters, boxes, dealer }: Position,
  reached: GameStep,
  { now, pace }: Omit<HomeOpening, 'random'>,
): Room {
  const seats = players.map(({ name, bot }, seat) => ({ name, bot, member: memberOn(seat, bot) }));
  const begun = beginGame({ game: 1, id: '', rules, seats, dealer, start: { counters, boxes } }, now);
  const game = withStep(begun, reached);
  return roomAround({ rules, players }, game, now, pace);
}

/**
 * Resumes a recorded game in a home room. Its events get the same numbers. Fails with every problem of the record. If the
 * record has no deal, the dealer is the given one or drawn again.
 */
export function resumeHomeRoom(record: GameRecord, opening: HomeOpening): Outcome<Room, Finding[]> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return failure([...replayed.error]);
  const { rules } = record;
  const players = record.players.map(({ name, bot = null }) => ({ name, bot }));
  if (record.deals.length === 0) {
    const { start } = record;
    return success(openHomeRoom({ rules, players }, { ...opening, ...(start && { start }) }));
  }
  const { now, pace } = opening;
  const members = players.map(({ bot }, seat) => memberOn(seat, bot));
  const begun = gameOfRecord(record, 1, members, now - elapsedIn(record));
  const game = replayed.value.steps.reduce(withStep, begun);
  return success(roomAround({ rules, players }, game, now, pace));
}

function elapsedIn(record: GameRecord): number {
  const elapsed: unknown = 'elapsedMs' in record ? record.elapsedMs : 0;
  return typeof elapsed === 'number' && Number.isFinite(elapsed) && elapsed > 0 ? elapsed : 0;
}
