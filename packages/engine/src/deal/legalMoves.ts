import type { Card } from '../cards/card.ts';
import { type CardSet, cardsOf, hasCard } from '../cards/cardSet.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Rules } from '../rules/compiledRules.ts';
import { lay, type Move, pass } from './move.ts';

export function legalCards(kernel: Kernel): CardSet {
  return { low: kernel.legalLow(), high: kernel.legalHigh() };
}

/**
 * Returns the legal moves of a kernel's position. Cards ascend, each announced before silent if it may be announced. A
 * pass is last.
 */
export function legalMovesIn(kernel: Kernel): Move[] {
  const lays = cardsOf(legalCards(kernel)).flatMap((card) =>
    mayAnnounce(kernel.rules, card) ? [lay(card, true), lay(card)] : [lay(card)],
  );
  return kernel.mayPass() ? [...lays, pass] : lays;
}

/** Whether a card may be announced: false where announcing is automatic. */
export function mayAnnounce(rules: Rules, card: Card): boolean {
  return hasCard({ low: rules.announceableLow, high: rules.announceableHigh }, card);
}
