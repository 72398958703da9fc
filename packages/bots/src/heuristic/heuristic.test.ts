import { lay, moveText, pass } from '@nain-jaune/engine';
import { kernelAt } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { cards, inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeenCards } from '../knowledge/seenCards.ts';
import { choice, type Decision, viewOf } from '../testing/decision.ts';
import { arbitraryMoment } from '../testing/moment.ts';
import { playedScene, type Scene } from '../testing/scene.ts';
import { heuristic, moveByRule } from './heuristic.ts';
import { moveOf } from './moves.ts';
import { PASS, Policy } from './policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from './weights.ts';

const MODERN = 'lindor-1789';
const OLD = 'avantcoureur-1760';

/** Round numbers to reckon with. */
const ROUND: Weights = {
  points: 0,
  low: 0.3,
  box: 1,
  theirBox: 0,
  lead: 5,
  ahead: 0.25,
  goingOut: 50,
  counts: false,
};

/** What a rule of thumb makes of leading each card of a hand. */
function worths(decision: Decision): number[] {
  const kernel = kernelAt(viewOf(decision));
  const policy = new Policy(kernel.rules, ROUND);
  policy.evaluate(kernel, new SeenCards(), 52 - 3 * cards(decision.hand).length);
  return cards(decision.hand).map((card) => policy.leadWorth(card));
}

function byRule(scene: Scene, weights: Weights): string {
  const { view, legal } = playedScene(scene);
  return moveText(moveByRule(view, legal, weights));
}

describe('what a lead is worth by a rule of thumb', () => {
  test('is its card, what is wanted after it, and leading again', () => {
    const [two, queen, king] = worths({ rules: MODERN, hand: '2d Qc Kc' });
    // A king is worth 1 and the lead 5; a queen 0.3 ÷ 12 more than a king, and the king follows it.
    expect(king).toBeCloseTo(1 + 5, 12);
    expect(queen).toBeCloseTo(1.025 + 6, 12);
    // After a two others go on; each of three unseen cards of a rank is laid before one's own by a quarter.
    const first = 0.75 ** 3;
    const asOther = first * 7.025 + (1 - first) * first * 6;
    expect(two).toBeCloseTo(1.275 + asOther, 12);
  });

  test('is also the counters of its box', () => {
    // The box of the jack of clubs has two counters.
    const [honour, other] = worths({ rules: MODERN, hand: 'Jc Js' });
    expect(honour! - other!).toBeCloseTo(2, 12);
  });

  test('is much more when the hand goes out', () => {
    const [nine] = worths({ rules: MODERN, hand: '9c Tc Js Qc Kc' });
    const cards = 5 + (0.3 * (4 + 3 + 2 + 1)) / 12;
    expect(nine).toBeCloseTo(cards + 5 + 50, 12);
  });

  test('counts in a suit only its own suit, and ends at a stop', () => {
    const [nine, ten, queen] = worths({ rules: OLD, hand: '9d Td Qd' });
    // The ten of diamonds stops the run: the lead again. Its box holds one counter.
    expect(ten).toBeCloseTo(1 + 0.3 * (3 / 12) + 1 + 5, 12);
    expect(nine).toBeCloseTo(1 + 0.3 * (4 / 12) + ten!, 12);
    expect(queen).toBeLessThan(ten!);
  });
});

