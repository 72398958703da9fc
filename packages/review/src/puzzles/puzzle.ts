import { type Difficulty, LEVELS, type Level } from '@nain-jaune/bots/names';
import type { Card, Seat } from '@nain-jaune/engine';
import type { Reason } from '../reason.ts';

/** The levels that try every puzzle, the weakest first. */
export type PuzzleLevel = Exclude<Level, 'random'>;
export const PUZZLE_LEVELS = LEVELS.filter((level) => level !== 'random');

/** What a puzzle asks. */
export const PUZZLE_QUESTIONS = ['lead', 'keep-or-lay', 'which-card'] as const;
export type PuzzleQuestion = (typeof PUZZLE_QUESTIONS)[number];

/** Why the best move is the best. */
export const PUZZLE_IDEAS = [
  'going-out',
  'honour',
  'guard',
  'hoc',
  'nobody-follows',
  'ends-run',
  'long-run',
  'odds',
] as const;
export type PuzzleIdea = (typeof PUZZLE_IDEAS)[number];

export type PuzzleTheme = PuzzleQuestion | PuzzleIdea;

/** By the kinds of bots that miss the move: none is easy, simple bots alone medium, the rule of thumb or a search hard. */
export type PuzzleDifficulty = Difficulty;

/** Counters of a seat by their cause: boxes, hocs, hands of the others, own cards left and bêtes. */
export interface CounterParts {
  readonly swept: number;
  readonly hocs: number;
  readonly fromOthers: number;
  readonly cards: number;
  readonly betes: number;
}

/** Cards that a seat lays one after the other. */
export interface PlayedTurn {
  readonly seat: Seat;
  /** Empty for a pass. */
  readonly cards: readonly Card[];
  /** Counters swept. */
  readonly swept: number;
  /** Whether the seat goes out. */
  readonly out: boolean;
}

/** A possible answer with its worth. */
export interface PuzzleAnswer {
  /** Moves with the same effect in record notation, such as `5h 5c`. The first one was judged. */
  readonly moves: readonly string[];
  /** Expected change of the seat's counters until the end of the deal. */
  readonly value: number;
  /** Counters lost compared with the best answer, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** Share of the deals in which the seat goes out first. Not stored by earlier versions. */
  readonly wins?: number | undefined;
  /** Where the counters come from, in playouts by rules of thumb. Only of the first two answers of a puzzle of the page. */
  readonly parts?: CounterParts | undefined;
  readonly reasons: readonly Reason[];
}

/** A position in which one move is clearly the best, as far as its seat knows. */
export interface Puzzle {
  /** Follows from the position. */
  readonly id: string;
  /** The position in one line, as its seat knows it. */
  readonly position: string;
  /** The question first. */
  readonly themes: readonly PuzzleTheme[];
  readonly difficulty: PuzzleDifficulty;
  /** The levels that choose another move more often than the best. */
  readonly missedBy: readonly PuzzleLevel[];
  /** Number of possible deals examined. */
  readonly deals: number;
  /** Whether the ending was solved: the best plan over all possible deals, if the others play by rules of thumb. */
  readonly exact: boolean;
  /** A short line of play after the best move. Only of a puzzle of the page. */
  readonly line?: readonly PlayedTurn[] | undefined;
  /** The best first. */
  readonly answers: readonly PuzzleAnswer[];
}

/** The contents of a file of puzzles. */
export interface PuzzleFile {
  readonly format: 'nain-jaune-puzzles';
  readonly version: 1;
  readonly puzzles: readonly Puzzle[];
}
