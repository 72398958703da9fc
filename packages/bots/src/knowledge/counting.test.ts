import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Counting } from './counting.ts';
import type { Layout } from './dealCounter.ts';

/** A layout from rows of weights, one for each card. */
function layoutOf(sizes: readonly number[], ...rows: readonly (readonly number[])[]): Layout {
  return { sizes, weights: Float64Array.from(rows.flat()) };
}

/** Every way to lay the cards out, as its places, with its weight: by trying everything. */
function allWays({ sizes, weights }: Layout): Map<string, number> {
  const ways = new Map<string, number>();
  const cards = weights.length / sizes.length;
  const rooms = [...sizes];
  const go = (chosen: readonly number[], weight: number) => {
    if (chosen.length === cards) ways.set(chosen.join(' '), weight);
    else
      sizes.forEach((_, place) => {
        const more = weights[chosen.length * sizes.length + place]!;
        if (rooms[place] === 0 || more === 0) return;
        rooms[place]! -= 1;
        go([...chosen, place], weight * more);
        rooms[place]! += 1;
      });
  };
  go([], 1);
  return ways;
}

function sumOf(ways: Map<string, number>): number {
  return [...ways.values()].reduce((sum, weight) => sum + weight, 0);
}

/** The probability of each card at each place, from all ways. */
function bruteProbabilities(layout: Layout): number[] {
  const ways = allWays(layout);
  const total = sumOf(ways);
  const found = new Array<number>(layout.weights.length).fill(0);
  for (const [places, weight] of ways)
    places.split(' ').forEach((place, card) => {
      found[card * layout.sizes.length + Number(place)]! += weight / total;
    });
  return found;
}

/** Up to four places, up to eight cards; some cards are alike everywhere, some are not. */
function arbitraryLayout(weight: fc.Arbitrary<number>): fc.Arbitrary<Layout> {
  return fc
    .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
    .filter((sizes) => sizes.reduce((sum, size) => sum + size) <= 8)
    .chain((sizes) => {
      const cards = sizes.reduce((sum, size) => sum + size);
      const alike = fc.constant(sizes.map(() => 1));
      const row = fc.oneof(alike, fc.tuple(...sizes.map(() => weight)).filter(differs));
      return fc.array(row, { minLength: cards, maxLength: cards }).map((rows) => layoutOf(sizes, ...rows));
    });
}

/** A card with only one possible place does not distinguish it. */
function differs(row: readonly number[]): boolean {
  return row.length === 1 ? row[0] === 1 : row.some((weight) => weight !== row[0]);
}

const certain = arbitraryLayout(fc.constantFrom(0, 1));
const likely = arbitraryLayout(fc.constantFrom(0, 0.04, 0.2, 1, 1, 3));

function draws(counting: Counting, count: number, random: Random): Map<string, number> {
  const places = new Uint8Array(counting.layout.weights.length / counting.layout.sizes.length);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < count; draw++) {
    counting.draw(places, random);
    counts.set(places.join(' '), (counts.get(places.join(' ')) ?? 0) + 1);
  }
  return counts;
}

describe('the total', () => {
  test('is the number of ways where a card may be or not', () => {
    fc.assert(
      fc.property(certain, (layout) => {
        expect(Counting.of(layout)!.total).toBeCloseTo(allWays(layout).size, 6);
      }),
      { numRuns: inScope({ quick: 100, all: 400 }) },
    );
  });

  test('is the sum of the weights of all ways', () => {
    fc.assert(
      fc.property(likely, (layout) => {
        const sum = sumOf(allWays(layout));
        expect(Math.abs(Counting.of(layout)!.total - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, sum));
      }),
      { numRuns: inScope({ quick: 100, all: 400 }) },
    );
  });

  test('of cards that may be anywhere is a multinomial coefficient', () => {
    const anywhere = Array.from({ length: 10 }, () => [1, 1, 1]);
    // 10! ÷ (5! × 3! × 2!)
    expect(Counting.of(layoutOf([5, 3, 2], ...anywhere))!.total).toBe(2520);
  });

  test('takes the weight of a card in, though it be the same everywhere', () => {
    expect(Counting.of({ sizes: [1, 1], weights: Float64Array.of(0.5, 0.5, 1, 1) })!.total).toBe(1);
    expect(Counting.of({ sizes: [1, 1], weights: Float64Array.of(0, 0, 1, 1) })!.total).toBe(0);
  });

  test('is whole if every weight is 1, however many cards there are', () => {
    expect(Counting.of({ sizes: [1, 1, 26], weights: new Float64Array(28 * 3).fill(1) })!.total).toBe(756);
  });

  test('of no cards at all is the one way to lay out nothing', () => {
    expect(Counting.of(layoutOf([]))!.total).toBe(1);
  });

  test('is not counted if that would go through too many states', () => {
    const rows = Array.from({ length: 12 }, (_, card) => [1, card % 2, 1, (card + 1) % 2]);
    const layout = layoutOf([3, 3, 3, 3], ...rows);
    expect(Counting.of(layout, 20)).toBeNull();
    expect(Counting.of(layout)!.total).toBe(allWays(layout).size);
  });
});

