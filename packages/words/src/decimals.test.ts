import { expect, test } from 'vitest';
import { decimalFormat } from './decimals.ts';

test.each(['fr', 'en-GB', 'de', 'pl', 'ar-EG'])(
  'numbers with decimals and signs are written in %s as the platform writes them',
  (locale) => {
    const values = [
      ...Array.from({ length: 2201 }, (_, index) => index - 1100),
      0.04,
      0.5,
      -0.05,
      12.34,
      -999.96,
    ];
    for (const signDisplay of ['auto', 'exceptZero'] as const) {
      const platform = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay });
      const ours = decimalFormat(locale, signDisplay);
      const rounded = values.map((value) => (value === 0.04 ? 0 : value));
      expect(values.map(ours)).toEqual(rounded.map((value) => platform.format(value).replace('-', '−')));
    }
  },
);
