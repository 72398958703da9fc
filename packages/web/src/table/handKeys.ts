import { type Card, type Rank, rankOf } from '@nain-jaune/engine';

/** Keys that name a rank: digits and the letters of the three languages' indices. */
const RANK_OF_KEY: Readonly<Record<string, Rank>> = {
  a: 'A',
  '0': 'T',
  t: 'T',
  v: 'J',
  j: 'J',
  b: 'J',
  d: 'Q',
  q: 'Q',
  r: 'K',
  k: 'K',
};

/** The rank that a key names, on any layout: digits by their place on the keyboard, letters by what they write. */
export function rankOfKey(event: Pick<KeyboardEvent, 'key' | 'code'>): Rank | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined) return digit === '1' ? 'A' : digit === '0' ? 'T' : (digit as Rank);
  return RANK_OF_KEY[event.key.toLowerCase()];
}

/** The next card of a rank after a place in the hand, going round; -1 where there is none. */
export function nextOfRank(hand: readonly Card[], rank: Rank, after: number): number {
  for (let step = 1; step <= hand.length; step++) {
    const place = (after + step) % hand.length;
    if (rankOf(hand[place]!) === rank) return place;
  }
  return -1;
}

/** Where an arrow, Home or End leads from a place in a hand of rows; undefined for any other key. */
export function placeOfKey(key: string, place: number, count: number, perRow: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'ArrowDown':
      return Math.min(place + perRow, count - 1);
    case 'ArrowUp':
      return Math.max(place - perRow, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
