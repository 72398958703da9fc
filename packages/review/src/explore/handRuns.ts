import type { Card, Rules } from '@nain-jaune/engine';
import { LEAD } from '@nain-jaune/engine/kernel';

/** A hand, and the runs that it can lay alone. The wild dwarf counts as a plain seven. */
export interface HandRuns {
  readonly rules: Rules;
  /** Ascending. */
  readonly cards: readonly Card[];
  /** The cards of the longest own run from each card on. */
  readonly lengths: ReadonlyMap<Card, number>;
  /** The cards from which an own run goes on to a later card that ends it. */
  readonly reachingEnd: ReadonlySet<Card>;
  /** The largest of `lengths`. */
  readonly longest: number;
}

/** Finds the own runs of a hand. `cards` ascend. */
export function handRuns(rules: Rules, cards: readonly Card[]): HandRuns {
  const lengths = new Map<Card, number>();
  const reachingEnd = new Set<Card>();
  for (const card of cards.toReversed()) {
    const next = nextOf(rules, card).filter((one) => lengths.has(one));
    lengths.set(card, 1 + Math.max(0, ...next.map((one) => lengths.get(one) ?? 0)));
    if (next.some((one) => endsRun(rules, one) || reachingEnd.has(one))) reachingEnd.add(card);
  }
  return { rules, cards, lengths, reachingEnd, longest: Math.max(0, ...lengths.values()) };
}

/** Whether a card ends the run, so that its player leads again. */
export function endsRun(rules: Rules, card: Card): boolean {
  return rules.after[card] === LEAD;
}

function nextOf(rules: Rules, card: Card): readonly Card[] {
  return rules.wantedCards[rules.after[card] ?? LEAD] ?? [];
}
