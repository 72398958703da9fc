import { replayRecord } from '@nain-jaune/engine';
import { hasBoard } from './members.ts';
import { settledRecordOf } from './record.ts';
import type { Room, RoomGame } from './room.ts';
import { type Feats, NO_FEATS } from './scores.ts';

/** The biggest sweep and the longest run of each seat in a game, at a table with a board. */
export function featsOf({ saved }: Room, roomGame: RoomGame): readonly Feats[] {
  if (!hasBoard(saved)) return [];
  const replayed = replayRecord(settledRecordOf(roomGame, roomGame.startedAt));
  if (!replayed.ok) return [];
  const feats = roomGame.seats.map(() => NO_FEATS);
  let [last, length] = [-1, 0];
  for (const event of replayed.value.steps.flatMap(({ events }) => events)) {
    if (event.type === 'laid') {
      length = event.seat === last && !event.led ? length + 1 : 1;
      last = event.seat;
    }
    if (event.type !== 'laid' && event.type !== 'swept') continue;
    const { sweep, run } = feats[event.seat] ?? NO_FEATS;
    feats[event.seat] =
      event.type === 'laid'
        ? { sweep, run: Math.max(run, length) }
        : { sweep: Math.max(sweep, event.counters), run };
  }
  return feats;
}
