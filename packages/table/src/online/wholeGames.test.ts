import { checkRecord, RULESET_IDS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { checkProofs } from '../proof/index.ts';
import { openedOnline } from '../testing/openedOnline.ts';

describe('a whole game of several people', () => {
  test.each(RULESET_IDS)('of %s, bots on the free seats, ends and its record breaks no rule', async (id) => {
    const rules = id === 'avantcoureur-1760' ? id : `${id} end.deals=3`;
    const online = await openedOnline({ rules, players: 5, seed: id });
    const watcher = online.add(null);
    await online.start();
    await online.playOut();
    expect(online.table.phase).toBe('between');
    expect(watcher.view.ended).not.toBeNull();
    for (const client of online.clients) expect(client.view.ended).toEqual(watcher.view.ended);
    const record = online.table.record(1);
    expect(checkRecord(JSON.parse(JSON.stringify(record)))).toEqual([]);
    expect(record?.end).toBeDefined();
    const { fair, uncut, findings } = checkProofs(record!);
    expect(findings).toEqual([]);
    expect(fair + uncut).toBe(record?.deals.length);
    expect(online.faults).toEqual([]);
    expect(online.clients.flatMap(({ refusals }) => refusals)).toEqual([]);
  });
});
