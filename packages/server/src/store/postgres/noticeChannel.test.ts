import { describe, expect, it, vi } from 'vitest';
import { PostgresNodes, step } from '../../testing/postgresNodes.ts';
import { gathering } from '../../testing/stores.ts';
import type { Notice, Store } from '../index.ts';

/** Only a wait that never ends fails. */
const patience = { timeout: 60_000 };

function received(store: Store): Notice[] {
  const notices: Notice[] = [];
  store.onNotice((notice) => notices.push(notice));
  return notices;
}

describe('nodes that share a PostgreSQL receive notices', () => {
  const nodes = PostgresNodes.forSuite();

  it('of appends, one for a batch, after they are stored, and none of their own', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    const codes = Array.from({ length: 100 }, (_, index) => `table-${index}`);
    await Promise.all(codes.map((code) => anne.create(code, gathering)));
    const [atAnne, atBela] = [received(anne), received(bela)];
    await Promise.all(codes.map((code) => anne.append(code, 1, [step, step])));
    await anne.release('table-0');
    await vi.waitFor(() => expect(atBela.at(-1)?.type).toBe('owner'), patience);
    expect(atBela).toEqual([
      { type: 'appended', node: 'anne', tables: codes.map((code) => [code, 2]) },
      { type: 'owner', node: 'anne', table: 'table-0', claimed: false },
    ]);
    expect(atAnne).toEqual([]);
  });

  it('of more tables than fit into one', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    const codes = Array.from({ length: 1000 }, (_, index) => `bado-miku-ze-${index}`);
    await Promise.all(codes.map((code) => anne.create(code, gathering)));
    const notices = received(bela);
    await Promise.all(codes.map((code) => anne.append(code, 1, [step])));
    const tables = () => notices.flatMap((notice) => (notice.type === 'appended' ? notice.tables : []));
    await vi.waitFor(() => expect(tables()).toEqual(codes.map((code) => [code, 1])), patience);
  });

  it('that were published just before a node closed', async () => {
    const bela = await nodes.open('bela');
    const notices = received(bela);
    const names = Array.from({ length: 10 }, (_, index) => `node-${index}`);
    for (const name of names) {
      const anne = await nodes.open(name);
      await anne.create(name, gathering);
      await Promise.all([anne.append(name, 1, [step]), anne.append(name, 2, [step])]);
      await anne.close();
    }
    const last = () => notices.flatMap((notice) => (notice.type === 'appended' ? notice.tables : []));
    await vi.waitFor(() => {
      for (const name of names) expect(last()).toContainEqual([name, 2]);
    }, patience);
  });

  it('that some may have been missed, after the connection was lost', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    const [atAnne, atBela] = [received(anne), received(bela)];
    await nodes.cutConnections();
    await vi.waitFor(() => {
      expect(atAnne).toContainEqual({ type: 'missed' });
      expect(atBela).toContainEqual({ type: 'missed' });
    }, patience);
    await anne.create('bado', gathering);
    await anne.append('bado', 1, [step]);
    const appended: Notice = { type: 'appended', node: 'anne', tables: [['bado', 1]] };
    await vi.waitFor(() => expect(atBela).toContainEqual(appended), patience);
  });

  it('until the listener is removed', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    const [removed, notices] = [[] as Notice[], received(bela)];
    const remove = bela.onNotice((notice) => removed.push(notice));
    remove();
    await anne.create('bado', gathering);
    await anne.release('bado');
    await vi.waitFor(() => expect(notices).toHaveLength(1), patience);
    expect(removed).toEqual([]);
  });
});
