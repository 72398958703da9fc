import type { Language } from './language.ts';

/** Further plural forms, in languages that have them: `few`, `many`, `two`. */
type MoreForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Numbers, plurals and lists of a language. */
export interface Grammar {
  /** A number with separators and a true minus sign: `1,200`, `−5`. */
  number(value: number): string;
  /** A number and its noun: `1 card`, `3 cards`. */
  count(value: number, one: string, other: string, more?: MoreForms): string;
  /** The form of a word for a number, without the number. */
  form(value: number, one: string, other: string, more?: MoreForms): string;
  /** A list such as `Anne, Bob and Carl`. */
  and(parts: readonly string[]): string;
  /** A list such as `Anne, Bob or Carl`. */
  or(parts: readonly string[]): string;
}

const grammars = new Map<string, Grammar>();

/** Returns the grammar of a locale. English is British, without a comma before the last part of a list. */
export function makeGrammar(locale: Language | `${Language}-${string}`): Grammar {
  const known = grammars.get(locale);
  if (known !== undefined) return known;
  const made = newGrammar(locale === 'en' ? 'en-GB' : locale);
  grammars.set(locale, made);
  return made;
}

function newGrammar(locale: string): Grammar {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const number = (value: number) => withMinusSign(isPlain(value) ? String(value) : numbers().format(value));
  const plurals = new Intl.PluralRules(locale);
  const form = (value: number, one: string, other: string, more: MoreForms = {}) => {
    const rule = plurals.select(value);
    return more[rule] ?? (rule === 'one' ? one : other);
  };
  const list = (type: 'conjunction' | 'disjunction') => {
    const format = once(() => new Intl.ListFormat(locale, { type }));
    return (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : format().format(parts));
  };
  return {
    number,
    count: (value, one, other, more) => `${number(value)} ${form(value, one, other, more)}`,
    form,
    and: list('conjunction'),
    or: list('disjunction'),
  };
}

/**
 * Whether a number is written alike in all languages. Chromium needs about 60 ms for the first format of numbers or lists, so that
 * what needs none is written without it.
 */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1000;
}

/** Returns a function that makes a value at its first call. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Replaces the hyphen that most locales write by a minus sign (U+2212). */
function withMinusSign(number: string): string {
  return number.replace('-', '−');
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The different numbers of a list, in ascending order. */
export function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, some) => sum + some, 0);
}

/** The first and last of consecutive numbers, or null if some are missing in between. */
export function spanOf(numbers: readonly number[]): readonly [number, number] | null {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return numbers.length > 2 && last - first === numbers.length - 1 ? [first, last] : null;
}

/** Smaller values round to 0. */
export const LEAST_DECIMAL = 0.05;

/** Returns a writer of numbers with one decimal and a true minus sign. */
export function decimalFormat(locale: string, signDisplay: 'auto' | 'exceptZero'): (value: number) => string {
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay }));
  return (value) => withMinusSign(numbers().format(Math.abs(value) < LEAST_DECIMAL ? 0 : value));
}
