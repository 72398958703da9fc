import { announcedMoves, areAlike, differentMoves } from '@nain-jaune/bots/search';
import type { Move, Rules } from '@nain-jaune/engine';

/**
 * The moves that a choice is between: of those that come to the same the first. To lay a card in silence that could be
 * announced is thought of only where it was done: it gains nothing by the rules.
 */
export function consideredMoves(rules: Rules, legal: readonly Move[], made: Move | null): Move[] {
  const announced = announcedMoves(legal);
  const thoughtOf = legal.filter(
    (move) => announced.includes(move) || (made !== null && areAlike(rules, move, made)),
  );
  return differentMoves(rules, thoughtOf);
}
