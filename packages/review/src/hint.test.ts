import { moveText } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { hintFor } from './hint.ts';
import { runToEnd, viewOf } from './testing/preparedDeal.ts';

const HANDS = ['8c 8d 2c', '3c Ts', '3d Ks', 'Ac As', '3h 4h'];
const AFTER_EIGHT = { rules: 'famille play=clockwise', hands: HANDS, moves: '8c - - - - -' };

describe('a hint', () => {
  test('prefers the lead that no player can follow to the last card', () => {
    const { view, legal } = viewOf(AFTER_EIGHT);
    const hint = runToEnd(hintFor(view, legal, seededRandom('hint'), { deals: 200 }));
    expect(hint.moves.map(({ move }) => moveText(move))).toEqual(['8d', '2c']);
    expect(hint.moves[0]!.reasons.map(({ code }) => code)).toContain('nobody-follows');
    expect(hint.moves[1]!.loss.value).toBeGreaterThan(0);
  });

  test('depends only on what its seat sees', () => {
    const others = [HANDS[0]!, '4c Js', '6d Qs', 'Ah As', '5h 4h'];
    const [one, other] = [HANDS, others].map((hands) => {
      const { view, legal } = viewOf({ ...AFTER_EIGHT, hands });
      return runToEnd(hintFor(view, legal, seededRandom('same'), { deals: 50 }));
    });
    expect(one).toEqual(other);
  });

  test('returns the only move if all moves are equivalent', () => {
    const { view, legal } = viewOf({ rules: 'lindor-1789', hands: ['5c 5h', '9c 2s', '3d 4s'] });
    const hint = runToEnd(hintFor(view, legal, seededRandom('only'), { deals: 50 }));
    expect([hint.moves, hint.only]).toEqual([[], legal[0]]);
  });

  test('stops on return()', () => {
    const { view, legal } = viewOf(AFTER_EIGHT);
    const work = hintFor(view, legal, seededRandom('stop'), { deals: 5000 });
    work.next();
    expect(work.return(undefined as never)).toEqual({ done: true, value: undefined });
    expect(work.next().done).toBe(true);
  });
});
