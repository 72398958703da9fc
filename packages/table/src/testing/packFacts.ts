import fc from 'fast-check';

export const SECRET = '0123456789abcdef'.repeat(4);
export const CUT = 'fedcba9876543210'.repeat(2);
/** Facts of the packs of two deals. The second was not cut. */
export const FIRST = { code: 'bado-miku-ze', game: 1, deal: 1, secret: SECRET, cut: CUT };
export const SECOND = { ...FIRST, deal: 2, secret: 'f'.repeat(64), cut: null };

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

export const packFacts = fc.record({
  code: fc.constantFrom('bado-miku-ze', 'zo-zo'),
  game: fc.integer({ min: 1, max: 9 }),
  deal: fc.integer({ min: 1, max: 99 }),
  secret: hex(64),
  cut: fc.option(hex(32)),
});
