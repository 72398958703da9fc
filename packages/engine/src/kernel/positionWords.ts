import { type Card, PACK } from '../cards/card.ts';
import { hasCard, makeCardSet } from '../cards/cardSet.ts';
import { LAYOUT } from './layout.ts';

const { BOX, BOXES, COUNTERS, HANDS_HIGH, HANDS_LOW } = LAYOUT;

/** Returns the cards that a seat holds, ascending. */
export function handOf(words: Int32Array, seat: number): Card[] {
  const set = { low: words[HANDS_LOW + seat] ?? 0, high: words[HANDS_HIGH + seat] ?? 0 };
  return PACK.filter((card) => hasCard(set, card));
}

export function putHand(words: Int32Array, seat: number, cards: Iterable<Card>): void {
  const { low, high } = makeCardSet(cards);
  words[HANDS_LOW + seat] = low;
  words[HANDS_HIGH + seat] = high;
}

export function countersOf(words: Int32Array, players: number): number[] {
  return Array.from(words.subarray(COUNTERS, COUNTERS + players));
}

export function boxesOf(words: Int32Array): number[] {
  return Array.from(words.subarray(BOX, BOX + BOXES));
}

export function putCounters(words: Int32Array, counters: readonly number[], boxes: readonly number[]): void {
  words.set(counters, COUNTERS);
  words.set(boxes, BOX);
}
