import type { Move } from '@nain-jaune/engine';
import { PASS } from './policy.ts';

/** The card of a move, {@link PASS} for a pass. */
export function cardOf(move: Move): number {
  return move.type === 'lay' ? move.card : PASS;
}

/**
 * Returns the legal move of a card, announced if possible, or the pass.
 *
 * @throws RangeError if there is none.
 */
export function moveOf(card: number, legal: readonly Move[]): Move {
  const moves = legal.filter((move) => cardOf(move) === card);
  const found = moves.find((move) => move.type === 'lay' && move.announced) ?? moves[0];
  if (found === undefined) throw new RangeError('the rule of thumb chose an illegal move');
  return found;
}
