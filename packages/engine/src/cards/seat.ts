declare const seatBrand: unique symbol;
/** A place at the table: an integer from 0, clockwise. The left-hand neighbour of seat i is seat i + 1. */
export type Seat = number & { readonly [seatBrand]: true };

export type Direction = 'clockwise' | 'anticlockwise';

/**
 * Returns the seat with a number from 0 to 7.
 *
 * @throws RangeError for any other number.
 */
export function seatAt(index: number): Seat {
  if (!Number.isInteger(index) || index < 0 || index > 7)
    throw new RangeError(`invalid seat number: ${index}`);
  return index as Seat;
}

/** Returns all seats of a table, from 0. */
export function seatsOf(players: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(seatAt(seat));
  return seats;
}

export function neighbour(seat: Seat, direction: Direction, players: number): Seat {
  const step = direction === 'clockwise' ? 1 : players - 1;
  return ((seat + step) % players) as Seat;
}

/**
 * Returns all seats once in a direction, from the neighbour of `after` to `after` itself.
 *
 * @example
 * ```ts
 * import { seatAt, seatsAfter } from '@nain-jaune/engine';
 *
 * seatsAfter(seatAt(0), 'clockwise', 4); // => [1, 2, 3, 0]
 * ```
 */
export function seatsAfter(after: Seat, direction: Direction, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = neighbour(after, direction, players); seats.length < players; ) {
    seats.push(seat);
    seat = neighbour(seat, direction, players);
  }
  return seats;
}
