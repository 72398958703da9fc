import { checkRecord, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { checkProofs } from '../proof/index.ts';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { openTestRoom, startTestRoom } from '../testing/testRoom.ts';

const BOTS = ['lowest', 'longest', 'random'];

function seatsFor(players: number, first: string): string {
  return [first, ...Array.from({ length: players - 1 }, (_, index) => BOTS[index % 3])].join(' ');
}

const games = RULESET_IDS.flatMap((id) => RULESETS[id].players.map((players) => ({ id, players })));

describe('a whole home game', () => {
  test.each(games)(
    'of $id by $players, one of them a person, ends with a valid record',
    async ({ id, players }) => {
      const rules = id === 'avantcoureur-1760' ? id : `${id} end.deals=4`;
      const home = await openHomeTestRoom({
        rules,
        seats: seatsFor(players, 'person'),
        seed: `${id} ${players}`,
      });
      await home.playOut();
      expect(home.at(0).view.ended).not.toBeNull();
      expect(home.wholeRecord.end).toBeDefined();
      expect(checkRecord(home.wholeRecord)).toEqual([]);
      expect(home.faults).toEqual([]);
      expect(home.refusals).toEqual([]);
    },
  );

  test.each(games)('of $id by $players bots is dealt by a spectator', async ({ id, players }) => {
    const home = await openHomeTestRoom({ rules: `${id} end.deals=2`, seats: seatsFor(players, 'lowest') });
    const spectator = await home.watch();
    await home.playOut();
    expect(spectator.view.ended).toMatchObject({ type: 'game-ended' });
    expect(spectator.view.deal?.hand).toEqual([]);
    expect(checkRecord(home.wholeRecord)).toEqual([]);
    expect(home.faults).toEqual([]);
  });

  test('of persons waits for each of them', async () => {
    const home = await openHomeTestRoom({ rules: 'yellow-dwarf end.deals=1', seats: 'person person person' });
    home.at(1).deal();
    await home.pass(0);
    expect(home.clock.waiting).toBe(0);
    await home.playOut();
    expect(home.at(2).view.summaries).toHaveLength(1);
    expect(home.faults).toEqual([]);
  });
});

describe('a whole game online', () => {
  test.each(RULESET_IDS)('of %s, with bots on the free seats, ends with a valid record', async (id) => {
    const rules = id === 'avantcoureur-1760' ? id : `${id} end.deals=3`;
    const online = await openTestRoom({ rules, players: 5, seed: id });
    const spectator = await online.add(null);
    await online.start();
    await online.playOut(seededRandom(id));
    expect(online.phase).toBe('between');
    expect(spectator.view.ended).not.toBeNull();
    for (const client of online.clients) expect(client.view.ended).toEqual(spectator.view.ended);
    const { record } = online;
    if (record === null) throw new Error('there is a record');
    expect(checkRecord(JSON.parse(JSON.stringify(record)))).toEqual([]);
    expect(record.end).toBeDefined();
    const { fair, uncut, findings } = checkProofs(record);
    expect(findings).toEqual([]);
    expect(fair + uncut).toBe(record.deals.length);
    expect(online.faults).toEqual([]);
    expect(online.refusals).toEqual([]);
  });

  test('leaves no code of the table in its record', async () => {
    const online = await startTestRoom({ rules: 'famille end.deals=1' });
    await online.playOut();
    expect(JSON.stringify(online.record)).not.toContain(online.host.room.code);
  });
});
