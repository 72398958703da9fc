import { expect, it } from 'vitest';
import { gathering, listedIn } from '../testing/stores.ts';
import { describeStores, over } from '../testing/storeTests.ts';

describeStores('the listed records of a store', (fixture) => {
  const listed = (limit: number) => listedIn(fixture.store, limit);

  it('are those of games at tables that were open to everyone when the game ended', async () => {
    const store = await fixture.withTable('open');
    await store.create('closed', { ...gathering, open: false });
    await store.append('open', 1, [over(1)]);
    await store.append('closed', 1, [over(2)]);
    await store.setMeta('open', { ...gathering, open: false });
    await store.setMeta('closed', gathering);
    fixture.now += 1;
    await store.append('open', 2, [over(3)]);
    await store.append('closed', 2, [over(4)]);
    expect(await listed(9)).toEqual(['record 4', 'record 1']);
    expect(await listed(1)).toEqual(['record 4']);
  });

  it('are complete and in order, the latest first, and without erased ones', async () => {
    const store = await fixture.withTable('bado');
    for (let game = 1; game <= 60; game += 1) {
      fixture.now += 1;
      await store.append('bado', game, [over(game)]);
    }
    const latest = Array.from({ length: 60 }, (_, index) => `record ${60 - index}`);
    expect(await listed(500)).toEqual(latest);
    expect(await listed(26)).toEqual(latest.slice(0, 26));
    await store.rewrite('bado', {
      entry: (_kind, body) => body,
      record: (_game, _people, body) => `new ${body}`,
    });
    expect((await listed(1))[0]).toBe('new record 60');
  });
});
