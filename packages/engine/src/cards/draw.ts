import { type Card, heightOf } from './card.ts';
import { type Seat, seatsOf } from './seat.ts';

/** One draw for the first deal: the card of each seat, null for a seat that drew no more. */
export type Draw = readonly (Card | null)[];

/** Returns the seats with the highest card of a draw. Several draw again. */
export function highestSeats(draw: Draw): Seat[] {
  const heights = draw.map((card) => (card === null ? 0 : heightOf(card)));
  const highest = Math.max(...heights);
  return seatsOf(draw.length).filter((seat) => heights[seat] === highest);
}

/** Equals in a draw, and the draw that they made again. */
export interface Tie {
  readonly seats: readonly Seat[];
  /** The card of the first of them. */
  readonly card: Card;
  readonly again: Draw;
}

/** Returns the ties of the draws for a first deal. */
export function tiesIn(draws: readonly Draw[]): Tie[] {
  return draws.slice(1).flatMap((again, index) => {
    const draw = draws[index] ?? [];
    const seats = highestSeats(draw);
    const card = draw[seats[0] ?? 0] ?? null;
    return card === null ? [] : [{ seats, card, again }];
  });
}
