import {
  type Card,
  compileRules,
  type DealView,
  type GameView,
  hasCard,
  legalMovesOf,
  type Move,
  pass,
  type Seat,
} from '@nain-jaune/engine';
import { type CardChances, mayLackAll } from './cardChances.ts';

/**
 * Returns the moves that the seat to move may make, for all that the view's seat knows: its own legal moves, or every move
 * that is legal with some hidden hand. Cards ascend, announced before silent. A pass is last.
 *
 * @param chances The {@link CardChances} of the same view.
 */
export function possibleMoves(view: GameView, chances: CardChances): Move[] {
  const { deal, seat } = view;
  if (deal?.turn == null) return [];
  if (deal.turn.seat === seat) return legalMovesOf(view);
  const { turn } = deal;
  const column = chances.places.indexOf(turn.seat);
  const held = chances.unseen.filter((_, row) => (chances.chances[row]?.[column] ?? 0) > 0);
  const lays = held.filter((card) => mayLead(view, deal, held, card)).flatMap((card) => laysOf(view, card));
  return mayPass(view, deal) ? [...lays, pass] : lays;
}

/** The lays of a card that is the only card in the hand. */
function laysOf(view: GameView, card: Card): Move[] {
  const { deal } = view;
  if (deal?.turn == null) return [];
  const alone: GameView = { ...view, seat: deal.turn.seat, deal: { ...deal, hand: [card] } };
  return legalMovesOf(alone).filter((move) => move.type === 'lay');
}

/** If the first lead must be the lowest, the seat needs enough cards that are not lower. A wild dwarf is never too high. */
function mayLead(
  view: GameView,
  { turn, laid, sizes }: DealView,
  held: readonly Card[],
  card: Card,
): boolean {
  const rules = compileRules(view.rules, view.players);
  if (turn?.leads !== true || laid.length > 0 || !rules.firstLeadIsLowest) return true;
  const isWild = hasCard({ low: rules.wildLow, high: 0 }, card);
  const higher = held.filter((other) => other >= card - (card % 4)).length;
  return isWild || higher >= (sizes[turn.seat] ?? 0);
}

/** A follower may pass unless it holds a wanted card that must be laid. */
function mayPass(view: GameView, { turn }: DealView): boolean {
  if (turn === null || turn.leads) return false;
  const { obligedLow, obligedHigh } = compileRules(view.rules, view.players);
  const obliged = turn.wanted.filter((card) => hasCard({ low: obligedLow, high: obligedHigh }, card));
  return obliged.length === 0 || mayLackAll(view, turn.seat satisfies Seat, obliged);
}
