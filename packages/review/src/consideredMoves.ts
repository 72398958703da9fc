import { announcedMoves, areAlike, differentMoves } from '@nain-jaune/bots/search';
import type { Move, Rules } from '@nain-jaune/engine';

/**
 * Returns one move of each group of equivalent moves. A silent lay of a card that could be announced gains nothing by the
 * rules, so it is considered only if it is the move made.
 */
export function consideredMoves(rules: Rules, legal: readonly Move[], made: Move | null): Move[] {
  const announced = announcedMoves(legal);
  const considered = legal.filter(
    (move) => announced.includes(move) || (made !== null && areAlike(rules, move, made)),
  );
  return differentMoves(rules, considered);
}
