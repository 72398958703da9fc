import type { Language } from './language.ts';

/** Numbers and lists as a language writes them. */
export interface Grammar {
  /** A number with its separators: `1,200`. */
  number(value: number): string;
  /** A number and what it counts: `1 card`, `3 cards`. */
  count(value: number, one: string, other: string): string;
  /** The form of a word that goes with a number, without the number. */
  form(value: number, one: string, other: string): string;
  /** A list that holds all of its parts: `Anne, Bob and Carl`. */
  and(parts: readonly string[]): string;
  /** A list of which one part holds: `Anne, Bob or Carl`. */
  or(parts: readonly string[]): string;
}

/** Below it every language here writes a whole number as its digits alone. */
const FIRST_SEPARATED = 1000;
/** The words before the last part of a list: of all parts, or of any one of them. */
const JOINING: Readonly<Record<Language, { readonly and: string; readonly or: string }>> = {
  fr: { and: 'et', or: 'ou' },
  en: { and: 'and', or: 'or' },
  de: { and: 'und', or: 'oder' },
};
const grammars = new Map<string, Grammar>();

/** The grammar of a language. */
export function makeGrammar(locale: Language | `${Language}-${string}`): Grammar {
  const known = grammars.get(locale);
  if (known !== undefined) return known;
  const made = newGrammar(locale);
  grammars.set(locale, made);
  return made;
}

/**
 * What is said at every table asks the platform for plurals alone: until it can write its first number or list, it takes as
 * long as the whole table does to be made. The tests hold both to what it would write.
 */
function newGrammar(locale: Language | `${Language}-${string}`): Grammar {
  const { and, or } = JOINING[locale.slice(0, 2) as Language];
  const plurals = new Intl.PluralRules(locale);
  let large: Intl.NumberFormat | null = null;
  const number = (value: number) => {
    if (Number.isInteger(value) && Math.abs(value) < FIRST_SEPARATED) return `${value}`;
    large ??= new Intl.NumberFormat(locale);
    return large.format(value);
  };
  const form = (value: number, one: string, other: string) => (plurals.select(value) === 'one' ? one : other);
  return {
    number,
    count: (value, one, other) => `${number(value)} ${form(value, one, other)}`,
    form,
    and: (parts) => listed(parts, and),
    or: (parts) => listed(parts, or),
  };
}

function listed(parts: readonly string[], joining: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${joining} ${last}` : last;
}

/** A text with its first letter in upper case. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The different numbers of a list, ascending. */
export function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** The sum of numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, some) => sum + some, 0);
}

/** The first and last of a list of neighbouring numbers, or null where numbers are missing in between. */
export function spanOf(numbers: readonly number[]): readonly [number, number] | null {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return numbers.length > 2 && last - first === numbers.length - 1 ? [first, last] : null;
}
