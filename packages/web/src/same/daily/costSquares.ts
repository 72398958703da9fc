/** The squares of a share text, with the least cost of each. */
const SQUARES = [
  [10, '🟥'],
  [5, '🟧'],
  [1, '🟨'],
] as const;

/** Returns the square of a choice by its cost: green if it cost nothing. */
export function squareOf(cost: number): string {
  return SQUARES.find(([least]) => cost >= least)?.[1] ?? '🟩';
}
