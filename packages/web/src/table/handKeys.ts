import { type Card, type Rank, rankOf } from '@nain-jaune/engine';
import { LANGUAGES, type Language, RANK_LETTERS } from '@nain-jaune/words';
import { actOfKey } from './tableKeys.ts';

const LETTERED = ['A', 'J', 'Q', 'K'] as const;

/** The letters that name a jack, a queen and a king of a language; one that does something else at the table does not. */
export function courtKeys(language: Language): readonly string[] {
  return RANK_LETTERS[language].slice(1).filter((letter) => actOfKey(letter) === undefined);
}

/**
 * The rank that a key names, on any layout: digits by their place on the keyboard, letters by what they write. The letters of
 * every language are understood, those of one's own first.
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

/** The digit of a key of the top row, whatever it writes, or of the number pad where it writes digits. */
function digitOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return code.startsWith('Numpad') && key !== digit ? undefined : digit;
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
