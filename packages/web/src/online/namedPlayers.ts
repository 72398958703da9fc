import type { OnlineWords, Words } from '@nain-jaune/words';
import { distinctNames } from '../pages/seatNames.ts';

/** The players with their shown names. The server names bots by their ids, and those of members who have left like these. */
export function namedPlayers<Player extends { readonly name: string; readonly bot?: string | null }>(
  players: readonly Player[],
  words: Words,
  { records }: OnlineWords,
): Player[] {
  const names = distinctNames(
    players.map(({ name, bot = null }) => {
      if (bot === null) return name || records.nameless;
      return bot === name ? words.botInWords(bot).name : words.interface.asBot(name || records.nameless);
    }),
  );
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}
