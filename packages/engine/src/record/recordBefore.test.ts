import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRecord, makeRecord, recordBefore, replayRecord } from '../index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { randomGame } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';
import { tokensOf } from './notation.ts';

const { record: RECORD } = randomGame(rulesOf('famille'), 4, 'cut', { deals: 2 });

test('the record before a move is that of the game as it was then', () => {
  fc.assert(
    fc.property(arbitraryRuleset(), arbitrarySeed(), fc.nat(), ({ ruleset, players }, seed, choice) => {
      const { record } = randomGame(ruleset, players, seed, { deals: 2 });
      const replayed = replayRecord(record);
      if (!replayed.ok) throw new Error('a played game is right');
      const { steps } = replayed.value;
      const places = [...steps.keys()].filter((index) => (steps[index]?.move ?? 0) > 0);
      const index = places[choice % places.length] ?? 0;
      const cut = recordBefore(record, steps[index]!);
      expect(cut).toEqual(makeRecord(steps[index - 1]!.game, record.players));
      expect(checkRecord(cut)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('other keys of the record and of its deals stay', () => {
  const deals = RECORD.deals.map((deal) => ({ ...deal, proof: { code: 'x' } }));
  const cut = recordBefore({ ...RECORD, elapsedMs: 12, deals } as typeof RECORD, { deal: 2, move: 3 });
  expect(cut).toMatchObject({ elapsedMs: 12, deals: [deals[0], { proof: { code: 'x' } }] });
});

test.each([
  { deal: 3, move: 1 },
  { deal: 0, move: 1 },
  { deal: 1, move: 0 },
  { deal: 1, move: 1000 },
  { deal: 1, move: Number.NaN },
  { deal: 1, move: tokensOf(RECORD.deals[0]!.moves).length + 1 },
])('there is nothing before a move that the record does not have: %j', (place) => {
  expect(() => recordBefore(RECORD, place)).toThrow(RangeError);
});
