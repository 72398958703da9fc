/** The nearest occupied seats on both sides. Null without a neighbour; both are equal with only one. */
export interface Neighbours<Shown> {
  readonly left: Shown;
  readonly right: Shown;
}

/** The neighbours of a seat at a round table, where the next seat is on the left. An empty name is a free seat. */
export function neighboursOf<Shown extends { readonly name: string }>(
  seats: readonly Shown[],
  seat: number,
): Neighbours<Shown> | null {
  const round = seats.map((_, step) => seats[(seat + step) % seats.length]!).slice(1);
  const taken = round.filter(({ name }) => name !== '');
  const [left] = taken;
  const right = taken.at(-1);
  return left === undefined || right === undefined ? null : { left, right };
}
