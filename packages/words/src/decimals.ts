import { isPlain, withMinusSign } from './grammar.ts';

/** What rounds to nothing is told as nothing. */
export const LEAST_TOLD = 0.05;

/** Numbers to one decimal, with the sign that is a minus and not a hyphen. */
export function decimalFormat(locale: string, signDisplay: 'auto' | 'exceptZero'): (value: number) => string {
  let platform: Intl.NumberFormat | null = null;
  return (value) => {
    const told = Math.abs(value) < LEAST_TOLD ? 0 : value;
    if (isPlain(told, locale)) return `${signOf(told, signDisplay)}${Math.abs(told)}`;
    platform ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay });
    return withMinusSign(platform.format(told));
  };
}

function signOf(value: number, signDisplay: 'auto' | 'exceptZero'): string {
  if (value < 0) return '−';
  return value > 0 && signDisplay === 'exceptZero' ? '+' : '';
}
