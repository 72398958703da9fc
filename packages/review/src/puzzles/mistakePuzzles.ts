import { moveText, type Replay, type Seat } from '@nain-jaune/engine';
import type { DealReview, ReviewedChoice } from '../dealReview.ts';
import { isSignificantlyAbove } from '../estimate.ts';
import { type Choice, walkDeal } from '../walkDeal.ts';
import { answersOf, LEAST_MARGIN, puzzleId, puzzlePosition } from './judgePuzzle.ts';
import { difficultyOf, missedBy } from './levelChoices.ts';
import type { Puzzle } from './puzzle.ts';
import { themesOf } from './puzzleThemes.ts';

/** A puzzle from a mistake in a reviewed deal. */
export interface MistakePuzzle {
  readonly seat: Seat;
  /** The number of the move in its deal, from 1. */
  readonly move: number;
  /** The move made, in record notation. */
  readonly made: string;
  readonly puzzle: Puzzle;
}

/** The levels that answer at once. */
const QUICK = ['lowest', 'longest', 'heuristic', 'expert'] as const;

/** Returns a puzzle for each mistake of a reviewed deal that cost significantly, at least the margin of a puzzle. */
export function mistakePuzzles(replay: Replay, review: DealReview): MistakePuzzle[] {
  const choices = walkDeal(replay, review.deal)?.choices ?? [];
  return review.choices.flatMap((reviewed) => {
    const choice = choices.find(({ move }) => move === reviewed.move);
    return choice === undefined || !isMistake(reviewed) ? [] : (puzzleOf(choice, reviewed) ?? []);
  });
}

function isMistake({ moves, place }: ReviewedChoice): boolean {
  const loss = moves[place]?.loss;
  return loss !== undefined && loss.value >= LEAST_MARGIN && isSignificantlyAbove(loss, 0);
}

function puzzleOf(
  { view, seat, move, made }: Choice,
  { moves, deals, exact }: ReviewedChoice,
): MistakePuzzle | null {
  const position = puzzlePosition(view);
  const [best] = moves;
  if (position === null || best === undefined) return null;
  const missed = missedBy(position, best.move, QUICK);
  const answers = answersOf(position, moves);
  const themes = themesOf(position, answers);
  const id = puzzleId(position.text);
  const difficulty = difficultyOf(missed);
  const puzzle = { id, position: position.text, themes, difficulty, missedBy: missed, deals, exact, answers };
  return { seat, move, made: moveText(made), puzzle };
}
