/** @module-tag deep */
import { BOTS } from '@nain-jaune/bots';
import { CHARACTER_NAMES, LEVELS } from '@nain-jaune/bots/names';
import { type GameRecord, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { parseChallenge } from '@nain-jaune/same-cards/challenge';
import { checkAttempt } from '@nain-jaune/same-cards/play';
import { expect, test } from 'vitest';
import { HostedPlayer } from '../testing/hostedPlayer.ts';

const NAMES = [...LEVELS, ...CHARACTER_NAMES];

/** Plays a game to its end, reopened in between. */
async function playOut(player: HostedPlayer, id: string): Promise<GameRecord> {
  await player.open(id);
  for (let acts = 0; ; ) {
    const record: GameRecord = JSON.parse(await player.record(id));
    if (record.end !== undefined) return record;
    if (player.isAsked) {
      player.act();
      acts++;
      if (acts % 3 === 0) await player.open(id);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('every bot has a game', () => {
  expect(Object.keys(BOTS).toSorted()).toEqual(NAMES.toSorted());
});

test.each(RULESET_IDS)('by %s a game at home has the moves that each bot makes anywhere', async (id) => {
  const player = await HostedPlayer.begin();
  const rules = { ...RULESETS[id], id: `${id}-house`, end: { ...RULESETS[id].end, deals: 2 } };
  const seatCount = rules.players.at(-1) ?? 3;
  for (let first = 0; first < NAMES.length; first += seatCount - 1) {
    const bots = Array.from({ length: seatCount - 1 }, (_, one) => NAMES[(first + one) % NAMES.length] ?? '');
    const seats = [null, ...bots].map((bot) => ({ name: bot ?? 'Anne', bot }));
    const game = await player.create({ rules, seats });
    const record = await playOut(player, game);
    const text = await player.host.makeChallenge({ id: game, deal: null, name: '' });
    const parsed = parseChallenge(text ?? '');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(checkAttempt(parsed.value.table, record), bots.join(' ')).toMatchObject({ ok: true });
  }
});
