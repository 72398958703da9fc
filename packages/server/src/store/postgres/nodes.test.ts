import { inScope } from '@nain-jaune/engine/testing';
import { expect, it } from 'vitest';
import { after, gathering, queryDatabase } from '../../testing/stores.ts';
import { describeNodes, entry } from '../../testing/storeTests.ts';
import { StoreConflict } from '../errors.ts';
import { DEAD_AFTER_MS } from '../types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const impatient = { deadAfterMs: -1 };
const step = entry('step');

describeNodes('nodes that share a database', (nodes) => {
  it('may all start at once on an empty database', async () => {
    const stores = await Promise.all(['anne', 'bela', 'cleo', 'dora'].map((node) => nodes.open(node)));
    await stores[0]?.create('bado', gathering);
    for (const store of stores.slice(1))
      expect(await store.claim('bado')).toEqual({ id: 'anne', address: 'anne:1760' });
  });

  it('see one owner of a table, and its address', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    await anne.create('bado', gathering);
    expect(await bela.claim('bado')).toEqual({ id: 'anne', address: 'anne:1760' });
    await expect(bela.append('bado', 1, [step])).rejects.toThrow(StoreConflict);
    await anne.append('bado', 1, [step]);
    expect(await bela.load('bado')).toEqual({ seq: 1, entries: [step] });
    expect(await bela.listOpen(5)).toHaveLength(1);
  });

  it('cannot change the metadata of a table of another node', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    await anne.create('bado', gathering);
    await bela.setMeta('bado', { ...gathering, phase: 'closed' });
    expect(await anne.listOpen(5)).toMatchObject([{ phase: 'gathering' }]);
    await bela.release('bado');
    await anne.append('bado', 1, [step]);
  });

  it('cannot rewrite a table of another node', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    await anne.create('bado', gathering);
    await anne.append('bado', 1, [step]);
    const redaction = { entry: () => '', record: () => '' };
    await expect(bela.rewrite('bado', redaction)).rejects.toThrow(StoreConflict);
    expect((await anne.load('bado'))?.entries).toEqual([step]);
  });

  it('claim tables that were released, and those of a node that left', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    for (const code of ['bado', 'miku']) {
      await anne.create(code, gathering);
      await anne.append(code, 1, [step]);
    }
    await anne.release('bado');
    expect(await bela.claim('bado')).toBe('owned');
    await anne.close();
    expect(await bela.claim('miku')).toBe('owned');
    await bela.append('miku', 2, [step]);
    expect(await queryDatabase(nodes.place, 'select id from nodes')).toEqual([{ id: 'bela' }]);
  });

  it('do not list the open tables of a dead node', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    await anne.create('bado', gathering);
    nodes.now += DEAD_AFTER_MS - 1;
    expect(await bela.listOpen(5)).toHaveLength(1);
    nodes.now += 1;
    expect(await bela.listOpen(5)).toEqual([]);
    await bela.claim('bado');
    expect(await bela.listOpen(5)).toEqual([]);
    await bela.setMeta('bado', gathering);
    expect(await bela.listOpen(5)).toHaveLength(1);
  });

  it('count the tables of a dead node as abandoned from its last beat', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    await anne.create('bado', gathering);
    nodes.now += 10 * MINUTE;
    await anne.beat();
    nodes.now += 5 * MINUTE;
    expect(await bela.abandoned(after(5 * MINUTE + 1), 10)).toEqual([]);
    expect(await bela.abandoned(after(5 * MINUTE), 10)).toEqual(['bado']);
    await anne.beat();
    expect(await bela.abandoned(after(0), 10)).toEqual([]);
  });

  it('drop a node that has been dead for a day, and still count from its last beat', async () => {
    const anne = await nodes.open('anne');
    await anne.create('bado', gathering);
    nodes.now += 10 * MINUTE;
    await anne.beat();
    nodes.now += DAY + 1;
    const bela = await nodes.open('bela');
    expect(await bela.claim('miku')).toBeNull();
    expect(await bela.abandoned(after(DAY + 2), 10)).toEqual([]);
    expect(await bela.abandoned(after(DAY + 1), 10)).toEqual(['bado']);
    expect(await bela.claim('bado')).toBe('owned');
  });

  it('never both continue a table: a node that counted as dead is refused, and replaces no snapshot', async () => {
    const [room, late] = [entry('room', 'room'), entry('late', 'room')];
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela', impatient)];
    await anne.create('bado', gathering);
    await anne.append('bado', 1, [room]);
    expect(await bela.claim('bado')).toBe('owned');
    await expect(anne.append('bado', 2, [late])).rejects.toThrow(StoreConflict);
    await bela.append('bado', 2, [entry('of bela')]);
    await expect(anne.append('bado', 2, [late])).rejects.toThrow(StoreConflict);
    expect(await anne.load('bado')).toEqual({ seq: 2, entries: [room, entry('of bela')] });
  });

  it('never both write one number, though both have claimed the table', async () => {
    const [anne, bela] = [await nodes.open('anne', impatient), await nodes.open('bela', impatient)];
    await anne.create('bado', gathering);
    await anne.create('miku', gathering);
    await bela.claim('bado');
    await bela.append('bado', 1, [step]);
    // Anne owns it again, and does not know the entries of Bela.
    await anne.claim('bado');
    const outcomes = await Promise.allSettled([
      anne.append('bado', 1, [step]),
      anne.append('miku', 1, [step]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await anne.load('bado')).toEqual({ seq: 1, entries: [step] });
  });

  it('claim thousands of tables of a dead node at once, and each is owned by one of them', async () => {
    const codes = Array.from({ length: inScope({ quick: 200, all: 1500 }) }, (_, index) => `table-${index}`);
    const dead = await nodes.open('dead');
    await Promise.all(codes.map((code) => dead.create(code, gathering)));
    await Promise.all(codes.map((code) => dead.append(code, 1, [step])));
    await dead.close();
    const patient = { deadAfterMs: 600_000 };
    const living = [await nodes.open('anne', patient), await nodes.open('bela', patient)];
    // They start at opposite ends, so that one may wait for the other.
    const claims = await Promise.all([
      ...codes.map((code) => living[0]?.claim(code)),
      ...codes.toReversed().map((code) => living[1]?.claim(code)),
    ]);
    expect(claims.filter((claim) => claim === 'owned')).toHaveLength(codes.length);
    const loads = await Promise.all(codes.map((code) => living[0]?.load(code)));
    expect(loads.filter((table) => table?.seq === 1)).toHaveLength(codes.length);
  });

  it('race for a free table, and one of them owns it', async () => {
    const stores = await Promise.all(['anne', 'bela', 'cleo', 'dora'].map((node) => nodes.open(node)));
    await stores[0]?.create('bado', gathering);
    await stores[0]?.release('bado');
    const claims = await Promise.all(stores.map((store) => store.claim('bado')));
    expect(claims.filter((claim) => claim === 'owned')).toHaveLength(1);
  });

  it('share reports and bans', async () => {
    const [anne, bela] = [await nodes.open('anne'), await nodes.open('bela')];
    await anne.addReport('bado', 'report');
    const id = await anne.ban({ kind: 'address', value: 'hash', durationMs: null, reason: '' });
    const [report] = await bela.reports({ handled: false, limit: 1 });
    expect(report).toMatchObject({ table: 'bado', body: 'report' });
    expect(await bela.handleReport(report?.id ?? 0)).toBe(true);
    expect(await bela.bans()).toMatchObject([{ id }]);
    expect(await bela.unban(id)).toBe(true);
    expect(await anne.bans()).toEqual([]);
  });

  it('refuse a backup with a reference to pg_dump', async () => {
    await expect((await nodes.open('anne')).backup('copy')).rejects.toThrow('pg_dump');
  });
});
