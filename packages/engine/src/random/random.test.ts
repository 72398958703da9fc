import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightOf, makeCardsText, makeDrawTexts, PACK, type Random, RULESETS } from '../index.ts';
import { arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { ascending } from '../testing/cards.ts';
import { below, cryptoRandom, drawDealer, seededRandom, shuffledPack } from './index.ts';

/** Fixed dice: these numbers in turn; a number too many is a fault of the test. */
function dice(...numbers: number[]): Random {
  return {
    next: () => {
      const number = numbers.shift();
      if (number === undefined) throw new Error('no number is left');
      return number;
    },
  };
}

function numbers(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.next() >>> 0);
}

/** χ² of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a number below a limit', () => {
  test('is a whole number from 0 to the limit less one', () => {
    fc.assert(
      fc.property(arbitrarySeed(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const number = below(seededRandom(seed), limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
    );
  });

  test('below one is nought', () => {
    expect(below(seededRandom(1), 1)).toBe(0);
  });

  test('is equally often each of them', () => {
    const random = seededRandom('below six');
    const counts = Array<number>(6).fill(0);
    for (let turn = 0; turn < 60_000; turn++) counts[below(random, 6)]! += 1;
    // 5 degrees of freedom: 20.5 is exceeded once in a thousand
    expect(chiSquare(counts)).toBeLessThan(20.5);
  });

  test('a number that would favour some is drawn again', () => {
    // 2³² = 6 × 715827882 + 4: the last four numbers would favour 0 to 3
    expect(below(dice(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5), 6)).toBe(5);
    expect(below(dice(2 ** 32 - 1), 2)).toBe(1);
  });

  test('takes 32-bit numbers with or without a sign', () => {
    expect(below(dice(-1), 2 ** 32)).toBe(2 ** 32 - 1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])(
    'there is none below %d',
    (limit) => {
      expect(() => below(seededRandom(1), limit)).toThrow(RangeError);
    },
  );
});

describe('a seeded source', () => {
  test('returns the same numbers for the same seed, and others for another', () => {
    expect(numbers(seededRandom('nain'), 20)).toEqual(numbers(seededRandom('nain'), 20));
    expect(numbers(seededRandom('nain'), 20)).not.toEqual(numbers(seededRandom('jaune'), 20));
    expect(numbers(seededRandom(1), 5)).not.toEqual(numbers(seededRandom(2), 5));
  });

  test('returns these numbers in every version, so that a record can be made again from its seed', () => {
    expect(numbers(seededRandom('nain jaune'), 4)).toEqual([2516181724, 3579380430, 2159492464, 2287049192]);
    expect(makeCardsText(shuffledPack(seededRandom('nain jaune')))).toBe(
      'Jd Js 8c Qh 7c Ts As 8d 8h 3s Jc 2h 4c Qd 5c 8s 2d Jh Qs 6c Tc 9c 6h Kd 4d Th 9s 7s 6d 6s 3h Qc 9d Ad Ah 3d ' +
        'Ks Kc Kh Td 2s 7h 7d 5d 9h 5h 5s 3c 4s 4h Ac 2c',
    );
  });

  test('has every bit as often set as not', () => {
    const random = seededRandom('bits');
    const set = Array<number>(32).fill(0);
    for (let turn = 0; turn < 20_000; turn++) {
      const number = random.next();
      for (let bit = 0; bit < 32; bit++) set[bit]! += (number >>> bit) & 1;
    }
    // five standard deviations of 20,000 fair tosses
    for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(5_000));
  });
});

describe('a strong source', () => {
  test('returns the words it was filled with, each once, and asks for more', () => {
    let next = 0;
    const random = cryptoRandom((filled) => {
      for (let index = 0; index < filled.length; index++) filled[index] = next++;
    });
    expect(numbers(random, 1000)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
  });
});

describe('a shuffled pack', () => {
  test('has the 52 cards, each once', () => {
    fc.assert(
      fc.property(arbitrarySeed(), (seed) => {
        expect(ascending(shuffledPack(seededRandom(seed)))).toBe(ascending(PACK));
      }),
    );
  });

  test('is the same for the same seed', () => {
    expect(shuffledPack(seededRandom(7))).toEqual(shuffledPack(seededRandom(7)));
    expect(shuffledPack(seededRandom(7))).not.toEqual(shuffledPack(seededRandom(8)));
  });

  test('has each card equally often in each place', () => {
    const random = seededRandom('shuffles');
    const counts = Array<number>(52 * 52).fill(0);
    for (let turn = 0; turn < 10_000; turn++) {
      shuffledPack(random).forEach((card, place) => {
        counts[52 * place + card]! += 1;
      });
    }
    // 51 × 51 = 2601 degrees of freedom: mean 2601, standard deviation 72
    expect(Math.abs(chiSquare(counts) - 2601)).toBeLessThan(4 * 72);
  });
});

describe('the first dealer', () => {
  test('by lot is any seat, equally often', () => {
    const random = seededRandom('lot');
    const counts = Array<number>(5).fill(0);
    for (let turn = 0; turn < 20_000; turn++) {
      const { dealer, drawn } = drawDealer(RULESETS['lindor-1789'], 5, random);
      counts[dealer]! += 1;
      expect(drawn).toBeUndefined();
    }
    expect(chiSquare(counts)).toBeLessThan(18.5);
  });

  test('S1: is the player who draws the highest card, after further draws on a tie', () => {
    fc.assert(
      fc.property(arbitrarySeed(), fc.integer({ min: 4, max: 8 }), (seed, players) => {
        const { dealer, drawn = [] } = drawDealer(RULESETS.famille, players, seededRandom(seed));
        let drawing = Array.from({ length: players }, (_, seat) => seat);
        const cards = drawn.flat().filter((card) => card !== null);
        expect(new Set(cards).size).toBe(cards.length);
        for (const draw of drawn) {
          expect(draw).toHaveLength(players);
          const heights = draw.map((card) => (card === null ? 0 : heightOf(card)));
          expect(heights.flatMap((height, seat) => (height > 0 ? [seat] : []))).toEqual(drawing);
          drawing = drawing.filter((seat) => heights[seat] === Math.max(...heights));
        }
        expect(drawing).toEqual([dealer]);
      }),
    );
  });

  test('S1: is any seat, equally often', () => {
    const random = seededRandom('highest card');
    const counts = Array<number>(4).fill(0);
    for (let turn = 0; turn < 20_000; turn++) counts[drawDealer(RULESETS.famille, 4, random).dealer]! += 1;
    expect(chiSquare(counts)).toBeLessThan(16.3);
  });

  test('everyone draws again if equals draw the whole pack', () => {
    // The first shuffle moves nothing, so each of thirteen draws is four cards of one rank. The second puts the first card last.
    const untouched = Array.from({ length: 51 }, (_, turn) => 51 - turn);
    const random = dice(...untouched, ...Array<number>(51).fill(0));
    const { dealer, drawn = [] } = drawDealer(RULESETS.famille, 4, random);
    expect(makeDrawTexts(drawn)).toEqual([
      ['Ac', 'Ks', 'Kh', 'Kd'],
      [null, 'Kc', 'Qs', 'Qh'],
    ]);
    expect(dealer).toBe(1);
  });
});
