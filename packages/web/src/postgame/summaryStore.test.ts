import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { browserSummaries } from './summaryStore.ts';

const summary = (id: string) => ({ id, kept: 1, summary: null });

it('stores summaries and removes those of deleted games', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await browserSummaries.save([summary('a'), summary('b')], []);
  await browserSummaries.save([], ['a']);
  expect(await browserSummaries.load()).toEqual([summary('b')]);
});

it('returns none if the browser stores nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await browserSummaries.save([summary('a')], []);
  expect(await browserSummaries.load()).toEqual([]);
});