describe('the probabilities', () => {
  test('are those of all ways by their weights', () => {
    fc.assert(
      fc.property(fc.oneof(certain, likely), (layout) => {
        fc.pre(allWays(layout).size > 0);
        const expected = bruteProbabilities(layout);
        const found = Counting.of(layout)!.probabilities();
        expected.forEach((probability, slot) => {
          expect(found[slot]).toBeCloseTo(probability, 9);
        });
      }),
      { numRuns: inScope({ quick: 75, all: 300 }) },
    );
  });

  test('of cards that may be anywhere are the sizes of the places', () => {
    const found = Counting.of(layoutOf([1, 3], [1, 1], [1, 1], [1, 1], [1, 1]))!.probabilities();
    expect([...found]).toEqual([0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.25, 0.75]);
  });
});

describe('a draw', () => {
  test('fills every place and puts no card where it cannot be', () => {
    fc.assert(
      fc.property(likely, fc.nat(), (layout, seed) => {
        const ways = allWays(layout);
        fc.pre(ways.size > 0);
        for (const drawn of draws(Counting.of(layout)!, 5, seededRandom(seed)).keys())
          expect(ways.has(drawn)).toBe(true);
      }),
      { numRuns: inScope({ quick: 75, all: 300 }) },
    );
  });

  test.each([
    [
      'where some cards may lie in some places only',
      layoutOf([2, 2, 1], [1, 1, 1], [1, 1, 1], [0, 1, 1], [1, 0, 1], [1, 1, 1]),
    ],
    [
      'where some places are less likely',
      layoutOf([2, 2, 2], [1, 1, 1], [0.2, 1, 1], [1, 1, 1], [0.04, 0.2, 1], [1, 0, 3], [1, 1, 1]),
    ],
    ['where every card is alike', layoutOf([2, 1, 2], ...Array.from({ length: 5 }, () => [1, 1, 1]))],
  ])('%s comes as often as its weight asks', (_, layout) => {
    const ways = allWays(layout);
    const total = sumOf(ways);
    const count = 40_000;
    const counts = draws(Counting.of(layout)!, count, seededRandom('draws'));
    let chiSquare = 0;
    for (const [way, weight] of ways) {
      const expected = (count * weight) / total;
      expect(expected).toBeGreaterThan(5);
      chiSquare += ((counts.get(way) ?? 0) - expected) ** 2 / expected;
    }
    const freedom = ways.size - 1;
    // A chi-square of n degrees of freedom has the mean n and the variance 2n.
    expect(Math.abs(chiSquare - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
  });

  test('depends on chance alone', () => {
    const layout = layoutOf([3, 3], ...Array.from({ length: 6 }, (_, card) => [1, card === 0 ? 0.5 : 1]));
    const counting = Counting.of(layout)!;
    expect(draws(counting, 50, seededRandom(1)).size).toBeGreaterThan(10);
    const [one, other] = [Counting.of(layout)!, Counting.of(layout)!];
    expect(draws(one, 20, seededRandom(7))).toEqual(draws(other, 20, seededRandom(7)));
  });

  test('of a layout that cannot be is refused', () => {
    const nowhere = Counting.of(layoutOf([1, 1], [0, 1], [0, 1]))!;
    expect(nowhere.total).toBe(0);
    expect(() => nowhere.draw(new Uint8Array(2), seededRandom(1))).toThrow(RangeError);
  });
});
