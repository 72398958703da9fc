import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTED_DEALS, countMoveSequences, parseCounts } from './testing/moveSequences.ts';
import { PLAYTHROUGHS, playthroughText } from './testing/playthrough.ts';

/** The files that packages/engine/scripts/golden.ts writes. */
const FOLDER = new URL('../golden/', import.meta.url);

function golden(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

describe('golden playthroughs', () => {
  test.each(PLAYTHROUGHS)('$name: $rules, $players players', (plan) => {
    expect(playthroughText(plan)).toBe(golden(`${plan.name}.txt`));
  });

  test('there is a plan for every file', () => {
    const files = [...PLAYTHROUGHS.map(({ name }) => `${name}.txt`), 'move-sequences.txt'];
    expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
  });
});

describe('counts of move sequences from small deals', () => {
  const counted = parseCounts(golden('move-sequences.txt'));

  test.each(counted)('$rules: $hands', ({ counts, won, ...deal }) => {
    expect(countMoveSequences(deal)).toEqual({ counts, won });
  });

  test('every deal is counted', () => {
    expect(counted.map(({ rules, hands, depth }) => ({ rules, hands, depth }))).toEqual(COUNTED_DEALS);
  });

  test('counted by hand: three players of two cards each under the rules of 1789', () => {
    const { counts, won } = countMoveSequences({
      rules: 'lindor-1789',
      hands: ['4c 5d', '6h 9s', 'Jd Jh'],
      depth: 5,
    });
    // 1: 4♣, 5♦. 2: 4♣ 5♦, 4♣ −, 5♦ −. 3: 4♣ − −, 5♦ − 6♥, 5♦ − −.
    // 4: 4♣ − − −, 5♦ − 6♥ −, 5♦ − − −. 5: 4♣ − − − 5♦, 5♦ − 6♥ − −, 5♦ − − − 4♣.
    expect(counts).toEqual([2, 3, 3, 3, 3]);
    // 4♣ 5♦, 4♣ − − − 5♦ and 5♦ − − − 4♣ empty the hand of seat 0
    expect(won).toEqual([3, 0, 0]);
  });
});
