import { RULESETS, seatAt, seatsOf } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import type { CounterInstruction } from './counterInstructions.ts';
import { counterSentences } from './counterTexts.ts';

const { realCounters } = await words('en').chapters.evening();
const { pieces } = await words('en').chapters.scoreKeeper();
const CONTEXT = { names: ['Anne', 'Paul', 'Léa'], rules: RULESETS.famille, you: null };
const [anne, paul, lea] = [seatAt(0), seatAt(1), seatAt(2)];
const QUEEN = RULESETS.famille.honours.findIndex(({ card }) => card === 'Qs');

const cases: readonly (readonly [CounterInstruction, readonly string[]])[] = [
  [{ type: 'start', counters: 60 }, ['New game: empty the boxes. Everyone takes 60 counters.']],
  [{ type: 'ante', seats: seatsOf(3), stakes: [1, 2, 3, 4, 5] }, ['Everyone puts in 15 counters:']],
  [{ type: 'ante', seats: [anne], stakes: [3, 0, 0, 0, 0] }, ['Anne puts in 3 counters:']],
  [
    { type: 'take', seat: anne, boxes: [{ box: QUEEN, counters: 12 }], opera: false },
    ['Anne takes the box of the queen of spades: 12 counters.'],
  ],
  [
    {
      type: 'take',
      seat: anne,
      boxes: [
        { box: 0, counters: 3 },
        { box: 1, counters: 4 },
      ],
      opera: true,
    },
    ['Opera! Anne takes every box: 7 counters.'],
  ],
  [
    {
      type: 'pay',
      reason: 'hoc',
      to: anne,
      from: [
        { seat: paul, counters: 1, isRest: false },
        { seat: lea, counters: 1, isRest: false },
      ],
    },
    ['Hoc! Everyone gives Anne 1 counter.'],
  ],
  [
    {
      type: 'pay',
      reason: 'hand',
      to: anne,
      from: [
        { seat: paul, counters: 7, isRest: false },
        { seat: lea, counters: 4, isRest: true },
      ],
    },
    ['Paul gives Anne 7 counters (1 fiche and 2 jetons).', 'Léa gives Anne everything left: 4 counters.'],
  ],
  [
    { type: 'put', seat: paul, box: QUEEN, counters: 12 },
    ['Paul puts 12 counters (1 contrat and 2 jetons) in the box of the queen of spades.'],
  ],
  [{ type: 'leave', seat: paul, box: QUEEN }, ['Paul did not announce the queen of spades: its box stays.']],
];

test.each(cases)('%j in words', (instruction, expected) => {
  expect(counterSentences(instruction, { words: realCounters, pieces }, CONTEXT)).toEqual(expected);
});
