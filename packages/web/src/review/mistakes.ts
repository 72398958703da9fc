import type { Mistake, ReviewedChoice } from '@nain-jaune/review';

/** What a choice lost against the best move, in counters; 0 where that may well be chance of the estimate. */
export function lossOf({ moves, place }: ReviewedChoice): number {
  const loss = moves[place]?.loss;
  return loss !== undefined && loss.value > 2 * loss.standardError ? loss.value : 0;
}

/** Choices, the costliest first. */
export function byLoss(choices: readonly ReviewedChoice[]): readonly ReviewedChoice[] {
  return choices.toSorted((a, b) => lossOf(b) - lossOf(a));
}

/** The choice that a mistake tells of. */
export function choiceOf(
  choices: readonly ReviewedChoice[],
  { move, lead, counters }: Mistake,
): ReviewedChoice | undefined {
  return choices.find((choice) => {
    const isSame = JSON.stringify(choice.made) === JSON.stringify(move) && choice.lead === lead;
    return isSame && Math.round(lossOf(choice)) === counters;
  });
}
