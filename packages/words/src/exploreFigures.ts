import type { Mean } from '@nain-jaune/review/explore';

/** The figures of the explorer in a language. */
export interface ExploreFigures {
  /** A mean change of counters with its standard error: `+4.2 ± 0.3`. A line may break before the sign. */
  change(mean: Mean): string;
  /** A share of all: `12%`. */
  share(part: number): string;
}

export function makeExploreFigures(locale: string): ExploreFigures {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const signed = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(locale, digits);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    change: ({ mean, standardError }) => {
      const value = signed.format(mean).replace('-', '−');
      return standardError === null ? value : `${value} ±\u00a0${plain.format(standardError)}`;
    },
    share: (part) => percent.format(part),
  };
}
