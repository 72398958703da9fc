import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { FORCED_WAIT_MS, forcedDelay, forcedMove, isRealChoice } from './forcedMove.ts';

describe('a forced move', () => {
  it('is made only as the preference allows', () => {
    expect(['ask', 'pass', 'both'].map((wish) => forcedMove(['-'], wish as 'ask'))).toEqual([null, '-', '-']);
    expect(['ask', 'pass', 'both'].map((wish) => forcedMove(['6h'], wish as 'ask'))).toEqual([
      null,
      null,
      '6h',
    ]);
  });

  it('leaves every choice to the player, also whether to announce an honour', () => {
    expect(forcedMove(['Qs', 'Qs!'], 'both')).toBeNull();
    expect(forcedMove(['6h', '-'], 'both')).toBeNull();
    expect(forcedMove([], 'both')).toBeNull();
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

describe('a choice', () => {
  const family = RULESETS.famille;

  it('is real if one of the moves has another effect', () => {
    expect(isRealChoice(family, ['6h', '-'])).toBe(true);
    expect(isRealChoice(family, ['6h', '7h'])).toBe(true);
    expect(isRealChoice(family, ['Qs', 'Qh'])).toBe(true);
    expect(isRealChoice(RULESETS['lindor-1789'], ['Qs', 'Qs!'])).toBe(true);
  });

  it('is none between equal cards, with one move or with none', () => {
    expect(isRealChoice(family, ['4c', '4s'])).toBe(false);
    expect(isRealChoice(family, ['4c'])).toBe(false);
    expect(isRealChoice(family, [])).toBe(false);
  });
});
