import type { Puzzle } from '@nain-jaune/review/puzzles';
import * as v from 'valibot';
import { PUZZLE_FILE } from './puzzleSchema.ts';
import address from './puzzles.json?url';

let loaded: Promise<readonly Puzzle[]> | null = null;

/** Loads the puzzles of the page once. Rejects if the file cannot be loaded or read; the next call tries again. */
export function loadPuzzles(): Promise<readonly Puzzle[]> {
  loaded ??= fetchPuzzles().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchPuzzles(): Promise<readonly Puzzle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the puzzles could not be loaded: ${response.status}`);
  return v.parse(PUZZLE_FILE, await response.json()).puzzles;
}
