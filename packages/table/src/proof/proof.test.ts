import { createHash } from 'node:crypto';
import { makeCardsText, PACK } from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUT, FIRST, packFacts, SECOND, SECRET } from '../testing/packFacts.ts';
import { DEAL_PROVER, hashRandom, makeSecret, packFrom } from './index.ts';

/** SHA-256 by an independent implementation. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

describe('the numbers from a text', () => {
  test('are the SHA-256 of the text with a counter, eight to a block', () => {
    const random = hashRandom('nain');
    const words = [sha256('nain:0'), sha256('nain:1')].flatMap((block) =>
      Array.from({ length: 8 }, (_, index) => block.readUInt32BE(4 * index)),
    );
    expect(words.map(() => random.next())).toEqual(words);
  });
});

describe('a pack', () => {
  test('always follows from secret, cut and place: these are its cards', () => {
    expect(makeCardsText(packFrom(FIRST))).toMatchInlineSnapshot(
      `"9h Ts Ad Qc 5h 3c 2h Qh Js 9c 4s Kd 6s 7s 2d 2c 8h 8c 6d 8d Qs Kh Td 2s Ac Th 6h 5c 6c 8s Jd 7c 9d Kc Ks Jh 3d 3h 7h 4c 7d 5s As 4h 4d 9s 3s Tc Jc Qd Ah 5d"`,
    );
    expect(makeCardsText(packFrom(SECOND))).toMatchInlineSnapshot(
      `"3d 6h As 6c Qd Ad 2s 3s 8s Qh Qs Jc 7d Ts 5c 9s Ah 9d 5h 2h Th 8c 6s 7h 7s 4d 5s 4h Jd 2c Tc 4c 8h Kc 8d 6d 7c 9h Js Td Ks 4s 9c Jh 5d 3c Kh Kd 2d Qc 3h Ac"`,
    );
  });

  test('differs for another secret, cut, table, game or deal', () => {
    const others = [
      { secret: SECRET.replace('0', '1') },
      { cut: CUT.replace('0', '1') },
      { cut: null },
      { code: 'zo-zo' },
      { game: 2 },
      { deal: 2 },
    ];
    const packs = [FIRST, ...others.map((other) => ({ ...FIRST, ...other }))].map((one) =>
      makeCardsText(packFrom(one)),
    );
    expect(new Set(packs).size).toBe(packs.length);
  });

  test('has each card equally often in each place over all cuts, with any secret', () => {
    const counts = Array<number>(52 * 52).fill(0);
    for (let cut = 0; cut < 10_000; cut++) {
      const pack = packFrom({ ...FIRST, cut: cut.toString(16).padStart(32, '0') });
      for (const [place, card] of pack.entries()) counts[52 * place + card]! += 1;
    }
    const expected = 10_000 / 52;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 × 51 = 2601 degrees of freedom: mean 2601, standard deviation 72
    expect(Math.abs(chiSquare - 2601)).toBeLessThan(4 * 72);
  });

  test('has the 52 cards, each once', () => {
    fc.assert(
      fc.property(packFacts, (one) => {
        expect(packFrom(one).toSorted((a, b) => a - b)).toEqual(PACK.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('a secret', () => {
  test('has 256 bits of its source, and its commitment is what sha256sum prints for its digits', () => {
    let next = 0x00010203;
    const random = { next: () => next++ };
    const secret = makeSecret(random);
    expect(secret).toBe('000102030001020400010205000102060001020700010208000102090001020a');
    expect(DEAL_PROVER.commitment(secret)).toBe(sha256(secret).toString('hex'));
    expect(makeSecret(random).startsWith('0001020b')).toBe(true);
  });

  test('accepts negative numbers of a source', () => {
    expect(makeSecret({ next: () => -1 })).toBe('f'.repeat(64));
  });
});
