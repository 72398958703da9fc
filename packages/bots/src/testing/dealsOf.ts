import { type Card, PACK, type SampledDeal } from '@nain-jaune/engine';
import type { Deals } from '../knowledge/deals.ts';

/** The cards at a place of a deal, ascending. The place after the seats is the talon. */
function cardsAt(deals: Deals, deal: number, place: number): Card[] {
  const at = deal * deals.stride + 2 * place;
  return PACK.filter((card) => ((deals.words[card < 32 ? at : at + 1]! >>> (card & 31)) & 1) === 1);
}

export function dealAt(deals: Deals, deal: number): SampledDeal {
  const places = Array.from({ length: deals.stride / 2 }, (_, place) => cardsAt(deals, deal, place));
  return { hands: places.slice(0, -1), talon: places.at(-1)! };
}
