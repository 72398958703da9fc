import type { Words } from '@nain-jaune/words';
import { distinctNames } from '../pages/seatNames.ts';

/** The players of a table on a server under the names that this page calls them by: the server knows bots by their ids. */
export function namedPlayers<Player extends { readonly name: string; readonly bot?: string | null }>(
  players: readonly Player[],
  words: Words,
): Player[] {
  const names = distinctNames(
    players.map(({ name, bot }) => (bot !== undefined && bot === name ? words.botInWords(bot).name : name)),
  );
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}
