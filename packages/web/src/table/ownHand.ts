import { type Card, type GameView, runsWithinSuit, suitOf } from '@nain-jaune/engine';

const SUIT_ORDER = 'cdsh';

/** Returns the own cards in the order of play: by suit if a run stays within its suit. */
export function sortedHand({ deal, rules }: GameView): readonly Card[] {
  const cards = deal?.hand ?? [];
  if (!runsWithinSuit(rules)) return cards;
  return cards.toSorted((a, b) => SUIT_ORDER.indexOf(suitOf(a)) - SUIT_ORDER.indexOf(suitOf(b)) || a - b);
}

/** Returns the number of own cards at the start of the deal, 0 for a spectator. */
export function dealtSize({ deal, seat }: GameView): number {
  const dealt = deal?.events.find((event) => event.type === 'dealt');
  return (seat === null ? undefined : dealt?.sizes[seat]) ?? 0;
}
