import type { Mistake, ReviewedChoice } from '@nain-jaune/review';

export function byCost(choices: readonly ReviewedChoice[]): readonly ReviewedChoice[] {
  return choices.toSorted((a, b) => b.cost - a.cost);
}

/** Finds the choice that a mistake refers to. */
export function choiceOf(
  choices: readonly ReviewedChoice[],
  { move, lead, counters }: Mistake,
): ReviewedChoice | undefined {
  return choices.find((choice) => {
    const isSame = JSON.stringify(choice.made) === JSON.stringify(move) && choice.lead === lead;
    return isSame && Math.round(choice.cost) === counters;
  });
}
