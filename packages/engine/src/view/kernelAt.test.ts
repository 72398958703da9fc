import { expect, test } from 'vitest';
import { seatsOf } from '../cards/seat.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { randomGame, viewOf } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';
import { kernelAt } from './kernelAt.ts';

test('the kernel of any view knows who has passed before their first card', () => {
  const rules = rulesOf('lindor-1789 opera.when=first-chance');
  const passed = new Set<number | undefined>();
  for (let seed = 0; seed < 60; seed++) {
    const played = randomGame(rules, 4, seed, { deals: 1, movesOfLastDeal: seed });
    if (!played.isPlaying) continue;
    const expected = played.game.deal?.words[LAYOUT.PASSED];
    passed.add(expected);
    for (const seat of seatsOf(4)) expect(kernelAt(viewOf(played, seat)).words[LAYOUT.PASSED]).toBe(expected);
  }
  expect(passed.size).toBeGreaterThan(3);
});
