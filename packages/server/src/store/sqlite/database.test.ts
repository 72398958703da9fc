import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { gathering, openFor } from '../../testing/stores.ts';

afterEach(() => vi.restoreAllMocks());

it('makes and changes tables that come in the same moment together, and not one commit after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nain-sqlite-'));
  const store = await openFor({ folder });
  const commits = vi.spyOn(Worker.prototype, 'postMessage');
  const codes = Array.from({ length: 100 }, (_, place) => `table-${place}`);
  expect(await Promise.all(codes.map((code) => store.create(code, gathering)))).not.toContain(false);
  await Promise.all(codes.map((code) => store.setMeta(code, { ...gathering, phase: 'playing' })));
  expect(commits.mock.calls.length).toBeLessThan(10);
  expect(await store.listOpen(1)).toMatchObject([{ phase: 'playing' }]);
  await store.close();
  rmSync(folder, { recursive: true });
});
