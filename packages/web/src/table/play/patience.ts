/** How much of the usual delay is left after a wait in milliseconds. The longest wait first. */
const PATIENCE: readonly (readonly [waited: number, share: number])[] = [
  [4200, 0],
  [2000, 0.25],
  [1000, 0.5],
];

/** The share of the usual delays that is left, so that the player waits for at most six seconds at the normal pace. */
export function patienceAfter(waited: number): number {
  return PATIENCE.find(([least]) => waited >= least)?.[1] ?? 1;
}
