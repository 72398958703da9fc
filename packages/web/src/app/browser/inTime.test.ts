import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('passes on a value or an error in time', async () => {
  const onLate = vi.fn();
  expect(await inTime(Promise.resolve(7), onLate)).toBe(7);
  await expect(inTime(Promise.reject(new Error('offline')), onLate)).rejects.toThrow('offline');
  vi.advanceTimersByTime(60_000);
  expect(onLate).not.toHaveBeenCalled();
});

test('rejects after the time limit, and reports a late value', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const onLate = vi.fn();
  const waited = inTime(promise, onLate);
  const refused = expect(waited).rejects.toThrow('timed out');
  vi.advanceTimersByTime(9_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await refused;
  expect(onLate).not.toHaveBeenCalled();
  resolve(7);
  await promise;
  await Promise.resolve();
  expect(onLate).toHaveBeenCalledOnce();
});
