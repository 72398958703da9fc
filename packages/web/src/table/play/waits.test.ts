import { openHomeTestRoom, SimulatedClock, settled } from '@nain-jaune/table/testing';
import { expect, test } from 'vitest';
import { CHOICES, PACES } from '../../app/settings/preferences.svelte.ts';
import { FORCED_WAIT_MS, forcedMove, patienceAfter } from './forcedMove.ts';

/** Plays a game against three bots as the page does. Returns how long the player waited before each turn, in milliseconds. */
async function waitsOf(rules: string, seed: string): Promise<number[]> {
  const clock = new SimulatedClock();
  const seats = 'person heuristic heuristic heuristic';
  const home = await openHomeTestRoom({ rules, seats, seed, pace: PACES.normal, driver: { clock } });
  const you = home.at(0);
  const waits: number[] = [];
  let since = clock.now();
  await settled();
  while (you.view.ended === null) {
    const [only] = you.choices.legal;
    const share = patienceAfter(clock.now() - since);
    const { botMove, botPass } = PACES.normal;
    home.driver.setPace({ botMove: share * botMove, botPass: share * botPass });
    if (you.choices.mayDeal) {
      you.deal();
      since = clock.now();
    } else if (only !== undefined) {
      const forced = forcedMove(you.choices.legal, CHOICES.forced[0]);
      // The cards of one run are no waits.
      if (forced === null && clock.now() > since) waits.push(clock.now() - since);
      else if (forced !== null) clock.passTo(clock.now() + share * FORCED_WAIT_MS.normal);
      you.act(forced ?? only);
      if (forced === null) since = clock.now();
    } else clock.passToNext();
    await settled();
  }
  return waits;
}

test.each(['famille', 'lindor-1789'])(
  'at the normal pace no wait is longer than six seconds: %s',
  async (id) => {
    const waits: number[] = [];
    for (let game = 0; waits.length < 300; game++)
      waits.push(...(await waitsOf(`${id} end.deals=5`, `waits ${game}`)));
    waits.sort((one, other) => one - other);
    expect(waits.at(-1)).toBeLessThanOrEqual(6000);
    expect(waits[waits.length >> 1]).toBeLessThan(2500);
  },
);
