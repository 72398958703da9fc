import { BOTS } from '@nain-jaune/bots';
import { bestReplyToHeuristic, Solver } from '@nain-jaune/bots/solver';
import { parseRulesText } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { withDeals } from '../game.ts';
import { cardsForSeed, seedOfGame } from '../seeding.ts';
import { OPEN_PLAYERS } from './contestant.ts';

const { clairvoyant, solver } = OPEN_PLAYERS;

const DEEP = { tags: ['deep'], timeout: 60_000 };
const YARDSTICK = 'lindor-1789 continuing=compulsory announcing=automatic debts=true';

/** Plays one deal with the player on some seats and `heuristic` on the others. Returns the counters. */
function playWith(
  player: typeof clairvoyant,
  seats: readonly number[],
  rules: string,
  players: number,
  seed: string,
  onChoice: (decision: Decision) => void = () => undefined,
): readonly number[] {
  const ruleset = parseRulesText(rules);
  if (!ruleset.ok) throw new Error(JSON.stringify(ruleset.error));
  const single = withDeals(ruleset.value, 1);
  const random = seededRandom(seed);
  const driver = GameDriver.start(single, players, cardsForSeed(single, players, seed));
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const { game, legal, seat, view } = decision;
    if (seats.includes(seat)) {
      onChoice(decision);
      driver.makeMove(player(game.deal!));
    } else driver.makeMove(BOTS.heuristic.choose(view, legal, random));
  }
  return driver.game.counters;
}

describe('the clairvoyant', () => {
  test.each([
    [YARDSTICK, 4],
    ['gelber-zwerg', 8],
    ['avantcoureur-1760', 5],
    ['nain-jaune-court', 6],
  ])('gets what it expects from each decision against heuristic: %s, %i players', DEEP, (rules, players) => {
    for (let number = 0; number < inScope({ quick: 4, all: 15 }); number++) {
      const seat = number % players;
      const expected: number[] = [];
      const counters = playWith(
        clairvoyant,
        [seat],
        rules,
        players,
        seedOfGame('come true', number),
        ({ game }) => expected.push(bestReplyToHeuristic(game.deal!).counters),
      );
      expect(expected).toEqual(expected.map(() => counters[seat]));
    }
  });

  test('is never worse than heuristic with the same cards', DEEP, () => {
    for (let number = 0; number < inScope({ quick: 15, all: 60 }); number++) {
      const seed = seedOfGame('never worse', number);
      const [own] = playWith(clairvoyant, [0], YARDSTICK, 4, seed);
      const [base] = playWith(clairvoyant, [], YARDSTICK, 4, seed);
      expect(own).toBeGreaterThanOrEqual(base!);
    }
  });
});

describe('the solver as a player', () => {
  test('gets the solution if it plays all seats', DEEP, () => {
    for (let number = 0; number < inScope({ quick: 2, all: 5 }); number++) {
      const expected: (readonly number[] | undefined)[] = [];
      const counters = playWith(
        solver,
        [0, 1, 2, 3, 4, 5],
        'famille',
        6,
        seedOfGame('solution', number),
        ({ game }) => {
          const kernel = new Kernel(game.deal!.rules);
          kernel.copyFrom(game.deal!.words);
          expected.push(new Solver(kernel.rules).solve(kernel)?.counters);
        },
      );
      expect(expected).toEqual(expected.map(() => counters));
    }
  });

  test('plays without a solution if the search limit is reached', DEEP, () => {
    const counters = playWith(solver, [2], 'avantcoureur-1760', 5, 'too long');
    expect(counters).toHaveLength(5);
  });
});
