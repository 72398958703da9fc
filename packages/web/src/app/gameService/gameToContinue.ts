import type { ReadableGame, SavedGame } from './serviceMessages.ts';

/**
 * The unfinished game to offer: the first one that counts, or else the first practice game. Null if there is none. `games`: the
 * latest first.
 */
export function gameToContinue(games: readonly SavedGame[]): ReadableGame | null {
  const open = games.filter((game) => game.readable).filter(({ over }) => !over);
  return open.find(({ practice }) => !practice) ?? open[0] ?? null;
}
