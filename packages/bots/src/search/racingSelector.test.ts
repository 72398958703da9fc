import { describe, expect, test } from 'vitest';
import { RacingSelector } from './racingSelector.ts';

/** A race with these worths of each candidate, one for each deal it was played in. */
function selectorOf(worths: readonly (readonly number[])[], weights?: readonly number[]): RacingSelector {
  const deals = Math.max(...worths.map(({ length }) => length));
  const selector = new RacingSelector(worths.length);
  for (let deal = 0; deal < deals; deal++) selector.begin(weights?.[deal] ?? 1);
  worths.forEach((row, candidate) => {
    for (const worth of row) selector.add(candidate, worth, false, false);
  });
  return selector;
}

describe('the mean worth of a candidate', () => {
  test('is taken over the deals it was played in', () => {
    const selector = selectorOf([[1, 3], [5]]);
    expect(selector.worthOf(0).mean).toBe(2);
    expect(selector.worthOf(1).mean).toBe(5);
  });

  test('weighs each deal', () => {
    expect(selectorOf([[0, 4]], [3, 1]).worthOf(0).mean).toBe(1);
  });

  test('has the standard error of a weighted mean', () => {
    // variance 1 over two deals
    expect(selectorOf([[1, 3]]).worthOf(0).error).toBeCloseTo(Math.sqrt(1 / 2), 12);
    // variance 3; (3² + 1²) ÷ (3 + 1)² deals
    expect(selectorOf([[0, 4]], [3, 1]).worthOf(0).error).toBeCloseTo(Math.sqrt((3 * 10) / 16), 12);
  });

  test('is never quite certain, and 0 before the first deal', () => {
    expect(selectorOf([[2, 2, 2, 2]]).worthOf(0).error).toBeGreaterThan(0.1);
    expect(new RacingSelector(1).worthOf(0)).toEqual({ mean: 0, error: 0 });
  });
});

describe('what a candidate loses', () => {
  test('is taken on common deals', () => {
    const selector = selectorOf([
      [10, 20, 90],
      [8, 17],
    ]);
    expect(selector.lossOf(1, 0).mean).toBe(2.5);
    expect(selector.lossOf(0, 1).mean).toBe(-2.5);
    expect(selector.lossOf(0, 0).mean).toBe(0);
  });

  test('is surer than the worths if the deals differ more than the candidates', () => {
    const selector = selectorOf([
      [0, 50, 100, 10],
      [-2, 49, 98, 9],
    ]);
    expect(selector.lossOf(1, 0).error).toBeLessThan(1);
    expect(selector.worthOf(1).error).toBeGreaterThan(10);
  });
});

describe('giving up', () => {
  const clear = () =>
    selectorOf([
      [5, 6, 5, 6],
      [1, 2, 1, 2],
      [4, 7, 8, 2],
    ]);

  test('drops only candidates that are clearly behind', () => {
    const selector = clear();
    selector.giveUp();
    expect(selector.alive).toEqual([0, 2]);
    expect(selector.best()).toBe(0);
  });

  test('always leaves one: the first of equals is ahead', () => {
    const selector = selectorOf([
      [3, 3],
      [3, 3],
    ]);
    selector.giveUp();
    expect(selector.alive).toEqual([0, 1]);
    expect(selector.best()).toBe(0);
    const alone = selectorOf([[-9]]);
    alone.giveUp();
    expect(alone.alive).toEqual([0]);
  });
});

describe('the clearly best', () => {
  const first = [0, 0, 0, 0];

  test('is the one that is ahead of the first by the most beyond a standard error', () => {
    expect(selectorOf([first, [5, 6, 5, 6], [4, 4, 4, 4]]).clearlyBest()).toBe(1);
    expect(selectorOf([first, [0, 16, 0, 16], [5, 5, 5, 5]]).clearlyBest()).toBe(2);
  });

  test('is the first if the lead of another may be chance', () => {
    expect(selectorOf([first, [-10, 14, -10, 14]]).clearlyBest()).toBe(0);
    expect(selectorOf([first, [-1, -1, -1, -1]]).clearlyBest()).toBe(0);
    expect(selectorOf([first, first]).clearlyBest()).toBe(0);
  });
});

describe('the parts of deals', () => {
  test('that were won, and after which the seat leads, are weighed', () => {
    const selector = new RacingSelector(1);
    selector.begin(3);
    selector.add(0, 0, true, false);
    selector.begin(1);
    selector.add(0, 0, false, true);
    expect(selector.winsOf(0)).toBe(0.75);
    expect(selector.leadsOf(0)).toBe(0.25);
  });

  test('are 0 before the first deal', () => {
    const selector = new RacingSelector(1);
    expect([selector.winsOf(0), selector.leadsOf(0)]).toEqual([0, 0]);
  });
});
