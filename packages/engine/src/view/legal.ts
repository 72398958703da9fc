import { legalMovesIn } from '../deal/legalMoves.ts';
import type { Move } from '../deal/move.ts';
import { kernelAt } from './kernelAt.ts';
import type { GameView } from './view.ts';

/** The moves that the view's own seat may make now, as `legalMoves` lists them; none when it is not to move. */
export function legalMovesOf(view: GameView): Move[] {
  const { deal, seat } = view;
  if (deal?.turn == null || seat === null || deal.turn.seat !== seat) return [];
  return legalMovesIn(kernelAt(view));
}
