import type { Language } from './language.ts';

/** The forms of a word beyond `one` and `other`, in a language that has them: `few` and `many`, or two of them. */
type MoreForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Numbers and lists as a language writes them. */
export interface Grammar {
  /** A number with its separators and a true minus sign: `1,200`, `−5`. */
  number(value: number): string;
  /** A number and what it counts: `1 card`, `3 cards`. */
  count(value: number, one: string, other: string, more?: MoreForms): string;
  /** The form of a word that goes with a number, without the number. */
  form(value: number, one: string, other: string, more?: MoreForms): string;
  /** A list that holds all of its parts: `Anne, Bob and Carl`. */
  and(parts: readonly string[]): string;
  /** A list of which one part holds: `Anne, Bob or Carl`. */
  or(parts: readonly string[]): string;
}

/** The words before the last part of a list: of all parts, or of any one of them. */
interface Joining {
  readonly and: string;
  readonly or: string;
}

/**
 * Languages that need not ask the platform for a small number or a list: until it can write its first, it takes as long as a
 * whole table does to be made. They write a whole number below 1000 as its digits alone. The tests hold them to what the
 * platform would write, and it writes for every other language.
 */
const JOINING: Readonly<Partial<Record<string, Joining>>> = {
  fr: { and: 'et', or: 'ou' },
  en: { and: 'and', or: 'or' },
  de: { and: 'und', or: 'oder' },
};
const FIRST_SEPARATED = 1000;
const grammars = new Map<string, Grammar>();

/** Whether a language is known to write a number as its digits alone. */
export function isPlain(value: number, locale: string): boolean {
  const isSmall = Number.isInteger(value) && Math.abs(value) < FIRST_SEPARATED;
  return isSmall && joiningOf(locale) !== undefined;
}

function joiningOf(locale: string): Joining | undefined {
  return JOINING[locale.split('-', 1)[0]!];
}

/** The grammar of a language. */
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

/** A number with a minus sign (U+2212) in place of the hyphen that most locales write. */
export function withMinusSign(number: string): string {
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
