import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rounds } from './rounds.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('everyone has a moment of his own in each round, until he is taken out or the rounds end', () => {
  const met: number[] = [];
  const rounds = new Rounds<number>(10_000, (member) => met.push(member));
  const members = Array.from({ length: 200 }, (_, index) => index);
  const [goOut] = members.map((member) => rounds.add(member));
  const most = () => {
    const before = met.length;
    vi.advanceTimersByTime(200);
    return met.length - before;
  };
  expect(Math.max(...Array.from({ length: 50 }, most))).toBe(4);
  expect(met.toSorted((one, other) => one - other)).toEqual(members);
  goOut?.();
  vi.advanceTimersByTime(10_000);
  expect(met).toHaveLength(399);
  expect(met.slice(0, 200).filter((member) => member > 0)).toEqual(met.slice(200));
  rounds.stop();
  vi.advanceTimersByTime(20_000);
  expect(met).toHaveLength(399);
});
