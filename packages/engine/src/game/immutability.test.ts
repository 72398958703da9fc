import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { inScope } from '../testing/index.ts';
import { playedGame } from '../testing/playedGame.ts';

test('a game is not changed by what is played after it', () => {
  fc.assert(
    fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
      const random = seededRandom(seed);
      const played = playedGame(ruleset, players).dealAtRandom(random);
      const before = played.game;
      const record = played.record;
      const { counters, boxes } = before;
      const copies = [[...counters], [...boxes], [...before.deal!.words]];
      played.playAtRandom(random);
      expect([counters, boxes, [...before.deal!.words]]).toEqual(copies);
      played.game = before;
      expect(played.record).toEqual(record);
    }),
    { numRuns: inScope({ quick: 10, all: 30 }) },
  );
});
