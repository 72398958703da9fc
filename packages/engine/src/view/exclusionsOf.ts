import { PACK } from '../cards/card.ts';
import { type CardSet, makeCardSet, NO_CARDS, union } from '../cards/cardSet.ts';
import { seatsOf } from '../cards/seat.ts';
import type { Laid, Passed } from '../deal/events.ts';
import type { Rules } from '../rules/compiledRules.ts';
import { compileRules } from '../rules/compileRules.ts';
import type { GameView } from './view.ts';

/**
 * Returns the cards that each seat cannot hold now. If continuing is compulsory, a pass excludes the wanted cards. If
 * the first lead must be the lowest, it excludes the ranks below. Laid cards are not included.
 */
export function exclusionsOf(view: GameView): CardSet[] {
  const rules = compileRules(view.rules, view.players);
  const excluded: CardSet[] = seatsOf(view.players).map(() => NO_CARDS);
  for (const event of view.deal?.events ?? []) {
    if (event.type === 'passed')
      excluded[event.seat] = union(excluded[event.seat] ?? NO_CARDS, deniedBy(rules, event));
  }
  const first = view.deal?.laid[0];
  if (first !== undefined)
    excluded[first.seat] = union(excluded[first.seat] ?? NO_CARDS, belowLead(rules, first));
  return excluded;
}

function deniedBy(rules: Rules, { wanted }: Passed): CardSet {
  const { low, high } = makeCardSet(wanted);
  return { low: low & rules.obligedLow, high: high & rules.obligedHigh };
}

function belowLead(rules: Rules, { card }: Laid): CardSet {
  const isWild = card < 32 && ((rules.wildLow >>> card) & 1) === 1;
  if (!rules.firstLeadIsLowest || isWild) return NO_CARDS;
  return makeCardSet(PACK.filter((other) => other >> 2 < card >> 2));
}
