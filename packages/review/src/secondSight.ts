import { areAlike } from '@nain-jaune/bots/search';
import { type SolvedMove, Solver } from '@nain-jaune/bots/solver';
import { Kernel } from '@nain-jaune/engine/kernel';
import type { SecondSight } from './dealReview.ts';
import type { Choice, WalkedDeal } from './walkDeal.ts';

/**
 * Solves each choice of a deal with all hands open and every player maximising their own counters. Works from the last
 * choice to the first and stops at the first that needs more than `mostPositions`: earlier ones need more. Those are
 * null. Yields after each choice.
 */
export function* secondSights(
  { choices, rules }: WalkedDeal,
  mostPositions: number,
): Generator<void, readonly (SecondSight | null)[], void> {
  const solver = new Solver(rules);
  const kernel = new Kernel(rules);
  const sights: (SecondSight | null)[] = choices.map(() => null);
  for (const [index, choice] of [...choices.entries()].reverse()) {
    const sight = solveChoice(choice, solver, kernel, mostPositions);
    if (sight === null) break;
    sights[index] = sight;
    yield;
  }
  return sights;
}

function solveChoice(
  choice: Choice,
  solver: Solver,
  kernel: Kernel,
  mostPositions: number,
): SecondSight | null {
  const { deal, seat, made, view } = choice;
  kernel.copyFrom(deal.words);
  const solution = solver.solve(kernel, { mostPositions });
  const played = solution?.moves.find(({ move }) => areAlike(deal.rules, move, made));
  if (solution == null || played === undefined) return null;
  const change = ({ counters }: Pick<SolvedMove, 'counters'>) =>
    (counters[seat] ?? 0) - (view.counters[seat] ?? 0);
  return { best: solution.best, bestCounters: change(solution), madeCounters: change(played) };
}
