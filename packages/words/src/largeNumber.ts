import { decimalFormat, makeGrammar } from './grammar.ts';
import type { Language } from './language.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** From here on a number is written as a power of ten. */
const LARGE = 1e9;

/** Writes a positive number that may be very large: `38,699,430`, `≈ 3.1 × 10²⁰`. */
export function largeNumber(value: number, locale: Language | `${Language}-${string}`): string {
  if (value < LARGE) return makeGrammar(locale).number(Math.round(value));
  const exponent = Math.floor(Math.log10(value));
  const mantissa = decimalFormat(locale, 'auto')(Math.min(value / 10 ** exponent, 9.9));
  const power = [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `≈ ${mantissa} × 10${power}`;
}

/** Writes a probability in per cent. Only what is certain is 0 % or 100 %. */
export function chanceText(chance: number, locale: string): string {
  if (chance > 0 && chance < 0.005) return `< ${percent(0.01, locale)}`;
  return percent(chance > 1 - 1e-9 ? 1 : Math.min(chance, 0.99), locale);
}

function percent(part: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
