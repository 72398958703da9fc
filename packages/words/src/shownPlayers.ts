import { type Seat, seatsOf } from '@nain-jaune/engine';
import type { Words } from './words.ts';

/** A player of a stored game. A record has no profiles. */
export interface StoredPlayer {
  readonly name: string;
  readonly bot?: string | null;
  readonly profile?: string | null;
}

/** The seat that is addressed in the second person: that of the only person, if they entered no name. Otherwise null. */
export function namelessSeat(players: readonly StoredPlayer[]): Seat | null {
  const people = seatsOf(players.length).filter((seat) => (players[seat]?.bot ?? null) === null);
  const [only] = people;
  const isNameless = only !== undefined && people.length === 1 && players[only]?.name === '';
  return isNameless ? only : null;
}

/** The players with names for those without one: "You", or "Player 2" among several people. */
export function shownPlayers<Player extends StoredPlayer>(
  players: readonly Player[],
  words: Words,
): Player[] {
  const you = namelessSeat(players);
  return players.map((player, seat) => {
    const name = player.name || (seat === you ? words.interface.you : words.home.personAt(seat + 1));
    return name === player.name ? player : { ...player, name };
  });
}
