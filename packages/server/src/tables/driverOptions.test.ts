import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { nameKey, realClock } from './driverOptions.ts';

test.each([
  ['Anne', 'ANNE'],
  ['Anne', '\u0410nne'],
  ['Léonie', 'leonie'],
  ['Paul', 'Pau1'],
  ['Ill', 'III'],
  ['Anne Marie', 'Anne-Marie'],
  ['Zoé', 'Zoe\u0301'],
  ['Bob', 'B0b'],
  ['Emma', 'Ernrna'],
  ['Łukasz', 'Lukasz'],
  ['Søren', 'Soren'],
  ['علی\u200cرضا', 'علیرضا'],
])('%s looks like %s', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Anne', 'Anna'],
  ['Anne', 'Anne 2'],
  ['שרה', 'שרון'],
  ['...', '!!!'],
])('%s does not look like %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('a name looks like the one that Unicode lists for it', () => {
  const list: Readonly<Record<string, string>> = createRequire(import.meta.url)('unhomoglyph/data.json');
  const listed = Object.entries(list).filter(([source]) => source === source.normalize('NFD'));
  expect(listed.length).toBeGreaterThan(5000);
  for (const [source, target] of listed) expect(nameKey(`A${source}a`), source).toBe(nameKey(`A${target}a`));
});

test('a timer waits its time, even if it is longer than Node can wait, and can be cancelled', () => {
  vi.useFakeTimers();
  const longest = 2 ** 31 - 1;
  const acts = [0, 1000, longest + 1].map((ms) => {
    const act = vi.fn();
    realClock.after(ms, act);
    realClock.after(ms, () => expect.unreachable('it is cancelled'))();
    return act;
  });
  const done = () => acts.map((act) => act.mock.calls.length);
  expect(done()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(999);
  expect(done()).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(longest - 1000);
  expect(done()).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(1);
  expect(done()).toEqual([1, 1, 1]);
  vi.useRealTimers();
});
