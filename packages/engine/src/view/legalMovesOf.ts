import { legalMovesIn, type Move } from '../deal/move.ts';
import { kernelAt } from './kernelAt.ts';
import type { GameView } from './view.ts';

/**
 * Returns the legal moves of the view's own seat, in the order of `legalMoves`. Empty if it is not its turn.
 *
 * @example
 * ```ts
 * import { beginView, dealCards, legalMovesOf, moveText, PACK, RULESETS, seatAt, seeStep, startGame } from '@nain-jaune/engine';
 *
 * const step = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK);
 * const view = seeStep(beginView(RULESETS['nain-jaune-court'], 4, seatAt(1)), step);
 * legalMovesOf(view).map(moveText); // => ['Ac']
 * ```
 */
export function legalMovesOf(view: GameView): Move[] {
  const { deal, seat } = view;
  if (deal?.turn == null || seat === null || deal.turn.seat !== seat) return [];
  return legalMovesIn(kernelAt(view));
}
