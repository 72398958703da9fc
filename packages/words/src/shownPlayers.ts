import { type Seat, seatsOf } from '@nain-jaune/engine';
import type { Words } from './words.ts';

/** A player as a game stores them. The profile is missing where only a record is known. */
export interface StoredPlayer {
  readonly name: string;
  readonly bot?: string | null;
  readonly profile?: string | null;
}

/** What older versions stored as the name of a player who gave none. */
const WORDS_FOR_YOU: readonly string[] = ['You', 'Vous', 'Du'];

/** The name that a person gave. Empty if they gave none, also in games of older versions. */
export function givenName({ name, bot, profile }: StoredPlayer): string {
  const isWord = (bot ?? null) === null && (profile ?? null) === null && WORDS_FOR_YOU.includes(name);
  return isWord ? '' : name;
}

/**
 * The seat of the player who is spoken to in the second person where nobody in particular is looking: the only person at the
 * table, if they gave no name. Null if there is none.
 */
export function namelessSeat(players: readonly StoredPlayer[]): Seat | null {
  const people = seatsOf(players.length).filter((seat) => (players[seat]?.bot ?? null) === null);
  const [only] = people;
  const isNameless = only !== undefined && people.length === 1 && givenName(players[only]!) === '';
  return isNameless ? only : null;
}

/** The players with the names that are shown for them: "You", or "Player 2" among several people, for one without a name. */
export function shownPlayers<Player extends StoredPlayer>(
  players: readonly Player[],
  words: Words,
): Player[] {
  const you = namelessSeat(players);
  return players.map((player, seat) => {
    const name = givenName(player) || (seat === you ? words.interface.you : words.home.personAt(seat + 1));
    return name === player.name ? player : { ...player, name };
  });
}
