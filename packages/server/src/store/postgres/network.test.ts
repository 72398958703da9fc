/** @module-tag deep */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutConnections } from '../../testing/postgres.ts';
import { gathering } from '../../testing/stores.ts';
import { describeNodes, entry } from '../../testing/storeTests.ts';
import { StoreUnreachable } from '../errors.ts';
import type { Store } from '../store.ts';
import type { StoredTable } from '../types.ts';

const patience = { timeout: 60_000 };

function loadWhenBack(store: Store): Promise<StoredTable> {
  return vi.waitFor(async () => {
    const loaded = await store.load('bado');
    if (loaded === null) throw new Error('The table is lost.');
    return loaded;
  }, patience);
}

describeNodes('a node continues', (nodes) => {
  const databaseUrl = () => nodes.place.databaseUrl ?? '';

  it('when its connections were cut, with every entry once, and reports it', async () => {
    const trouble: Error[] = [];
    const anne = await nodes.open('anne', { onTrouble: (error) => trouble.push(error) });
    await anne.create('bado', gathering);
    let seq = 0;
    for (let cut = 0; cut < 5; cut += 1) {
      const [outcome] = await Promise.allSettled([
        anne.append('bado', seq + 1, [entry(`${seq + 1}`)]),
        cutConnections(databaseUrl()),
      ]);
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreUnreachable);
      const loaded = await loadWhenBack(anne);
      expect(loaded.seq).toBeGreaterThanOrEqual(outcome.status === 'rejected' ? seq : seq + 1);
      seq = loaded.seq;
      expect(loaded.entries).toEqual(Array.from({ length: seq }, (_, index) => entry(`${index + 1}`)));
    }
    expect(trouble.length).toBeGreaterThan(0);
  });

  describe('behind a network', () => {
    let network: Server;
    let isSilent = false;
    const sockets = new Set<Socket>();

    beforeEach(async () => {
      isSilent = false;
      const { searchParams } = new URL(databaseUrl().replace('@/', '@localhost/'));
      network = createServer((near) => {
        const far = connect({ path: `${searchParams.get('host')}/.s.PGSQL.5432` });
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.on('data', (bytes) => isSilent || to.write(bytes));
          from.on('close', () => to.destroy());
          from.on('error', () => to.destroy());
        }
      });
      network.listen(0, '127.0.0.1');
      await once(network, 'listening');
    });

    afterEach(async () => {
      await nodes.end();
      for (const socket of sockets) socket.destroy();
      network.close();
    });

    function openBehind(): Promise<Store> {
      const { port } = network.address() as { port: number };
      return nodes.open('anne', {
        databaseUrl: databaseUrl().replace(/@\/(\w+)\?.*/, `@127.0.0.1:${port}/$1`),
        timeouts: { connectMs: 3000, answerMs: 3000 },
      });
    }

    it('that becomes silent: calls are rejected, and succeed when it answers again', async () => {
      const anne = await openBehind();
      await anne.create('bado', gathering);
      isSilent = true;
      const calls = [anne.append('bado', 1, [entry('step')]), anne.listOpen(1), anne.beat()];
      for (const outcome of await Promise.allSettled(calls))
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnreachable) });
      isSilent = false;
      await vi.waitFor(async () => {
        const loaded = await loadWhenBack(anne);
        await anne.append('bado', loaded.seq + 1, [entry('step')]);
      }, patience);
    });

    it('that is silent at the start: it does not start', async () => {
      isSilent = true;
      await expect(openBehind()).rejects.toThrow(StoreUnreachable);
    });
  });
});
