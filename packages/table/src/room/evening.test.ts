import { checkRecord, type GameRecord } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import { openTestRoom, settled, type TestRoom } from '../testing/testRoom.ts';

const SEEDS = inScope({ quick: 1, all: 3 });

/** People join, leave, lose their phone and pause at random. */
async function comeAndGo(online: TestRoom, random: Random): Promise<void> {
  const { host } = online;
  const members = host.room.members.filter(({ board }) => !board);
  const one = members[below(random, Math.max(1, members.length))];
  const client = online.clients.findLast(({ member }) => member === one?.id);
  const kind = below(random, 8);
  if (kind < 2 && members.length < 8) await online.join(`Guest ${online.clients.length}`);
  else if (kind === 2 && members.length > 2 && client?.isConnected) client.send({ type: 'leave' });
  else if (kind === 3) client?.disconnect();
  else if (kind === 4 && client !== undefined && !client.isConnected) client.connect(online.driver);
  else if (kind === 5 && one?.connected === false) {
    await host.command({ type: 'allow-replacement', member: one.id });
    if ((await online.replace(one.id)).ok) await online.add(one.id);
    const heir = host.room.members.find(({ waits }) => waits);
    if (heir !== undefined) host.send({ type: 'give-place', member: one.id, to: heir.id });
    host.send({ type: 'plan-seats', players: 3 + below(random, 6) });
  } else if (kind === 6 && client?.isConnected)
    client.send({ type: 'rename', name: `Name ${below(random, 100)}` });
  else if (kind === 7) {
    host.send({ type: 'pause', paused: true });
    await online.pass(1000);
    host.send({ type: 'pause', paused: false });
  }
  await settled();
}

describe('an evening in one room', { timeout: 120_000 }, () => {
  test('is the same after a restart at any time, whoever comes and goes', async () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = seededRandom(`evening ${seed}`);
      const rules = 'lindor-1789 counters=1000 end.target=null end.deals=4';
      const online = await openTestRoom({ rules, board: true, players: 4, members: 3, seed: `${seed}` });
      for (let game = 0; game < 2; game++) {
        await online.start();
        for (let steps = 0; online.phase === 'playing' && steps < 3000; steps++) {
          await online.step(random);
          if (below(random, 8) === 0) await comeAndGo(online, random);
          if (below(random, 30) === 0) await expectEqualWhenLoaded(online);
        }
        expect(checkRecord(online.record as GameRecord)).toEqual([]);
        await expectEqualWhenLoaded(online);
      }
      expect(online.faults).toEqual([]);
      await online.driver.stop();
    }
  });
});