describe('the rule of thumb, leading', () => {
  test.each([
    ['a run up to a king, to lead again', '2d Qc Kc', 'Qc'],
    ['a run with which it goes out', '9c Tc Js Qc Kc', '9c'],
    ['the start of the longer of two runs to a king', '2c 4s Jd Qh Kd Ks', 'Jd'],
    ['an honour rather than another card of its rank', 'Jc Js 3d', 'Jc!'],
    ['the dwarf, whose box has the most counters', '7c 7d 7h 2s', '7d!'],
    ['the only card', '5h', '5h'],
    ['its last cards in the order that goes out', 'Ks 9c Ts Jd Qh', '9c'],
    ['the king before a card alone', '5c Kc', 'Kc'],
    ['the fuller of two honours in one run', 'Td 9h 7d 2c', '7d!'],
  ])('leads %s', (_, hand, expected) => {
    expect(choice(heuristic, { rules: MODERN, hand })).toBe(expected);
  });

  test('leads one of its lowest rank if it must, the honour before the others', () => {
    expect(choice(heuristic, { rules: 'nain-jaune-court', hand: '3c Qc Kc' })).toBe('3c');
    expect(choice(heuristic, { rules: 'nain-jaune-court', hand: '7c 7d Kc' })).toBe('7d!');
  });

  test('chooses from the moves it is given', () => {
    const view = viewOf({ rules: MODERN, hand: '2d Qc Kc' });
    const some = [lay(cards('2d')[0]!), lay(cards('Kc')[0]!)];
    expect(moveText(heuristic.choose(view, some, seededRandom(1)))).toBe('Kc');
    expect(moveText(heuristic.choose(view, some.slice(0, 1), seededRandom(1)))).toBe('2d');
    const silent = lay(cards('7d')[0]!);
    const dwarf = viewOf({ rules: MODERN, hand: '7d 2c' });
    expect(heuristic.choose(dwarf, [silent], seededRandom(1))).toEqual(silent);
  });
});

describe('the rule of thumb, following', () => {
  test('lays the wanted honour before its equals, and else the lowest', () => {
    expect(choice(heuristic, { rules: MODERN, hand: 'Jc Jd Qh', wanted: 'Jc Jd Jh Js' })).toBe('Jc!');
    expect(choice(heuristic, { rules: MODERN, hand: 'Jd Jh Qh', wanted: 'Jc Jd Jh Js' })).toBe('Jd');
  });

  test('lays the wanted card before a wild dwarf, and the dwarf rather than pass', () => {
    expect(choice(heuristic, { rules: OLD, hand: '7d 9c Ks', wanted: '9c' })).toBe('9c');
    expect(choice(heuristic, { rules: OLD, hand: '7d 8d Ks', wanted: '9c' })).toBe('7d!');
  });

  test('passes only if it holds nothing that may be laid', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ legal, view }) => {
        for (const weights of [RULE_OF_THUMB, COUNTING]) {
          const move = moveByRule(view, legal, weights);
          expect(legal).toContainEqual(move);
          expect(move.type === 'pass').toBe(legal.every(({ type }) => type === 'pass'));
        }
      }),
      { numRuns: inScope({ quick: 37, all: 150 }) },
    );
  });

  test('passes if a pass is all it is given', () => {
    const view = viewOf({ rules: MODERN, hand: 'Jc Qh', wanted: 'Jc Jd Jh Js' });
    expect(heuristic.choose(view, [pass], seededRandom(1))).toEqual(pass);
  });
});

describe('a player who counts', () => {
  const dead = { rules: 'yellow-dwarf', hands: ['3d 3c Th 9h', '2c 6d 8c', '2s 5c 8d'], moves: '3d - - -' };

  test('leads the card that no other player can follow, and so leads again', () => {
    expect(byRule(dead, COUNTING)).toBe('3c');
  });

  test('does not when the table has shown nothing', () => {
    const { view } = playedScene({ ...dead, moves: '' });
    const { view: later } = playedScene(dead);
    const worth = (seen: typeof view, seenCards: SeenCards) => {
      const kernel = kernelAt(seen);
      const policy = new Policy(kernel.rules, COUNTING);
      policy.evaluate(kernel, seenCards, 42);
      return policy.leadWorth(cards('3c')[0]!);
    };
    const seenCards = new SeenCards();
    seenCards.lay(cards('3d')[0]!);
    const before = worth(later, seenCards);
    seenCards.stall(kernelAt(later).rules, cards('4c')[0]!);
    expect(worth(later, seenCards)).toBeGreaterThan(before);
  });
});

test('a rule of thumb that chooses what is not legal is refused', () => {
  expect(() => moveOf(3, [lay(cards('2c')[0]!)])).toThrow(RangeError);
  expect(moveText(moveOf(PASS, [pass]))).toBe('-');
});
