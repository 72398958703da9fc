import type { GameRecord } from '@nain-jaune/engine';
import { type HomeOpening, openHomeRoom, type Room } from '@nain-jaune/table';
import type { SavedPlayer } from '../gameService/serviceMessages.ts';
import type { StoredSeed } from './gameStore.ts';

/** A stored game that was read and is right. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly seed: StoredSeed | undefined;
  readonly players: readonly SavedPlayer[];
  readonly isPractice: boolean;
  /** Opens its room, after the last recorded move. */
  openRoom(opening: HomeOpening): Room;
}

/** A game before its first deal that this program has stored itself: nothing in it needs a check. */
export function readNew(stored: unknown, record: GameRecord): ReadGame {
  const players = playersOf(record, stored);
  const game = { rules: record.rules, players: players.map(({ name, bot }) => ({ name, bot })) };
  return {
    record,
    seed: seedOf(stored),
    players,
    isPractice: false,
    openRoom: (opening) => openHomeRoom(game, opening),
  };
}

/** The text of a stored game's record, however damaged the rest is; undefined if there is none. */
export function textOf(stored: unknown): string | undefined {
  const text = fieldOf(stored, 'text');
  return typeof text === 'string' ? text : undefined;
}

/** The key that marks the record of a practice game. */
export const PRACTICE = { practice: true } as const;

/** Whether a record is that of a game that tries a move of another game again. */
export function isPractice(record: GameRecord): boolean {
  return fieldOf(record, 'practice') === true;
}

/** Who plays a stored game. */
export function playersOf({ players }: GameRecord, stored: unknown): SavedPlayer[] {
  const saved = fieldOf(stored, 'profiles');
  const profiles: readonly unknown[] = Array.isArray(saved) ? saved : [];
  return players.map(({ name, bot }, seat) => {
    const profile = profiles[seat];
    return { name, bot: bot ?? null, profile: typeof profile === 'string' ? profile : null };
  });
}

/** The seed of a stored game that has one. */
export function seedOf(stored: unknown): StoredSeed | undefined {
  const seed = fieldOf(stored, 'seed');
  const text = fieldOf(seed, 'text');
  return typeof text === 'string'
    ? { text, dealing: numberIn(seed, 'dealing'), bots: numberIn(seed, 'bots') }
    : undefined;
}

/** The value under a key of a value that may be anything. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** The number from 0 under a key of a value that may be anything; else 0. */
export function numberIn(value: unknown, key: string): number {
  const found = fieldOf(value, key);
  return typeof found === 'number' && Number.isFinite(found) && found >= 0 ? found : 0;
}
