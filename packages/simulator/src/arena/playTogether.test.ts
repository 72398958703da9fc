import { expect, test } from 'vitest';
import { tablesOf } from './playTogether.ts';

function seatsOf(contestants: number, seats: number, rounds: number): number[] {
  const counts = Array<number>(contestants).fill(0);
  for (let number = 1; number <= rounds; number++) {
    for (const contestant of tablesOf(contestants, seats, number, `x/${number}`).flat())
      counts[contestant] = (counts[contestant] ?? 0) + 1;
  }
  return counts;
}

test('as many contestants as seats take one seat each', () => {
  for (let number = 1; number <= 20; number++) {
    const [table = [], ...others] = tablesOf(4, 4, number, `x/${number}`);
    expect(others).toEqual([]);
    expect([...table].sort()).toEqual([0, 1, 2, 3]);
  }
});

test('fewer contestants than seats take several seats, equally often', () => {
  expect(tablesOf(1, 4, 1, 'x')).toEqual([[0, 0, 0, 0]]);
  expect(seatsOf(2, 4, 100)).toEqual([200, 200]);
  const counts = seatsOf(3, 4, 3000);
  for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(150);
});

test('more contestants than seats are drawn to several tables', () => {
  const tables = tablesOf(6, 4, 1, 'x');
  expect(tables).toHaveLength(2);
  for (const table of tables) expect(new Set(table).size).toBe(4);
  expect(new Set(tables.flat()).size).toBe(6);
  for (const count of seatsOf(6, 4, 3000)) expect(Math.abs(count - 4000)).toBeLessThan(150);
});
