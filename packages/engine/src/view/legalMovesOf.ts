import { legalMovesIn } from '../deal/legalMoves.ts';
import type { Move } from '../deal/move.ts';
import { kernelAt } from './kernelAt.ts';
import type { GameView } from './view.ts';

/**
 * Returns the legal moves of the view's own seat, in the order of `legalMoves`. Empty if it is not its turn.
 *
 * @example
 * ```ts
 * import { beginView, dealCards, handOf, legalMovesOf, moveText, PACK, RULESETS, seatAt, see, startGame } from '@nain-jaune/engine';
 *
 * const { game, events } = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK);
 * if (game.deal === null) throw new Error('the deal has begun');
 * const seat = seatAt(1);
 * const seen = events.reduce(see, beginView(game.ruleset, game.players, seat));
 * const view = see(seen, { type: 'picked-up', cards: handOf(game.deal, seat) });
 * legalMovesOf(view).map(moveText); // => ['Ac']
 * ```
 */
export function legalMovesOf(view: GameView): Move[] {
  const { deal, seat } = view;
  if (deal?.turn == null || seat === null || deal.turn.seat !== seat) return [];
  return legalMovesIn(kernelAt(view));
}
