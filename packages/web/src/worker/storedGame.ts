import type { GameRecord } from '@nain-jaune/engine';
import { type HomeOpening, openHomeRoom, type Room } from '@nain-jaune/table';
import type { SavedPlayer } from '../app/gameService/serviceMessages.ts';
import type { StoredGame, StoredSeed } from './gameStore.ts';
import { firstDealerOf, type StoredSeeds, seedsOf } from './storedSeeds.ts';

/** A stored game whose record is valid. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly seed: StoredSeed | undefined;
  readonly seeds: StoredSeeds;
  readonly players: readonly SavedPlayer[];
  readonly isPractice: boolean;
  /** Opens its room, after the last recorded move. */
  openRoom(opening: HomeOpening): Room;
}

/** Reads a new game that this worker has created, without checks. */
export function readNew(stored: StoredGame, record: GameRecord): ReadGame {
  const { profiles = [], seed } = stored;
  const players = playersWith(record, profiles);
  const seeds = seedsOf(stored);
  const game = { rules: record.rules, players: players.map(({ name, bot }) => ({ name, bot })) };
  return {
    record,
    seed,
    seeds,
    players,
    isPractice: false,
    openRoom: (opening) => openHomeRoom(game, { ...opening, ...firstDealerOf(seeds) }),
  };
}

/** Marks the record of a practice game. */
export const PRACTICE = { practice: true } as const;

/** The players of a record, with the profile of each seat. */
export function playersWith({ players }: GameRecord, profiles: readonly (string | null)[]): SavedPlayer[] {
  return players.map(({ name, bot }, seat) => ({ name, bot: bot ?? null, profile: profiles[seat] ?? null }));
}
