import type { Mistake, ReviewedChoice } from '@nain-jaune/review';

/** Returns the loss of a choice against the best move in counters, or 0 if it is within the error of the estimate. */
export function lossOf({ moves, place }: ReviewedChoice): number {
  const loss = moves[place]?.loss;
  return loss !== undefined && loss.value > 2 * loss.standardError ? loss.value : 0;
}

export function byLoss(choices: readonly ReviewedChoice[]): readonly ReviewedChoice[] {
  return choices.toSorted((a, b) => lossOf(b) - lossOf(a));
}

/** Finds the choice that a mistake refers to. */
export function choiceOf(
  choices: readonly ReviewedChoice[],
  { move, lead, counters }: Mistake,
): ReviewedChoice | undefined {
  return choices.find((choice) => {
    const isSame = JSON.stringify(choice.made) === JSON.stringify(move) && choice.lead === lead;
    return isSame && Math.round(lossOf(choice)) === counters;
  });
}
