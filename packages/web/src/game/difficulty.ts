import { DIFFICULTY_OF, type Difficulty, isBotName, isCharacterName, LEVELS } from '@nain-jaune/bots/names';

/** Returns how hard a bot is to beat, or null for a bot of another version. */
export function difficultyOf(bot: string): Difficulty | null {
  return isBotName(bot) ? DIFFICULTY_OF[bot] : null;
}

/** Returns the bot of a difficulty that sits at a place. Place 1 is next to the first player. Levels fill the last places. */
export function botAt(difficulty: Difficulty, place: number): string {
  const bots = Object.keys(DIFFICULTY_OF).filter((bot) => difficultyOf(bot) === difficulty);
  return bots.filter(isCharacterName)[place - 1] ?? bots.find((bot) => !isCharacterName(bot)) ?? LEVELS[0];
}
