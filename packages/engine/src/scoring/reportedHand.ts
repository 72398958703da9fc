import { type Card, DWARF, PACK } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import { parseCards } from '../record/notation.ts';
import { DWARF_FACTOR, type Rules } from '../rules/compileRules.ts';
import type { ReportedHand, ScoreEnd } from './entry.ts';

/** The cards of a text that is known to name cards. */
export function cardsIn(text: string): Card[] {
  return parseCards(text).filter((card): card is Card => card !== null);
}

/** The cards that bring something when they are laid: the honours and, where hocs are paid, the kings. Ascending. */
export function scoringCards(rules: Rules): Card[] {
  return PACK.filter((card) => rules.special[card] !== 0);
}

/**
 * The cards that the settlement asks about besides what a hand is worth, where it is told in points or by its number:
 * honours whose holder doubles a box, the dwarf where it doubles a payment. Honours first, in the order of the boxes.
 */
export function askedCards(rules: Rules): Card[] {
  const honours = rules.heldIsBete ? rules.honours : [];
  const asksDwarf = rules.factors[DWARF_FACTOR] !== 1 && !honours.includes(DWARF);
  return asksDwarf ? [...honours, DWARF] : [...honours];
}

/** The cards of a told hand that are known by name. */
export function namedCards(hand: ReportedHand): Card[] {
  return cardsIn('cards' in hand ? hand.cards : hand.holds);
}

/** How many cards a told hand has; null where only points were told. */
export function countOf(hand: ReportedHand): number | null {
  if ('cards' in hand) return cardsIn(hand.cards).length;
  return 'count' in hand ? hand.count : null;
}

/** A loser's hand in what was told at the end of a deal. */
export interface LosersHand {
  readonly seat: Seat;
  readonly hand: ReportedHand;
}

/** The hands that were told of those who lost. */
export function losersHands({ winner, hands }: ScoreEnd): LosersHand[] {
  return hands.flatMap((hand, seat) =>
    hand === null || seat === winner ? [] : [{ seat: seat as Seat, hand }],
  );
}
