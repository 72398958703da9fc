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

test('an honour is taken back, and what follows stays', () => {
  expect(without(EVENING, 1)).toEqual({ entries: [ANTE, end(3), ANTE, QUEEN, end(2)], lost: 0 });
});

test('an ante is taken back with all of its deal', () => {
  expect(without(EVENING, 0)).toEqual({ entries: [ANTE, QUEEN, end(2)], lost: 0 });
  expect(without(EVENING, 3)).toEqual({ entries: [ANTE, QUEEN, end(3)], lost: 0 });
});

test('what no longer fits is lost: no deal begins before the one before it has ended', () => {
  expect(without(EVENING, 2)).toEqual({ entries: [ANTE, QUEEN], lost: 3 });
});

test('another end of a deal stands in its place, and may end the game before what followed', () => {
  expect(replaced(EVENING, 2, end(9))).toEqual({ entries: EVENING.entries.with(2, end(9)), lost: 0 });
  expect(replaced(EVENING, 2, end(20))).toEqual({ entries: [ANTE, QUEEN, end(20)], lost: 3 });
});
