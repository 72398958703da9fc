import { type GameRecord, type MovePlace, type Seat, seatAt } from '@nain-jaune/engine';

/** Practice games from the moves of settled deals. */
export interface Practice {
  /** The seats whose moves may be tried again. The person takes the seat. */
  readonly seats: readonly Seat[];
  /** Starts a game that continues from before a move of such a seat. */
  begin(place: MovePlace, newHidden: boolean): void;
}

export function peopleAmong(players: readonly { readonly bot?: string | null }[]): Seat[] {
  return [...players.keys()].filter((seat) => (players[seat]?.bot ?? null) === null).map(seatAt);
}

/** The seat of the only person; null if there is none or more than one. */
export function onlyPerson(players: readonly { readonly bot?: string | null }[]): Seat | null {
  const [only, ...others] = peopleAmong(players);
  return only === undefined || others.length > 0 ? null : only;
}

/** A record without the deal in progress, whose hands are hidden. */
export function withoutOpenDeal(record: GameRecord): GameRecord {
  return { ...record, deals: record.deals.filter((deal) => deal.result !== undefined) };
}
