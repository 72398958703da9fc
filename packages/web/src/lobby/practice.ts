import { type MovePlace, type Seat, seatAt } from '@nain-jaune/engine';

/** The way to try moves of a settled deal again. */
export interface Practice {
  /** The seats whose moves may be tried again: of a game at home, the only person's. */
  readonly seats: readonly Seat[];
  /** Begins a game that goes on from before a move of such a seat. */
  begin(place: MovePlace): void;
}

/** The seats of people among players. */
export function peopleAmong(players: readonly { readonly bot?: string | null }[]): Seat[] {
  return [...players.keys()].filter((seat) => (players[seat]?.bot ?? null) === null).map(seatAt);
}

/** The seat of the only person among players; null if there is none or more than one. */
export function onlyPerson(players: readonly { readonly bot?: string | null }[]): Seat | null {
  const [only, ...others] = peopleAmong(players);
  return only === undefined || others.length > 0 ? null : only;
}
