import { compileRules, type Deal, legalMoves, type Move, moveText, PACK, RULESETS } from '@nain-jaune/engine';
import { countersOf, dealAtRandom, Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { anyRuleset, inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, BruteForce } from '../testing/bruteForce.ts';
import { randomEnding, rareRules } from '../testing/endings.ts';
import { Solver } from './index.ts';

/** For tests that try everything, on a machine that has other work too. */
const PATIENT = { timeout: 120_000 };
const MOST_TRIED = 20_000;
const ENDINGS = inScope({ quick: 60, all: 400 });

function kernelAt(deal: Deal): Kernel {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  return kernel;
}

/** Endings of all rules, rare ones made common. */
const endings: fc.Arbitrary<Deal> = fc
  .tuple(anyRuleset, fc.integer({ min: 0, max: 0xffffffff }), fc.nat())
  .map(([ruleset, seed, place]) => {
    const random = seededRandom(seed);
    const players = ruleset.players[place % ruleset.players.length]!;
    return randomEnding(compileRules(rareRules(ruleset, random), players), random);
  });

/** The moves of a player who announces every card that can be announced. */
function announcedMoves(deal: Deal): Move[] {
  const moves = legalMoves(deal);
  const announced = new Set(
    moves.flatMap((move) => (move.type === 'lay' && move.announced ? move.card : [])),
  );
  return moves.filter((move) => move.type === 'pass' || move.announced || !announced.has(move.card));
}

/** Every legal move with the counters at the end, by trying everything. Null if that is too much. */
function tried(deal: Deal, moves: (deal: Deal) => readonly Move[]): string[] | null {
  const brute = new BruteForce(MOST_TRIED, moves);
  try {
    return legalMoves(deal).map((move) => `${moveText(move)} ${brute.counters(after(deal, move)).join(' ')}`);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function solved(deal: Deal, silence: boolean): string[] {
  const solution = new Solver(deal.rules).solve(kernelAt(deal), { silence });
  return solution!.moves.map(({ move, counters }) => `${moveText(move)} ${counters.join(' ')}`);
}

function dealt(seed: string, players = 4, ruleset = RULESETS.famille): Kernel {
  const kernel = new Kernel(compileRules(ruleset, players));
  dealAtRandom(kernel, Uint8Array.from(PACK), 0, seededRandom(seed));
  return kernel;
}

describe('a solution', () => {
  test.each([
    ['with silence is what trying everything finds', true, legalMoves],
    ['is what trying everything finds where everyone announces', false, announcedMoves],
  ])('%s, move by move, under any rules', PATIENT, (_, silence, moves) => {
    let compared = 0;
    fc.assert(
      fc.property(endings, (deal) => {
        const expected = tried(deal, moves);
        if (expected === null) return;
        compared++;
        expect(solved(deal, silence)).toEqual(expected);
      }),
      { numRuns: ENDINGS },
    );
    expect(compared).toBeGreaterThan(0.75 * ENDINGS);
  });

  test('comes true when everyone plays it, in the kernel and in deals that never change', PATIENT, () => {
    fc.assert(
      fc.property(endings, (start) => {
        const solver = new Solver(start.rules);
        const { counters } = solver.solve(kernelAt(start), { silence: true })!;
        let deal = start;
        const kernel = kernelAt(start);
        while (deal.phase.type !== 'over') {
          const { best } = solver.solve(kernel, { silence: true })!;
          deal = after(deal, best);
          if (best.type === 'pass') kernel.pass();
          else kernel.lay(best.card, best.announced);
        }
        expect(countersOf(kernel.words, start.rules.players)).toEqual(counters);
        expect(countersOf(deal.words, start.rules.players)).toEqual(counters);
      }),
      { numRuns: inScope({ quick: 25, all: 100 }) },
    );
  });

  test('leaves the position as it is and says how many positions it took', () => {
    const kernel = dealt('as it is');
    const before = [...kernel.words];
    const solution = new Solver(kernel.rules).solve(kernel);
    expect([...kernel.words]).toEqual(before);
    expect(solution!.positions).toBeGreaterThan(100);
    expect(solution!.moves.map(({ move }) => moveText(move))).toHaveLength(12);
  });

  test('is none when it would take too many positions, and the solver goes on', () => {
    const kernel = dealt('too many');
    const solver = new Solver(kernel.rules);
    expect(solver.solve(kernel, { mostPositions: 50 })).toBeNull();
    expect(solver.countersInto(new Int32Array(4), kernel, { mostPositions: 50 })).toBe(false);
    expect(solver.solve(kernel)).toEqual(new Solver(kernel.rules).solve(kernel));
  });

  test('is found without objects too', () => {
    const kernel = dealt('no objects', 6);
    const solver = new Solver(kernel.rules);
    const counters = new Int32Array(6);
    expect(solver.countersInto(counters, kernel)).toBe(true);
    expect([...counters]).toEqual(solver.solve(kernel)!.counters);
  });

  test('is not asked for when the deal is over', () => {
    const kernel = dealt('over');
    const solver = new Solver(kernel.rules);
    while (!kernel.isOver) {
      const { best } = solver.solve(kernel)!;
      if (best.type === 'pass') kernel.pass();
      else kernel.lay(best.card, best.announced);
    }
    expect(() => solver.solve(kernel)).toThrow(RangeError);
  });
});
