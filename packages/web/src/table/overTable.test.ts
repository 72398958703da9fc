import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverTable } from './overTable.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What lies over a table whose files come when the test lets them. */
function openTable() {
  const asked: PromiseWithResolvers<string>[] = [];
  const over = new OverTable<'keys', string>({
    own: () => null,
    act: () => undefined,
    load: () => {
      const one = Promise.withResolvers<string>();
      asked.push(one);
      return one.promise;
    },
  });
  return { over, asked };
}

test('sheets that never come are given up, and come after all if they are only late', async () => {
  const { over, asked } = openTable();
  over.fetch();
  const first = over.sheets;
  const refused = expect(first).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  expect(over.sheets).toBe(first);
  asked[0]?.resolve('late');
  await vi.advanceTimersByTimeAsync(2000);
  expect(over.sheets).not.toBe(first);
  asked[1]?.resolve('the same file');
  expect(await over.sheets).toBe('the same file');
});

test('sheets that were asked for again are not asked for once more by the late ones', async () => {
  const { over, asked } = openTable();
  over.fetch();
  over.sheets?.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  over.fetchAgain();
  await vi.advanceTimersByTimeAsync(2000);
  const again = over.sheets;
  asked[0]?.resolve('late');
  asked[1]?.resolve('asked again');
  await vi.advanceTimersByTimeAsync(2000);
  expect(over.sheets).toBe(again);
  expect(await again).toBe('asked again');
});
