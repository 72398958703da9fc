import { areAlike, type Thought } from '@nain-jaune/bots/search';
import {
  compileRules,
  type GameView,
  legalMovesOf,
  type Move,
  makePositionText,
  moveText,
  parsePositionText,
  positionOfView,
  viewAtPosition,
} from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { consideredMoves } from '../consideredMoves.ts';
import type { ReviewedMove } from '../dealReview.ts';
import { evaluateMoves, singleDealRules } from '../evaluateMoves.ts';
import type { PuzzleAnswer } from './puzzle.ts';

/** A position with what its seat knows and the moves that differ. */
export interface PuzzlePosition {
  readonly text: string;
  /** The deal alone: counters left in the boxes have no value. */
  readonly view: GameView;
  readonly legal: readonly Move[];
  /** One move of each group of equivalent moves. Honours are announced. */
  readonly moves: readonly Move[];
}

/** The least margin between the best move and any other, in counters. */
export const LEAST_MARGIN = 3;
/** The least margin in standard errors, if not all possible deals were examined. */
export const LEAST_ERRORS = 5;

/** Returns the position of a view, or null if its seat has no choice or the position has no text. */
export function puzzlePosition(seen: GameView): PuzzlePosition | null {
  const position = positionOfView(seen);
  const reached = position === null ? null : viewAtPosition(position);
  if (position === null || !reached?.ok) return null;
  const view = { ...reached.value, rules: singleDealRules(reached.value.rules) };
  const legal = legalMovesOf(view);
  const moves = consideredMoves(compileRules(view.rules, view.players), legal, null);
  return moves.length < 2 ? null : { text: makePositionText(position), view, legal, moves };
}

/** As {@link puzzlePosition}, of the position with this text. Null also if it is invalid. */
export function positionOfText(text: string): PuzzlePosition | null {
  const parsed = parsePositionText(text);
  const reached = parsed.ok ? viewAtPosition(parsed.value) : parsed;
  return reached.ok ? puzzlePosition(reached.value) : null;
}

/** Evaluates every move of a position in up to `deals` possible deals, without interruption. */
export function judge({ view, moves }: PuzzlePosition, random: Random, deals: number): Thought {
  const thinking = evaluateMoves(view, moves, random, { deals });
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** Whether the first move is better than every other one by the margin of a puzzle. */
export function hasMargin({ candidates, exact }: Thought): boolean {
  const errors = exact ? 0 : LEAST_ERRORS;
  return candidates
    .slice(1)
    .every(({ loss, lossError }) => loss >= Math.max(LEAST_MARGIN, errors * lossError));
}

/** Returns the answers of a position from its judged moves, the best first. */
export function answersOf({ view, legal }: PuzzlePosition, judged: readonly ReviewedMove[]): PuzzleAnswer[] {
  const rules = compileRules(view.rules, view.players);
  return judged.map((reviewed) =>
    answerOf(reviewed, (move) => legal.filter((other) => areAlike(rules, move, other))),
  );
}

function answerOf(
  { move, expected, loss, reasons }: ReviewedMove,
  alike: (move: Move) => Move[],
): PuzzleAnswer {
  const text = moveText(move);
  const others = alike(move)
    .map(moveText)
    .filter((other) => other !== text);
  return {
    moves: [text, ...others],
    value: rounded(expected.value),
    loss: rounded(loss.value),
    error: rounded(loss.standardError),
    reasons: reasons.map((reason) =>
      'part' in reason ? { ...reason, part: Math.round(reason.part * 100) / 100 } : reason,
    ),
  };
}

function rounded(counters: number): number {
  return Math.round(counters * 10) / 10;
}

/** Returns the id of a position: seven letters and digits. */
export function puzzleId(text: string): string {
  return (seededRandom(text).next() >>> 0).toString(36).padStart(7, '0');
}
