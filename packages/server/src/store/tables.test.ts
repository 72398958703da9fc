import { describe, expect, it } from 'vitest';
import { after, gathering } from '../testing/stores.ts';
import { describeStores } from '../testing/storeTests.ts';

const MINUTE = 60_000;

describeStores('the tables of a store', (fixture) => {
  describe('are listed for the lobby', () => {
    const listed = async () => (await fixture.store.listOpen(10)).map(({ table }) => table);

    it('waiting ones first, and of these the last changed', async () => {
      const { store } = fixture;
      await store.create('playing', { ...gathering, phase: 'playing' });
      await store.create('old', gathering);
      await store.create('new', gathering);
      fixture.now += 1;
      await store.setMeta('new', { ...gathering, lobby: '{"host":"Bela"}' });
      await store.create('between', { ...gathering, phase: 'between' });
      expect(await store.listOpen(10)).toEqual([
        { table: 'new', phase: 'gathering', lobby: '{"host":"Bela"}' },
        { table: 'old', phase: 'gathering', lobby: gathering.lobby },
        { table: 'between', phase: 'between', lobby: gathering.lobby },
        { table: 'playing', phase: 'playing', lobby: gathering.lobby },
      ]);
      expect(await store.listOpen(1)).toHaveLength(1);
    });

    it('at most three of one address, and those with company first', async () => {
      const { store } = fixture;
      await store.create('lonely', { ...gathering, address: 'a house' });
      await store.create('company', { ...gathering, address: 'another', company: true });
      for (let table = 1; table <= 50; table += 1) {
        fixture.now += 1;
        await store.create(`of one ${table}`, { ...gathering, address: 'one' });
        await store.create(`of two ${table}`, { ...gathering, address: 'two' });
      }
      const listedOfAddress = async () => (await store.listOpen(10, 3)).map(({ table }) => table);
      const all = await listedOfAddress();
      expect(all).toHaveLength(8);
      expect(all[0]).toBe('company');
      expect(all).toContain('lonely');
      expect(all.filter((code) => code.startsWith('of one'))).toEqual([
        'of one 50',
        'of one 49',
        'of one 48',
      ]);
      await store.setMeta('of one 1', { ...gathering, address: 'one', company: true });
      expect(await listedOfAddress()).toContain('of one 1');
      expect(await listedOfAddress()).toHaveLength(8);
    });

    it('only while they are open, not closed, and have present members', async () => {
      const { store } = fixture;
      await store.create('listed', { ...gathering, present: 2 });
      await store.create('hidden', { ...gathering, open: false });
      await store.create('empty', { ...gathering, present: 0 });
      await store.create('closed', gathering);
      await store.setMeta('closed', { ...gathering, phase: 'closed' });
      expect(await listed()).toEqual(['listed']);
      await store.setMeta('listed', { ...gathering, present: 0 });
      expect(await listed()).toEqual([]);
    });

    it('not after they are released or claimed without members', async () => {
      const store = await fixture.withTable('bado');
      await store.release('bado');
      expect(await listed()).toEqual([]);
      await store.claim('bado');
      expect(await listed()).toEqual([]);
    });

    it('still after their own node claims them again', async () => {
      const store = await fixture.withTable('bado');
      expect(await store.claim('bado')).toBe('owned');
      expect(await listed()).toEqual(['bado']);
    });

    it('not after a restart, until their owner updates the present members', async () => {
      await fixture.store.create('bado', gathering);
      await fixture.reopen();
      await fixture.store.claim('bado');
      expect(await listed()).toEqual([]);
      await fixture.store.setMeta('bado', gathering);
      expect(await listed()).toEqual(['bado']);
    });
  });

  describe('are abandoned', () => {
    it('once they have not changed for long enough since their release', async () => {
      const { store } = fixture;
      for (const code of ['bado', 'miku', 'owned']) await store.create(code, gathering);
      fixture.now += 30 * MINUTE;
      await store.release('miku');
      await store.release('bado');
      fixture.now += 30 * MINUTE;
      // It is released already.
      await store.release('miku');
      expect(await store.abandoned(after(30 * MINUTE), 10)).toEqual(['bado', 'miku']);
      expect(await store.abandoned(after(30 * MINUTE + 1), 10)).toEqual([]);
      expect(await store.abandoned(after(30 * MINUTE), 1)).toHaveLength(1);
    });

    it('later if they have a board', async () => {
      const store = await fixture.withTable('bado');
      await store.create('miku', { ...gathering, board: true });
      for (const code of ['bado', 'miku']) await store.release(code);
      fixture.now += 30 * MINUTE;
      const untouched = { table: 30 * MINUTE, boardTable: 60 * MINUTE };
      expect(await store.abandoned(untouched, 10)).toEqual(['bado']);
      fixture.now += 30 * MINUTE;
      expect(await store.abandoned(untouched, 10)).toEqual(['bado', 'miku']);
    });

    it('not when they are closed, nor while a node owns them', async () => {
      const { store } = fixture;
      for (const code of ['closed', 'claimed', 'left']) await store.create(code, gathering);
      await store.setMeta('closed', { ...gathering, phase: 'closed' });
      for (const code of ['closed', 'claimed', 'left']) await store.release(code);
      await store.claim('claimed');
      fixture.now += MINUTE;
      expect(await store.abandoned(after(MINUTE), 10)).toEqual(['left']);
    });

    it('from the end of a server that was stopped', async () => {
      await fixture.store.create('bado', gathering);
      fixture.now += MINUTE;
      await fixture.end();
      fixture.now += MINUTE;
      const store = await fixture.open('bela');
      expect(await store.abandoned(after(MINUTE), 10)).toEqual(['bado']);
      expect(await store.abandoned(after(MINUTE + 1), 10)).toEqual([]);
    });
  });

  it('can be claimed if no node owns them, and not if they do not exist', async () => {
    const store = await fixture.withTable('bado');
    expect(await store.claim('bado')).toBe('owned');
    await store.release('bado');
    expect(await store.claim('bado')).toBe('owned');
    expect(await store.claim('miku')).toBeNull();
  });

  it('share a secret of the nodes, which stays the same after a restart', async () => {
    const [secret] = await Promise.all([fixture.store.secret(), fixture.store.secret()]);
    expect(secret).toMatch(/^[\w-]{43}$/);
    await fixture.reopen();
    expect(await fixture.store.secret()).toBe(secret);
  });

  it('have the secret where every release reads it', async () => {
    const secret = await fixture.store.secret();
    expect(await fixture.query('select id, secret from pass')).toEqual([{ id: 1, secret }]);
  });
});
