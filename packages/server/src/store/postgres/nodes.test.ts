import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { inScope } from '@nain-jaune/engine/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { gathering, openFor, type StorePlace } from '../../testing/stores.ts';
import { type NewEntry, type Notice, type Store, StoreConflict, StoreUnreachable } from '../index.ts';

const step: NewEntry = { kind: 'game', body: 'step' };
/** Takes every other node for dead. */
const impatient = { deadAfterMs: -1 };

describe('nodes that share a PostgreSQL', () => {
  let postgres: TestPostgres;
  let place: StorePlace & { readonly databaseUrl: string };
  const opened: Store[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(() => postgres.stop());

  beforeEach(async () => {
    place = { databaseUrl: await postgres.makeDatabase(), folder: '' };
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });

  async function open(node: string, wishes: Parameters<typeof openFor>[2] = {}): Promise<Store> {
    const store = await openFor(place, node, wishes);
    opened.push(store);
    return store;
  }

  it('may all start at once on an empty database', async () => {
    const stores = await Promise.all(['anne', 'bela', 'cleo', 'dora'].map((node) => open(node)));
    expect(await stores[0]?.nodes()).toHaveLength(4);
  });

  it('have one owner for a table, and the others learn where it is', async () => {
    const [anne, bela] = [await open('anne'), await open('bela')];
    await anne.create('bado', gathering);
    expect(await bela.claim('bado')).toEqual({ id: 'anne', address: 'anne:1760' });
    await expect(bela.append('bado', 1, [step])).rejects.toThrow(StoreConflict);
    await anne.append('bado', 1, [step]);
    expect(await bela.load('bado')).toEqual({ seq: 1, entries: ['step'] });
    expect(await bela.unfinished()).toEqual([]);
    expect(await bela.listOpen(5)).toHaveLength(1);
  });

  it('take over from one that left, or released a table', async () => {
    const [anne, bela] = [await open('anne'), await open('bela')];
    for (const code of ['bado', 'miku']) {
      await anne.create(code, gathering);
      await anne.append(code, 1, [step]);
    }
    await anne.release('bado');
    expect(await bela.claim('bado')).toBe('owned');
    await anne.close();
    expect(await bela.unfinished()).toHaveLength(2);
    expect(await bela.claim('miku')).toBe('owned');
    await bela.append('miku', 2, [step]);
  });

  it('list the open tables of one that is dead, until they are claimed and after, but none that was released', async () => {
    const [anne, bela] = [await open('anne'), await open('bela', impatient)];
    for (const code of ['bado', 'miku']) await anne.create(code, gathering);
    await anne.release('miku');
    expect(await bela.nodes()).toEqual([{ id: 'bela', address: 'bela:1760' }]);
    expect((await bela.listOpen(5)).map(({ table }) => table)).toEqual(['bado']);
    await bela.claim('bado');
    expect((await bela.listOpen(5)).map(({ table }) => table)).toEqual(['bado']);
  });

  it('never both continue a table: one that was taken for dead is refused', async () => {
    const [anne, bela] = [await open('anne'), await open('bela', impatient)];
    await anne.create('bado', gathering);
    await anne.append('bado', 1, [step]);
    expect(await bela.claim('bado')).toBe('owned');
    await expect(anne.append('bado', 2, [step])).rejects.toThrow(StoreConflict);
    await bela.append('bado', 2, [{ kind: 'game', body: 'of bela' }]);
    await expect(anne.append('bado', 2, [step])).rejects.toThrow(StoreConflict);
    expect(await anne.load('bado')).toEqual({ seq: 2, entries: ['step', 'of bela'] });
  });

  it('never both write one number, though both believe that the table is theirs', async () => {
    const [anne, bela] = [await open('anne', impatient), await open('bela', impatient)];
    await anne.create('bado', gathering);
    await anne.create('miku', gathering);
    await bela.claim('bado');
    await bela.append('bado', 1, [step]);
    // Anne owns it again, and has not heard of what bela wrote.
    await anne.claim('bado');
    const outcomes = await Promise.allSettled([
      anne.append('bado', 1, [step]),
      anne.append('miku', 1, [step]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await anne.load('bado')).toEqual({ seq: 1, entries: ['step'] });
  });

  it('take over thousands of tables at once, each from the dead and by one of them', async () => {
    const codes = Array.from({ length: inScope({ quick: 200, all: 1500 }) }, (_, place) => `table-${place}`);
    const dead = await open('dead');
    await Promise.all(codes.map((code) => dead.create(code, gathering)));
    await Promise.all(codes.map((code) => dead.append(code, 1, [step])));
    await Promise.all(codes.map((code) => dead.setMeta(code, { ...gathering, phase: 'playing' })));
    await dead.close();
    const patient = { deadAfterMs: 600_000 };
    const living = [await open('anne', patient), await open('bela', patient)];
    // One goes from the front, the other from behind: they meet, and may wait for each other.
    const claims = await Promise.all([
      ...codes.map((code) => living[0]?.claim(code)),
      ...codes.toReversed().map((code) => living[1]?.claim(code)),
    ]);
    expect(claims.filter((claim) => claim === 'owned')).toHaveLength(codes.length);
    const loads = await Promise.all(codes.map((code) => living[0]?.load(code)));
    expect(loads.filter((table) => table?.seq === 1)).toHaveLength(codes.length);
  });

  it('race for a free table, and one of them has it', async () => {
    const stores = await Promise.all(['anne', 'bela', 'cleo', 'dora'].map((node) => open(node)));
    await stores[0]?.create('bado', gathering);
    await stores[0]?.release('bado');
    const claims = await Promise.all(stores.map((store) => store.claim('bado')));
    expect(claims.filter((claim) => claim === 'owned')).toHaveLength(1);
  });

  describe('tell each other', () => {
    function hear(store: Store): Notice[] {
      const heard: Notice[] = [];
      store.onNotice((notice) => heard.push(notice));
      return heard;
    }

    it('of a group of entries with one notice, after they are kept, and nothing to themselves', async () => {
      const [anne, bela] = [await open('anne'), await open('bela')];
      const codes = Array.from({ length: 100 }, (_, place) => `table-${place}`);
      await Promise.all(codes.map((code) => anne.create(code, gathering)));
      const [atAnne, atBela] = [hear(anne), hear(bela)];
      await Promise.all(codes.map((code) => anne.append(code, 1, [step, step])));
      await anne.release('table-0');
      await vi.waitFor(() => expect(atBela.at(-1)?.type).toBe('owner'), 60_000);
      expect(atBela).toEqual([
        { type: 'appended', node: 'anne', tables: codes.map((code) => [code, 2]) },
        { type: 'owner', node: 'anne', table: 'table-0', claimed: false },
      ]);
      expect(atAnne).toEqual([]);
    });

    it('of more tables than one notice holds', async () => {
      const [anne, bela] = [await open('anne'), await open('bela')];
      const codes = Array.from({ length: 1000 }, (_, place) => `bado-miku-ze-${place}`);
      await Promise.all(codes.map((code) => anne.create(code, gathering)));
      const heard = hear(bela);
      await Promise.all(codes.map((code) => anne.append(code, 1, [step])));
      const tables = () => heard.flatMap((notice) => (notice.type === 'appended' ? notice.tables : []));
      await vi.waitFor(() => expect(tables()).toEqual(codes.map((code) => [code, 1])), 60_000);
    });

    it('that something may have been missed, when the connection was lost', async () => {
      const [anne, bela] = [await open('anne'), await open('bela')];
      const [atAnne, atBela] = [hear(anne), hear(bela)];
      await postgres.cutConnections(place.databaseUrl);
      await vi.waitFor(() => {
        expect(atAnne).toContainEqual({ type: 'missed' });
        expect(atBela).toContainEqual({ type: 'missed' });
      }, 60_000);
      await anne.create('bado', gathering);
      await anne.append('bado', 1, [step]);
      const appended: Notice = { type: 'appended', node: 'anne', tables: [['bado', 1]] };
      await vi.waitFor(() => expect(atBela).toContainEqual(appended), 60_000);
    });
  });

  it('go on when connections were cut: what was kept is there, and nothing twice', async () => {
    const anne = await open('anne');
    await anne.create('bado', gathering);
    let seq = 0;
    for (let cut = 0; cut < 5; cut += 1) {
      const [outcome] = await Promise.allSettled([
        anne.append('bado', seq + 1, [{ kind: 'game', body: `${seq + 1}` }]),
        postgres.cutConnections(place.databaseUrl),
      ]);
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreUnreachable);
      const kept = await loadWhenBack(anne);
      expect(kept.seq).toBeGreaterThanOrEqual(outcome.status === 'rejected' ? seq : seq + 1);
      seq = kept.seq;
      expect(kept.entries).toEqual(Array.from({ length: seq }, (_, place) => `${place + 1}`));
    }
  });

  describe('behind a network', () => {
    let network: Server;
    let isSilent = false;
    const sockets = new Set<Socket>();

    beforeEach(async () => {
      isSilent = false;
      const { searchParams } = new URL(place.databaseUrl.replace('@/', '@localhost/'));
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
      await Promise.all(opened.splice(0).map((store) => store.close()));
      for (const socket of sockets) socket.destroy();
      network.close();
    });

    function openBehind(): Promise<Store> {
      const { port } = network.address() as { port: number };
      const databaseUrl = place.databaseUrl.replace(/@\/(\w+)\?.*/, `@127.0.0.1:${port}/$1`);
      const patience = { connectMs: 3000, answerMs: 3000 };
      return openFor({ databaseUrl, folder: '' }, 'anne', { patience });
    }

    it('that falls silent, are told so and wait for nothing, and go on when it speaks again', async () => {
      const anne = await openBehind();
      opened.push(anne);
      await anne.create('bado', gathering);
      isSilent = true;
      const asked = [anne.append('bado', 1, [step]), anne.listOpen(1), anne.beat()];
      const outcomes = await Promise.allSettled(asked);
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnreachable) });
      isSilent = false;
      await vi.waitFor(async () => {
        const kept = await loadWhenBack(anne);
        await anne.append('bado', kept.seq + 1, [step]);
      }, 60_000);
    });

    it('cannot start where nobody answers', async () => {
      isSilent = true;
      await expect(openBehind()).rejects.toThrow(StoreUnreachable);
    });
  });
});

function loadWhenBack(store: Store): Promise<{ readonly seq: number; readonly entries: readonly string[] }> {
  return vi.waitFor(async () => {
    const kept = await store.load('bado');
    if (kept === null) throw new Error('The table is lost');
    return kept;
  }, 60_000);
}
