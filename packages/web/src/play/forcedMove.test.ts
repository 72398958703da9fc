import { describe, expect, it } from 'vitest';
import { FORCED_WAIT_MS, forcedDelay, forcedMove } from './forcedMove.ts';

describe('a forced move', () => {
  it('is made only as the preference allows', () => {
    expect(['ask', 'pass', 'all'].map((wish) => forcedMove(['-'], wish as 'ask'))).toEqual([null, '-', '-']);
    expect(['ask', 'pass', 'all'].map((wish) => forcedMove(['6h'], wish as 'ask'))).toEqual([
      null,
      null,
      '6h',
    ]);
  });

  it('leaves every choice to the player, also whether to announce an honour', () => {
    expect(forcedMove(['Qs', 'Qs!'], 'all')).toBeNull();
    expect(forcedMove(['6h', '-'], 'all')).toBeNull();
    expect(forcedMove([], 'all')).toBeNull();
  });

  it('is made soon if only bots see it', () => {
    expect(FORCED_WAIT_MS.normal).toBe(400);
  });

  it('is delayed independently of the move and the hand', () => {
    // Pace and chance are all that it is given: a pass and a card wait alike.
    expect(forcedDelay.length).toBe(2);
    expect([0, 0.5, 1].map((chance) => forcedDelay('normal', chance))).toEqual([500, 1000, 1500]);
    expect(forcedDelay('instant', 0.7)).toBe(0);
  });
});
