import { type Card, type Rank, rankOf } from '@nain-jaune/engine';
import { LANGUAGES, type Language, RANK_LETTERS } from '@nain-jaune/words';
import type { CardPlace } from './handLayout.ts';
import { actOfKey, isForTable } from './tableKeys.ts';

const LETTERED = ['A', 'J', 'Q', 'K'] as const;

/** Returns the letters of jack, queen and king in a language, without those that are table shortcuts. */
export function courtKeys(language: Language): readonly string[] {
  return RANK_LETTERS[language].slice(1).filter((letter) => actOfKey(letter) === undefined);
}

/**
 * Returns the rank of a key on any layout: digits by position, letters by what they write. Accepts the letters of all languages,
 * the given one first.
 */
export function rankOfKey(event: Pick<KeyboardEvent, 'key' | 'code'>, own: Language): Rank | undefined {
  const digit = digitOfKey(event);
  if (digit !== undefined) return digit === '1' ? 'A' : digit === '0' ? 'T' : (digit as Rank);
  const letter = event.key.toUpperCase();
  if (letter === '0' || letter === 'T') return 'T';
  if (actOfKey(letter) !== undefined) return undefined;
  const named = [own, ...LANGUAGES].map((language) => LETTERED[RANK_LETTERS[language].indexOf(letter)]);
  return named.find((rank) => rank !== undefined);
}

/** Returns the digit of a key in the top row, or of a number pad that writes digits. */
function digitOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return code.startsWith('Numpad') && key !== digit ? undefined : digit;
}

/** Returns the index of the next card of a rank after `after`, cyclically, or -1. */
export function nextOfRank(hand: readonly Card[], rank: Rank, after: number): number {
  for (let step = 1; step <= hand.length; step++) {
    const place = (after + step) % hand.length;
    if (rankOf(hand[place]!) === rank) return place;
  }
  return -1;
}

/** Whether a key that is pressed outside the hand moves the focus into it. */
export function entersHand(event: Pick<KeyboardEvent, 'key'> & Parameters<typeof isForTable>[0]): boolean {
  return (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && isForTable(event);
}

/** Returns where an arrow, Home or End key leads from one of some places in rows, or undefined for other keys. */
export function placeOfKey(key: string, place: number, places: readonly CardPlace[]): number | undefined {
  const count = places.length;
  const { left, top } = places[place]!;
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'ArrowDown':
      // The last place if there is none below.
      return (places.findIndex((at) => at.top > top && at.left >= left) + count) % count;
    case 'ArrowUp':
      return Math.max(
        places.findLastIndex((at) => at.top < top && at.left <= left),
        0,
      );
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
