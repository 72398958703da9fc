import { type EveningEntry, makeEvening, RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { replaced, without } from './entryChanges.ts';

const ANTE: EveningEntry = { type: 'anted' };
const QUEEN: EveningEntry = { type: 'laid', seat: 0, card: 'Qs', announced: true };

function end(points: number): EveningEntry {
  return {
    type: 'ended',
    winner: 0,
    opera: false,
    hands: [null, { points, holds: '' }, { points: 5, holds: '' }],
  };
}

const EVENING = makeEvening(
  {
    rules: { ...RULESETS['lindor-1789'], counters: 40 },
    players: [{ name: 'Anne' }, { name: 'Basile' }, { name: 'Clara' }],
    firstDealer: 0,
    counters: 'kept',
  },
  [ANTE, QUEEN, end(3), ANTE, QUEEN, end(2)],
);

test('removing an honour keeps the later entries', () => {
  expect(without(EVENING, 1)).toEqual({ entries: [ANTE, end(3), ANTE, QUEEN, end(2)], lost: 0 });
});

test('removing an ante removes its whole deal', () => {
  expect(without(EVENING, 0)).toEqual({ entries: [ANTE, QUEEN, end(2)], lost: 0 });
  expect(without(EVENING, 3)).toEqual({ entries: [ANTE, QUEEN, end(3)], lost: 0 });
});

test('later entries that no longer fit are lost: a deal cannot start before the previous one has ended', () => {
  expect(without(EVENING, 2)).toEqual({ entries: [ANTE, QUEEN], lost: 3 });
});

test('a replaced end of a deal may end the game and drop the later entries', () => {
  expect(replaced(EVENING, 2, end(9))).toEqual({ entries: EVENING.entries.with(2, end(9)), lost: 0 });
  expect(replaced(EVENING, 2, end(20))).toEqual({ entries: [ANTE, QUEEN, end(20)], lost: 3 });
});
