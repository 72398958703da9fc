import { type MovePlace, type Seat, seatAt } from '@nain-jaune/engine';

/** The way to try moves of a settled deal again. */
export interface Practice {
  /** The only person's seat. */
  readonly seat: Seat;
  /** Begins a game that goes on from before a move of that seat. */
  begin(place: MovePlace): void;
}

/** The seat of the only person among players; null if there is none or more than one. */
export function onlyPerson(players: readonly { readonly bot?: string | null }[]): Seat | null {
  const people = [...players.keys()].filter((seat) => (players[seat]?.bot ?? null) === null);
  const [only, ...others] = people;
  return only === undefined || others.length > 0 ? null : seatAt(only);
}
