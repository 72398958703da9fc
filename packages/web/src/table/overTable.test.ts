import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverTable } from './overTable.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sheets whose module arrives when the test resolves it. */
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

test('gives up on sheets that do not arrive, and shows them if they arrive late', async () => {
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

test('late sheets cause no further request after a retry', async () => {
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
