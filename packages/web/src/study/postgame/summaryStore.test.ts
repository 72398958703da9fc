import { beforeEach, expect, it, vi } from 'vitest';
import { stubDatabase } from '../../testing/stubDatabase.ts';

let browserSummaries: typeof import('./summaryStore.ts')['browserSummaries'];

beforeEach(async () => {
  vi.resetModules();
  ({ browserSummaries } = await import('./summaryStore.ts'));
});

const summary = (id: string) => ({ id, kept: 1, summary: null });

it('stores summaries and removes those of deleted games', async () => {
  stubDatabase();
  await browserSummaries.save([summary('a'), summary('b')], []);
  await browserSummaries.save([], ['a']);
  expect(await browserSummaries.load()).toEqual([summary('b')]);
});

it('returns none if the browser stores nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await browserSummaries.save([summary('a')], []);
  expect(await browserSummaries.load()).toEqual([]);
});
