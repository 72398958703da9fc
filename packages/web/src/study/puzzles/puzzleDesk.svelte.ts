import type { Card } from '@nain-jaune/engine';
import type { Puzzle, PuzzleAnswer } from '@nain-jaune/review/puzzles';
import * as v from 'valibot';
import { isOwn, loadOwnPuzzles, type OwnPuzzle, removeOwnPuzzle } from './ownPuzzles.ts';
import { filtered, nextPuzzle, puzzleFilter } from './puzzleFilter.svelte.ts';
import type { Rating } from './puzzleRating.ts';
import { puzzleResults } from './puzzleResults.svelte.ts';
import { isRight, PUZZLE_FILE } from './puzzleSchema.ts';
import address from './puzzles.json?url';

let loaded: Promise<readonly Puzzle[]> | null = null;

/** Loads the puzzles of the page once. Rejects if the file cannot be loaded or read; the next call tries again. */
function loadPuzzles(): Promise<readonly Puzzle[]> {
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

/** The result of an answer. */
export interface AnswerResult {
  /** Null if the player asked for the answer. */
  readonly answer: PuzzleAnswer | null;
  readonly isRight: boolean;
  /** Whether it changed rating and streak. */
  readonly counted: boolean;
  /** Whether the puzzle is from an own mistake, which is never rated. */
  readonly isOwn: boolean;
  readonly ratingBefore: Rating;
}

/** The puzzles of the page, the one shown, and the answer given to it. */
export class PuzzleDesk {
  /** Null until they are loaded. */
  collection: readonly Puzzle[] | null = $state.raw(null);
  /** Whether the collection could not be loaded. */
  failed = $state(false);
  #own: readonly OwnPuzzle[] | null = $state.raw(null);
  #id: string | null = $state(null);
  /** Null before the answer. */
  result: AnswerResult | null = $state.raw(null);
  /** The card of the answer; null for a pass and before the answer. */
  chosen: Card | null = $state(null);

  constructor(id: string | null) {
    this.#id = id;
    if (id !== null && isOwn(id)) puzzleFilter.choose({ own: true, theme: null, difficulty: null });
  }

  get id(): string | null {
    return this.#id;
  }

  /** Puzzles from own mistakes. */
  own: readonly Puzzle[] = $derived((this.#own ?? []).map(({ id, puzzle }) => ({ ...puzzle, id })));
  /** Whether everything that can be loaded is. */
  isReady: boolean = $derived(this.#own !== null && (this.collection !== null || this.failed));
  puzzle: Puzzle | null = $derived(
    [...(this.collection ?? []), ...this.own].find(({ id }) => id === this.#id) ?? null,
  );
  /** The origin of the puzzle shown, if it is from an own mistake. */
  origin: OwnPuzzle | null = $derived(this.#own?.find(({ id }) => id === this.#id) ?? null);
  /** The puzzles that match the filter. */
  matching: readonly Puzzle[] = $derived(
    filtered(puzzleFilter.chosen.own ? this.own : (this.collection ?? []), puzzleFilter.chosen),
  );

  /** Loads the puzzles, again after a failure. */
  async load(): Promise<void> {
    this.failed = false;
    const own = loadOwnPuzzles().then((found) => {
      this.#own = found;
    });
    try {
      this.collection = await loadPuzzles();
    } catch {
      this.failed = true;
    }
    await own;
  }

  /** Shows the next puzzle that matches, or none. Returns its id. */
  next(): string | null {
    const isAnswered = (id: string) => puzzleResults.firstOf(id) !== null;
    const next = nextPuzzle(this.matching, isAnswered, puzzleResults.rating, this.#id, Math.random());
    this.#id = next?.id ?? null;
    this.again();
    return this.#id;
  }

  /** Clears the answer, for another try. */
  again(): void {
    this.result = null;
    this.chosen = null;
  }

  /** Takes an answer, or null to show the best move. `card`: null for a pass. */
  answer(answer: PuzzleAnswer | null, card: Card | null): void {
    if (this.puzzle === null || this.result !== null) return;
    const right = answer !== null && isRight(answer);
    const ratingBefore = puzzleResults.rating;
    const own = isOwn(this.puzzle.id);
    const counted = !own && puzzleResults.take(this.puzzle, right);
    this.chosen = card;
    this.result = { answer, isRight: right, counted, isOwn: own, ratingBefore };
  }

  /** Deletes the puzzle shown, which is from an own mistake, and shows the next one. Returns its id. */
  async remove(): Promise<string | null> {
    const gone = this.#id;
    if (gone !== null) await removeOwnPuzzle(gone);
    this.#own = await loadOwnPuzzles();
    return this.next();
  }
}
