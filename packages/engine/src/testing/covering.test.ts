import { describe, expect, it } from 'vitest';
import { eachValue, pairwise } from './covering.ts';

const product = ['a', 'b', 'c'].flatMap((bot) =>
  [3, 4, 5, 6].flatMap((players) => ['x', 'y', 'z'].map((rules) => ({ bot, players, rules }))),
);

describe('cases that cover a product', () => {
  it('have every value of every factor, and few others', () => {
    const cases = eachValue(product);
    for (const factor of ['bot', 'players', 'rules'] as const)
      expect(new Set(cases.map((one) => one[factor]))).toEqual(new Set(product.map((one) => one[factor])));
    expect(cases).toHaveLength(4);
  });

  it('have every pair of values of two factors, and fewer cases than the product', () => {
    const pairsOf = (cases: typeof product) =>
      new Set(
        cases.flatMap(({ bot, players, rules }) => [
          `${bot}${players}`,
          `${bot}${rules}`,
          `${players}${rules}`,
        ]),
      );
    const cases = pairwise(product);
    expect(pairsOf(cases)).toEqual(pairsOf(product));
    expect(cases.length).toBeLessThan(product.length / 2);
  });

  it('are cases of the product, so that what it leaves out stays out', () => {
    const some = product.filter(({ bot, players }) => bot !== 'a' || players === 3);
    expect(pairwise(some).filter((one) => !some.includes(one))).toEqual([]);
  });

  it('of an empty product are none', () => {
    expect([...eachValue([]), ...pairwise([])]).toEqual([]);
  });
});
