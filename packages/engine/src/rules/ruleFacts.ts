/** What a ruleset says of single cards, for programs that show a deal and need no tables. */
import { type Card, DWARF, PACK, rankOf } from '../cards/card.ts';
import { makeCardText } from '../cards/notation.ts';
import type { Ruleset } from './ruleset.ts';

/** Whether a run goes on within its suit: one card is wanted, and not a rank. */
export function runsWithinSuit({ run }: Ruleset): boolean {
  return run === 'suit';
}

/** Whether the dwarf may be laid at any turn (R5). */
export function isDwarfWild({ dwarf }: Ruleset): boolean {
  return dwarf !== 'plain';
}

/** Returns the index of the box of a card, −1 if it is no honour. */
export function boxOf({ honours }: Ruleset, card: Card): number {
  return honours.findIndex((honour) => honour.card === makeCardText(card));
}

/**
 * Returns the cards that continue a run after a card, ascending. Empty if the card stops the run.
 *
 * @example
 * ```ts
 * import { cardsAfter, DWARF, makeCardsText, RULESETS } from '@nain-jaune/engine';
 *
 * makeCardsText(cardsAfter(RULESETS['lindor-1789'], DWARF)); // => '8c 8d 8h 8s'
 * ```
 */
export function cardsAfter(ruleset: Ruleset, card: Card): readonly Card[] {
  if (rankOf(card) === 'K' || isStop(ruleset, card)) return [];
  return runsWithinSuit(ruleset)
    ? [(card + 4) as Card]
    : PACK.filter((other) => other >> 2 === (card >> 2) + 1);
}

function isStop(ruleset: Ruleset, card: Card): boolean {
  if (card === DWARF && isDwarfWild(ruleset)) return ruleset.dwarf === 'stop';
  return ruleset.hocs && boxOf(ruleset, card) >= 0;
}
