/** Small deals for tests, with literal hands. */
import { words } from './cards.ts';
import { Deal } from './deal.ts';
import type { Ruleset } from './ruleset.ts';
import { avantcoureur } from './sixRulesets.ts';

/** The rules of 1760, but clockwise, so that moves are written in the order of the seats. */
export const clockwise1760: Ruleset = { ...avantcoureur, play: 'clockwise' };

/**
 * A deal of three players in which seat 0 leads, after some moves. The boxes hold 3, 6, 9, 12 and 15, together 45.
 *
 * @example
 * smallDeal(lindor, ['5c 6c', '7c 7h', '8h'], '5c 6c').winner; // 0
 */
export function smallDeal(rules: Ruleset, hands: string[], moves: string, counters = [100, 100, 100]): Deal {
  const dealer = rules.play === 'clockwise' ? 2 : 1;
  const deal = new Deal(rules, dealer, hands.map(words), counters, [3, 6, 9, 12, 15]);
  for (const move of words(moves)) {
    deal.play(move);
  }
  return deal;
}
