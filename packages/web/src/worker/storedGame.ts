import type { GameRecord } from '@nain-jaune/engine';
import { type HomeOpening, openHomeRoom, type Room } from '@nain-jaune/table';
import * as v from 'valibot';
import type { SavedPlayer } from '../gameService/serviceMessages.ts';
import type { StoredSeed } from './gameStore.ts';

/** A stored game whose record is valid. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly seed: StoredSeed | undefined;
  readonly players: readonly SavedPlayer[];
  readonly isPractice: boolean;
  /** Opens its room, after the last recorded move. */
  openRoom(opening: HomeOpening): Room;
}

const COUNT = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const SEED = v.object({ text: v.string(), dealing: COUNT, bots: COUNT });
const STORED = v.object({
  id: v.fallback(v.string(), ''),
  text: v.fallback(v.nullable(v.string()), null),
  kept: COUNT,
  profiles: v.fallback(v.array(v.fallback(v.nullable(v.string()), null)), []),
  seed: v.fallback(v.optional(SEED), undefined),
});

/** The fields of a stored game, with a fallback for each damaged one. `text` is null if it is missing. */
export function storedFields(stored: unknown): v.InferOutput<typeof STORED> {
  const parsed = v.safeParse(STORED, stored);
  return parsed.success ? parsed.output : v.parse(STORED, {});
}

/** Reads a new game that this worker has created, without checks. */
export function readNew(stored: unknown, record: GameRecord): ReadGame {
  const players = playersOf(record, stored);
  const game = { rules: record.rules, players: players.map(({ name, bot }) => ({ name, bot })) };
  return {
    record,
    seed: storedFields(stored).seed,
    players,
    isPractice: false,
    openRoom: (opening) => openHomeRoom(game, opening),
  };
}

/** Marks the record of a practice game. */
export const PRACTICE = { practice: true } as const;

const PRACTICE_RECORD = v.object({ practice: v.literal(true) });

/** Whether a record is that of a practice game, which tries a move of another game again. */
export function isPractice(record: GameRecord): boolean {
  return v.is(PRACTICE_RECORD, record);
}

/** The players of a stored game, with their profiles. */
export function playersOf({ players }: GameRecord, stored: unknown): SavedPlayer[] {
  const { profiles } = storedFields(stored);
  return players.map(({ name, bot }, seat) => ({ name, bot: bot ?? null, profile: profiles[seat] ?? null }));
}
