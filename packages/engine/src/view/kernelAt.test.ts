import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GameDriver } from '../driver/index.ts';
import { seatAt, seatsOf } from '../index.ts';
import { handOf as handIn, kernelAt } from '../kernel/index.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { seededRandom, shuffledPack } from '../random/index.ts';
import { LEAD, LEAD_LOWEST } from '../rules/compiledRules.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { inScope } from '../testing/index.ts';
import { oneOf } from '../testing/playedGame.ts';

/** The words of a position as a seat knows it: without the hands of others, and without a card of theirs in what may be led. */
function knownTo(seat: number, position: Int32Array): number[] {
  const words = position.slice();
  for (const other of seatsOf(8)) {
    if (other === seat) continue;
    words[LAYOUT.HANDS_LOW + other] = 0;
    words[LAYOUT.HANDS_HIGH + other] = 0;
  }
  const isOthersLead = words[LAYOUT.TO_MOVE] !== seat && (words[LAYOUT.WANTED] ?? 0) >= LEAD_LOWEST;
  if (isOthersLead) words[LAYOUT.WANTED] = LEAD;
  return [...words];
}

test('a kernel at the view of a seat equals that of the deal, under any rules', () => {
  let positions = 0;
  fc.assert(
    fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
      const random = seededRandom(seed);
      const cards = { firstDealer: seatAt(0), packOf: () => shuffledPack(random) };
      const driver = GameDriver.start(ruleset, players, cards);
      driver.deal();
      for (let { turn } = driver; turn !== null; { turn } = driver) {
        const { words } = driver.game.deal!;
        for (const seat of seatsOf(players)) {
          const kernel = kernelAt(driver.viewOf(seat));
          expect([...kernel.words]).toEqual(knownTo(seat, words));
          expect(handIn(kernel.words, seat)).toEqual(handIn(words, seat));
          positions++;
        }
        driver.makeMove(oneOf(turn.legal, random));
      }
    }),
    { numRuns: inScope({ quick: 10, all: 150 }) },
  );
  expect(positions).toBeGreaterThan(1000);
});
