import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatsOf } from '../index.ts';
import { handOf as handIn, kernelAt } from '../kernel/index.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { seededRandom } from '../random/index.ts';
import { LEAD, LEAD_LOWEST } from '../rules/compiledRules.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { inScope } from '../testing/index.ts';
import { FoldedView, oneOf, playedGame } from '../testing/playedGame.ts';

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
      const played = playedGame(ruleset, players).dealAtRandom(random);
      const views = seatsOf(players).map((seat) => new FoldedView(played.game, seat));
      for (let seen = 0; played.isPlaying; ) {
        const events = played.events.slice(seen);
        seen = played.events.length;
        for (const [seat, view] of views.entries()) {
          const kernel = kernelAt(view.fold(events, played.game).view);
          expect([...kernel.words]).toEqual(knownTo(seat, played.game.deal!.words));
          expect(handIn(kernel.words, seat)).toEqual(handIn(played.game.deal!.words, seat));
          positions++;
        }
        played.move(oneOf(played.legal, random));
      }
    }),
    { numRuns: inScope({ quick: 10, all: 150 }) },
  );
  expect(positions).toBeGreaterThan(1000);
});
