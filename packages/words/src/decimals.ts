/** What rounds to nothing is told as nothing. */
export const LEAST_TOLD = 0.05;

/** Numbers to one decimal, with the sign that is a minus and not a hyphen. */
export function decimalFormat(locale: string, signDisplay: 'auto' | 'exceptZero'): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay });
  return (value) => format.format(Math.abs(value) < LEAST_TOLD ? 0 : value).replace('-', '−');
}
