import { BOTS } from '@nain-jaune/bots';
import { expect, test } from 'vitest';
import { DEAL_PROVER } from '../proof/index.ts';
import { startTestRoom } from '../testing/testRoom.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=1', members: 1 };

test('a deal that fails by a bug is repeated every second, so that the table does not stop', async () => {
  let isBroken = true;
  const pack: typeof DEAL_PROVER.pack = (facts) => {
    if (isBroken) throw new Error('broken');
    return DEAL_PROVER.pack(facts);
  };
  const online = await startTestRoom({ ...CALM, config: { proof: { ...DEAL_PROVER, pack } } });
  await online.pass(10_000);
  expect(online.host.number).toBe(0);
  expect(online.faults).toHaveLength(11);
  expect(online.faults.every(({ code }) => code === 'step-threw')).toBe(true);
  isBroken = false;
  await online.playOut();
  expect(online.phase).toBe('between');
});

test('a bot’s move that fails by a bug is repeated every second', async () => {
  let isBroken = false;
  let mayBreak = true;
  const bot = {
    ...BOTS.lowest,
    choose: (...question: Parameters<typeof BOTS.lowest.choose>) => {
      isBroken = mayBreak;
      mayBreak = false;
      return BOTS.lowest.choose(...question);
    },
    get pace() {
      if (isBroken) throw new Error('broken');
      return 1;
    },
  };
  const bots = { ...BOTS, longest: bot, lowest: bot, random: bot };
  const online = await startTestRoom({ ...CALM, config: { bots } });
  while (!isBroken && online.phase === 'playing') await online.pass(100);
  const failed = online.faults.length;
  await online.pass(10_000);
  expect(online.faults).toHaveLength(failed + 10);
  isBroken = false;
  await online.playOut();
  expect(online.phase).toBe('between');
});
