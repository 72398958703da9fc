import { legalMovesIn } from '../deal/legalMoves.ts';
import type { Move } from '../deal/move.ts';
import { Kernel } from '../kernel/kernel.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { putHand } from '../kernel/position.ts';
import { compileRules, LEAD, LEAD_LOWEST, type Rules, type WantedKey } from '../rules/compile.ts';
import type { DealView, GameView } from './view.ts';

const { TO_MOVE, WANTED } = LAYOUT;

/** The moves that the view's own seat may make now, as `legalMoves` lists them; none when it is not to move. */
export function legalMovesOf(view: GameView): Move[] {
  const { deal, seat } = view;
  if (deal?.turn == null || seat === null || deal.turn.seat !== seat) return [];
  const kernel = new Kernel(compileRules(view.rules, view.players));
  putHand(kernel.words, seat, deal.hand);
  kernel.words[TO_MOVE] = seat;
  kernel.words[WANTED] = wantedKey(kernel.rules, deal);
  return legalMovesIn(kernel);
}

/** The key of what is wanted: the first wanted card stands for its set. */
function wantedKey(rules: Rules, { turn, laid, hand }: DealView): WantedKey {
  const wanted = turn?.wanted[0];
  if (wanted !== undefined) return wanted;
  const lowest = hand[0];
  return rules.firstLeadIsLowest && laid.length === 0 && lowest !== undefined
    ? LEAD_LOWEST + (lowest >> 2)
    : LEAD;
}
