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

interface Joining {
  readonly and: string;
  readonly or: string;
}

/**
 * Languages that write lists and whole numbers below 1000 without `Intl`, whose first call takes as long as building a
 * table. Tests compare the results with `Intl`, which serves every other language.
 */
const JOINING: Readonly<Partial<Record<string, Joining>>> = {
  fr: { and: 'et', or: 'ou' },
  en: { and: 'and', or: 'or' },
  de: { and: 'und', or: 'oder' },
};
const FIRST_SEPARATED = 1000;
const grammars = new Map<string, Grammar>();

/** Whether a number can be written as its digits, without `Intl`. */
function isPlain(value: number, locale: string): boolean {
  const isSmall = Number.isInteger(value) && Math.abs(value) < FIRST_SEPARATED;
  return isSmall && joiningOf(locale) !== undefined;
}

function joiningOf(locale: string): Joining | undefined {
  return JOINING[locale.split('-', 1)[0]!];
}

export function makeGrammar(locale: Language | `${Language}-${string}`): Grammar {
  const known = grammars.get(locale);
  if (known !== undefined) return known;
  const made = newGrammar(locale);
  grammars.set(locale, made);
  return made;
}

function newGrammar(locale: string): Grammar {
  const joining = joiningOf(locale);
  const number = numberWriter(locale);
  const plurals = new Intl.PluralRules(locale);
  const form = (value: number, one: string, other: string, more: MoreForms = {}) => {
    const rule = plurals.select(value);
    return more[rule] ?? (rule === 'one' ? one : other);
  };
  return {
    number,
    count: (value, one, other, more) => `${number(value)} ${form(value, one, other, more)}`,
    form,
    and: listWriter(locale, 'conjunction', joining?.and),
    or: listWriter(locale, 'disjunction', joining?.or),
  };
}

function numberWriter(locale: string): (value: number) => string {
  let platform: Intl.NumberFormat | null = null;
  return (value) => {
    if (isPlain(value, locale)) return withMinusSign(`${value}`);
    platform ??= new Intl.NumberFormat(locale);
    return withMinusSign(platform.format(value));
  };
}

/** Replaces the hyphen that most locales write by a minus sign (U+2212). */
function withMinusSign(number: string): string {
  return number.replace('-', '−');
}

function listWriter(
  locale: string,
  type: 'conjunction' | 'disjunction',
  joining: string | undefined,
): (parts: readonly string[]) => string {
  if (joining !== undefined) return (parts) => listed(parts, joining);
  let platform: Intl.ListFormat | null = null;
  return (parts) => {
    platform ??= new Intl.ListFormat(locale, { type });
    return platform.format(parts);
  };
}

function listed(parts: readonly string[], joining: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${joining} ${last}` : last;
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
  let platform: Intl.NumberFormat | null = null;
  return (value) => {
    const rounded = Math.abs(value) < LEAST_DECIMAL ? 0 : value;
    if (isPlain(rounded, locale)) return `${signOf(rounded, signDisplay)}${Math.abs(rounded)}`;
    platform ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay });
    return withMinusSign(platform.format(rounded));
  };
}

function signOf(value: number, signDisplay: 'auto' | 'exceptZero'): string {
  if (value < 0) return '−';
  return value > 0 && signDisplay === 'exceptZero' ? '+' : '';
}
