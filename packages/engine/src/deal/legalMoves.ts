import type { Card } from '../cards/card.ts';
import { type CardSet, cardsOf, hasCard } from '../cards/cardSet.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Rules } from '../rules/compileRules.ts';
import { lay, type Move, pass } from './move.ts';

/** The cards that the seat to move may lay in a kernel's position. */
export function legalCards(kernel: Kernel): CardSet {
  return { low: kernel.legalLow(), high: kernel.legalHigh() };
}

/**
 * The moves that the seat to move may make in a kernel's position. Cards ascending, a card that may be announced first
 * with its announcement and then without; the pass last.
 */
export function legalMovesIn(kernel: Kernel): Move[] {
  const lays = cardsOf(legalCards(kernel)).flatMap((card) =>
    mayAnnounce(kernel.rules, card) ? [lay(card, true), lay(card)] : [lay(card)],
  );
  return kernel.mayPass() ? [...lays, pass] : lays;
}

/** Whether there is something to announce with a card, and announcing is not automatic. */
export function mayAnnounce(rules: Rules, card: Card): boolean {
  return hasCard({ low: rules.announceableLow, high: rules.announceableHigh }, card);
}
