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

/** The grammar of a language, from what the platform knows of it. */
export function makeGrammar(locale: string): Grammar {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const form = (value: number, one: string, other: string) => (plurals.select(value) === 'one' ? one : other);
  return {
    number: (value) => numbers.format(value),
    count: (value, one, other) => `${numbers.format(value)} ${form(value, one, other)}`,
    form,
    and: (parts) => all.format(parts),
    or: (parts) => any.format(parts),
  };
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
