import { areAlike } from '@nain-jaune/bots/search';
import { type SolvedMove, Solver } from '@nain-jaune/bots/solver';
import { Kernel } from '@nain-jaune/engine/kernel';
import type { SecondSight } from './dealReview.ts';
import type { Choice, WalkedDeal } from './walk.ts';

/**
 * What would have been best at each choice of a deal, if everyone knew all hands and played for himself; null where it would
 * take more positions than may be looked at. It goes from the last choice to the first: where one takes too long, so do
 * those before it. Yields after each.
 */
export function* secondSights(
  { choices, rules }: WalkedDeal,
  mostPositions: number,
): Generator<void, readonly (SecondSight | null)[], void> {
  const solver = new Solver(rules);
  const kernel = new Kernel(rules);
  const sights: (SecondSight | null)[] = choices.map(() => null);
  for (let index = choices.length - 1; index >= 0; index--) {
    const sight = look(choices[index] as Choice, solver, kernel, mostPositions);
    if (sight === null) break;
    sights[index] = sight;
    yield;
  }
  return sights;
}

function look(choice: Choice, solver: Solver, kernel: Kernel, mostPositions: number): SecondSight | null {
  const { deal, seat, made, view } = choice;
  kernel.copyFrom(deal.words);
  const solution = solver.solve(kernel, { mostPositions });
  const played = solution?.moves.find(({ move }) => areAlike(deal.rules, move, made));
  if (solution == null || played === undefined) return null;
  const change = ({ counters }: Pick<SolvedMove, 'counters'>) =>
    (counters[seat] ?? 0) - (view.counters[seat] ?? 0);
  return { best: solution.best, bestCounters: change(solution), madeCounters: change(played) };
}
