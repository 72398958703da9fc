import type { OnlineWords, Words } from '@nain-jaune/words';
import { distinctNames } from '../../game/seatNames.ts';

type NamedPlayer = { readonly name: string; readonly bot?: string | null };

/** Whether a bot plays under the name of a person, who has left. The server names other bots by their ids. */
export function isSubstitute({ name, bot = null }: NamedPlayer): boolean {
  return bot !== null && bot !== name;
}

/** The players with their shown names. Substitutes are called bots. */
export function namedPlayers<Player extends NamedPlayer>(
  players: readonly Player[],
  words: Words,
  { records }: OnlineWords,
): Player[] {
  const names = distinctNames(
    players.map((player) => {
      const { name, bot } = player;
      if (isSubstitute(player)) return words.interface.asBot(name || records.nameless);
      return bot ? words.botInWords(bot).name : name || records.nameless;
    }),
  );
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}
