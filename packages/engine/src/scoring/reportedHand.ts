import { type Card, DWARF, PACK } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import { parseCards } from '../record/notation.ts';
import { DWARF_FACTOR, type Rules } from '../rules/compiledRules.ts';
import type { ReportedHand, ScoreEnd } from './entry.ts';

/** Parses cards of a valid text. */
function cardsIn(text: string): Card[] {
  return parseCards(text).filter((card): card is Card => card !== null);
}

/** The cards that bring counters when laid: the honours and, if hocs are paid, the kings. Ascending. */
export function scoringCards(rules: Rules): Card[] {
  return PACK.filter((card) => rules.special[card] !== 0);
}

/**
 * The cards that the settlement needs besides the worth of a hand: honours whose holder pays a bête, and the dwarf if
 * it doubles a payment. Honours first, in the order of the boxes.
 */
export function askedCards(rules: Rules): Card[] {
  const honours = rules.heldIsBete ? rules.honours : [];
  const asksDwarf = rules.factors[DWARF_FACTOR] !== 1 && !honours.includes(DWARF);
  return asksDwarf ? [...honours, DWARF] : [...honours];
}

/** The cards of a reported hand that are known by name. */
export function namedCards(hand: ReportedHand): Card[] {
  return cardsIn('cards' in hand ? hand.cards : hand.holds);
}

/** The number of cards of a reported hand. Null if only points were reported. */
export function countOf(hand: ReportedHand): number | null {
  if ('cards' in hand) return cardsIn(hand.cards).length;
  return 'count' in hand ? hand.count : null;
}

export interface LosersHand {
  readonly seat: Seat;
  readonly hand: ReportedHand;
}

export function losersHands({ winner, hands }: ScoreEnd): LosersHand[] {
  return hands.flatMap((hand, seat) =>
    hand === null || seat === winner ? [] : [{ seat: seat as Seat, hand }],
  );
}
