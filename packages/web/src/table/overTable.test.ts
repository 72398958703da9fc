import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverTable, type StanceSheets } from './overTable.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEXT = (() => ({})) as Component;
const LATE: StanceSheets = { sheets: {}, next: NEXT };
const FRESH: StanceSheets = { sheets: {}, next: NEXT };

/** Sheets whose module arrives when the test resolves it. */
function openTable() {
  const asked: PromiseWithResolvers<StanceSheets>[] = [];
  const load = () => {
    const one = Promise.withResolvers<StanceSheets>();
    asked.push(one);
    return one.promise;
  };
  const over = new OverTable(load, false);
  return { over, asked };
}

test('gives up on sheets that do not arrive, and shows them if they arrive late', async () => {
  const { over, asked } = openTable();
  over.fetch();
  const first = over.stance;
  const refused = expect(first).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  expect(over.stance).toBe(first);
  asked[0]?.resolve(LATE);
  await vi.advanceTimersByTimeAsync(2000);
  expect(over.stance).not.toBe(first);
  asked[1]?.resolve(FRESH);
  expect(await over.stance).toBe(FRESH);
});

test('late sheets cause no further request after a retry', async () => {
  const { over, asked } = openTable();
  over.fetch();
  over.stance?.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  over.fetchAgain();
  await vi.advanceTimersByTimeAsync(2000);
  const again = over.stance;
  asked[0]?.resolve(LATE);
  asked[1]?.resolve(FRESH);
  await vi.advanceTimersByTimeAsync(2000);
  expect(over.stance).toBe(again);
  expect(await again).toBe(FRESH);
});
