import type { MistakePuzzle, Puzzle } from '@nain-jaune/review/puzzles';
import * as v from 'valibot';
import { Database } from '../../app/browser/database.ts';
import { newerData } from '../../app/gameService/newerData.svelte.ts';
import { PUZZLE } from './puzzleSchema.ts';

/** Maximum number of puzzles from own mistakes. The oldest ones make room. */
export const MOST_OWN = 200;
/** Distinguishes ids of own puzzles from those of the file. */
const OWN = 'own-';

const OWN_PUZZLE = v.object({
  id: v.pipe(v.string(), v.startsWith(OWN)),
  /** When the game was reviewed, in milliseconds since 1970. */
  time: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The move made, in record notation. */
  made: v.pipe(v.string(), v.maxLength(3)),
});
const STORED = v.object({ ...OWN_PUZZLE.entries, puzzle: PUZZLE });

/** A puzzle from a mistake in a reviewed game of one's own. */
export interface OwnPuzzle extends Readonly<v.InferOutput<typeof OWN_PUZZLE>> {
  readonly puzzle: Puzzle;
}

const database = new Database('nain-jaune-puzzles', 'puzzles');

export function isOwn(id: string): boolean {
  return id.startsWith(OWN);
}

/** The id under which a puzzle is stored. */
export function ownId({ puzzle }: MistakePuzzle): string {
  return `${OWN}${puzzle.id}`;
}

/** Returns the stored puzzles, the newest first; none if the browser stores nothing. */
export async function loadOwnPuzzles(): Promise<readonly OwnPuzzle[]> {
  const stored = await database
    .run('readonly', (store): Promise<unknown[]> => store.getAll())
    .catch((error: unknown) => {
      newerData.note(error);
      return [];
    });
  return stored
    .flatMap((value) => {
      const parsed = v.safeParse(STORED, value);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => b.time - a.time);
}

/** Stores puzzles from mistakes of a seat. A position that is stored already keeps its time. Returns the number of new ones. */
export async function saveOwnPuzzles(found: readonly MistakePuzzle[], time: number): Promise<number> {
  const stored = await loadOwnPuzzles();
  const known = new Set(stored.map(({ id }) => id));
  const added = found
    .map((mistake) => ({ id: ownId(mistake), time, made: mistake.made, puzzle: mistake.puzzle }))
    .filter(({ id }) => !known.has(id));
  const gone = stored.slice(Math.max(0, MOST_OWN - added.length)).map(({ id }) => id);
  await change(added.slice(0, MOST_OWN), gone);
  return added.length;
}

export function removeOwnPuzzle(id: string): Promise<void> {
  return change([], [id]);
}

/** Errors are ignored: a review makes the puzzles again. */
async function change(added: readonly OwnPuzzle[], gone: readonly string[]): Promise<void> {
  await database
    .run('readwrite', (store) =>
      Promise.all([...added.map((puzzle) => store.put(puzzle)), ...gone.map((id) => store.delete(id))]),
    )
    .catch(() => undefined);
}
