import type { Language } from '@nain-jaune/words';

/** The content of a field for a number: a whole number, or the text if it is none. Empty if nothing was entered. */
export type TypedNumber = number | string;

/** The digits of Arabic, of Persian and Urdu, and of full width. Their last four bits are the value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** A number with a separator. Some languages have none below 10,000. */
const SEPARATED = 100_000;

/**
 * Parses a whole number as a language writes it, or returns the text. Thousands may also be separated by spaces of any kind, or
 * not at all.
 *
 * @example
 * typedNumber('1.000', 'de'); // => 1000
 * typedNumber('1.000', 'en'); // => '1.000'
 */
export function typedNumber(text: string, language: Language): TypedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const plain = trimmed.replace(OTHER_DIGITS, (digit) => `${digit.charCodeAt(0) & 0xf}`).replace('−', '-');
  const separators = [/\s/.source, `\\${separatorOf(language)}`];
  const isNumber = separators.some((one) => new RegExp(`^-?\\d{1,3}(?:${one}\\d{3})+$`).test(plain));
  if (!isNumber && !/^-?\d+$/.test(plain)) return text;
  const number = Number(plain.replace(/[^\d-]/g, ''));
  return Number.isSafeInteger(number) ? number : text;
}

function separatorOf(language: Language): string {
  const parts = new Intl.NumberFormat(language).formatToParts(SEPARATED);
  return parts.find(({ type }) => type === 'group')?.value ?? ' ';
}

/** Whether a field has a number within limits. */
export function isWithin(value: TypedNumber, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
