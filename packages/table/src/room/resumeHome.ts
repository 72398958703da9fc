import {
  type Finding,
  failure,
  type GameRecord,
  type Outcome,
  replayRecord,
  success,
} from '@nain-jaune/engine';
import { type HomeOpening, memberOn, openHomeRoom, roomAround } from './home.ts';
import { gameOfRecord } from './load.ts';
import type { Room } from './room.ts';
import { withStep } from './roomGame.ts';

/**
 * A room at home that goes on with a recorded game. Its events have the same numbers. Fails with everything that is wrong
 * with the record. The dealer of a game without a deal is drawn again.
 */
export function resumeHomeRoom(record: GameRecord, opening: HomeOpening): Outcome<Room, Finding[]> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return failure([...replayed.error]);
  const { rules } = record;
  const players = record.players.map(({ name, bot = null }) => ({ name, bot }));
  if (record.deals.length === 0) return success(openHomeRoom({ rules, players }, opening));
  const { now, pace } = opening;
  const members = players.map(({ bot }, seat) => memberOn(seat, bot));
  const begun = gameOfRecord(record, 1, members, now - elapsedIn(record));
  const game = replayed.value.steps.reduce(withStep, begun);
  return success(roomAround({ rules, players }, game, now, pace));
}

/** The time that a record says its game has taken; 0 if it does not. */
function elapsedIn(record: GameRecord): number {
  const elapsed: unknown = 'elapsedMs' in record ? record.elapsedMs : 0;
  return typeof elapsed === 'number' && Number.isFinite(elapsed) && elapsed > 0 ? elapsed : 0;
}
