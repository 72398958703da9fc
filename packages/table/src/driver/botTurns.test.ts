import { BOTS } from '@nain-jaune/bots';
import { describe, expect, test } from 'vitest';
import { botRoom, movesOf } from '../testing/botRoom.ts';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { settled } from '../testing/testRoom.ts';

const RULES = 'lindor-1789 end.deals=1';

describe('the pace of bots', () => {
  const SLOW = { botMove: 5000, botPass: 2000 };
  const SEATS = 'lowest lowest lowest';

  async function dealt(pace = SLOW, seats = SEATS, rules = RULES) {
    const home = await openHomeTestRoom({ rules, seats, pace });
    const spectator = await home.watch();
    await spectator.command({ type: 'deal' });
    return { home, spectator };
  }

  test('delays a first card and pass, and less what goes on', async () => {
    const { home, spectator } = await dealt();
    const moves = await movesOf({ home, spectator, clock: home.clock });
    expect(new Set(moves)).toEqual(new Set(['laid 5000', 'laid 2000', 'laid 7000', 'passed 2000']));
  });

  test('lets passes without a choice be heard together before the next card', async () => {
    const { home, spectator } = await dealt(SLOW, SEATS, `${RULES} continuing=compulsory`);
    const moves = await movesOf({ home, spectator, clock: home.clock });
    const text = moves.join(', ');
    expect(text).toContain('passed 2000, passed 500, laid 7000');
    expect(text).not.toContain('passed 500, laid 5000');
  });

  test('is multiplied by the factor of the bot', async () => {
    const moves = await movesOf(await botRoom({ ...BOTS.lowest, pace: 0.5 }));
    expect(new Set(moves)).toEqual(new Set(['laid 350', 'laid 140', 'laid 500', 'passed 150']));
  });

  test('may change during a wait', async () => {
    const { home, spectator } = await dealt();
    const { number } = spectator;
    await home.pass(1000);
    home.driver.setPace({ botMove: 3000, botPass: 3000 });
    await home.pass(1999);
    expect(spectator.number).toBe(number);
    await home.pass(1);
    expect(spectator.number).toBeGreaterThan(number);
  });

  test('of zero is as fast as the clock allows, but never within a call', async () => {
    const { home, spectator } = await dealt();
    const { number } = spectator;
    home.driver.setPace({ botMove: 0, botPass: 0 });
    await settled();
    expect(spectator.number).toBe(number);
    await home.passUntilQuiet();
    expect(spectator.view.ended).not.toBeNull();
    expect(home.clock.now()).toBe(0);
  });

  test('does not change when a person moves out of turn', async () => {
    const home = await openHomeTestRoom({ rules: RULES, seats: 'person lowest lowest', pace: SLOW });
    await home.at(0).command({ type: 'deal' });
    while (home.toAct !== undefined) {
      home.at(0).act(home.at(0).choices.legal.at(-1) ?? '');
      await settled();
    }
    const { number } = home.at(0);
    await home.pass(1500);
    for (const id of ['a', 'b', 'c']) home.at(0).act('-', id);
    await settled();
    expect(home.at(0).number).toBe(number);
    expect(home.clock.waiting).toBe(1);
  });
});
