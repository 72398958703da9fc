import { describe, expect, test } from 'vitest';
import { Race } from './race.ts';

/** A race with these worths of each candidate, one for each deal it was played in. */
function raceOf(worths: readonly (readonly number[])[], weights?: readonly number[]): Race {
  const deals = Math.max(...worths.map(({ length }) => length));
  const race = new Race(worths.length);
  for (let deal = 0; deal < deals; deal++) race.begin(weights?.[deal] ?? 1);
  worths.forEach((row, candidate) => {
    for (const worth of row) race.add(candidate, worth, false, false);
  });
  return race;
}

describe('the mean worth of a candidate', () => {
  test('is taken over the deals it was played in', () => {
    const race = raceOf([[1, 3], [5]]);
    expect(race.worthOf(0).mean).toBe(2);
    expect(race.worthOf(1).mean).toBe(5);
  });

  test('weighs each deal', () => {
    expect(raceOf([[0, 4]], [3, 1]).worthOf(0).mean).toBe(1);
  });

  test('has the standard error of a weighted mean', () => {
    // variance 1 over two deals
    expect(raceOf([[1, 3]]).worthOf(0).error).toBeCloseTo(Math.sqrt(1 / 2), 12);
    // variance 3; (3² + 1²) ÷ (3 + 1)² deals
    expect(raceOf([[0, 4]], [3, 1]).worthOf(0).error).toBeCloseTo(Math.sqrt((3 * 10) / 16), 12);
  });

  test('is never quite certain, and 0 before the first deal', () => {
    expect(raceOf([[2, 2, 2, 2]]).worthOf(0).error).toBeGreaterThan(0.1);
    expect(new Race(1).worthOf(0)).toEqual({ mean: 0, error: 0 });
  });
});

describe('what a candidate loses', () => {
  test('is taken on common deals', () => {
    const race = raceOf([
      [10, 20, 90],
      [8, 17],
    ]);
    expect(race.lossOf(1, 0).mean).toBe(2.5);
    expect(race.lossOf(0, 1).mean).toBe(-2.5);
    expect(race.lossOf(0, 0).mean).toBe(0);
  });

  test('is surer than the worths, where the deals differ more than the candidates', () => {
    const race = raceOf([
      [0, 50, 100, 10],
      [-2, 49, 98, 9],
    ]);
    expect(race.lossOf(1, 0).error).toBeLessThan(1);
    expect(race.worthOf(1).error).toBeGreaterThan(10);
  });
});

describe('giving up', () => {
  const clear = () =>
    raceOf([
      [5, 6, 5, 6],
      [1, 2, 1, 2],
      [4, 7, 8, 2],
    ]);

  test('is for who is clearly behind, and nobody else', () => {
    const race = clear();
    race.giveUp();
    expect(race.alive).toEqual([0, 2]);
    expect(race.best()).toBe(0);
  });

  test('always leaves one: the first of equals is ahead', () => {
    const race = raceOf([
      [3, 3],
      [3, 3],
    ]);
    race.giveUp();
    expect(race.alive).toEqual([0, 1]);
    expect(race.best()).toBe(0);
    const alone = raceOf([[-9]]);
    alone.giveUp();
    expect(alone.alive).toEqual([0]);
  });
});

describe('the clearly best', () => {
  const first = [0, 0, 0, 0];

  test('is the one that is ahead of the first by the most beyond a standard error', () => {
    expect(raceOf([first, [5, 6, 5, 6], [4, 4, 4, 4]]).clearlyBest()).toBe(1);
    expect(raceOf([first, [0, 16, 0, 16], [5, 5, 5, 5]]).clearlyBest()).toBe(2);
  });

  test('is the first where the lead of another may be chance', () => {
    expect(raceOf([first, [-10, 14, -10, 14]]).clearlyBest()).toBe(0);
    expect(raceOf([first, [-1, -1, -1, -1]]).clearlyBest()).toBe(0);
    expect(raceOf([first, first]).clearlyBest()).toBe(0);
  });
});

describe('the parts of deals', () => {
  test('that were won, and after which the seat leads, are weighed', () => {
    const race = new Race(1);
    race.begin(3);
    race.add(0, 0, true, false);
    race.begin(1);
    race.add(0, 0, false, true);
    expect(race.winsOf(0)).toBe(0.75);
    expect(race.leadsOf(0)).toBe(0.25);
  });

  test('are 0 before the first deal', () => {
    const race = new Race(1);
    expect([race.winsOf(0), race.leadsOf(0)]).toEqual([0, 0]);
  });
});
