import {
  DIFFICULTY_OF,
  DIFFICULTY_WITHIN_SUIT,
  type Difficulty,
  isBotName,
  isCharacterName,
  LEVELS,
} from '@nain-jaune/bots/names';
import { type Ruleset, runsWithinSuit } from '@nain-jaune/engine';

/** Returns how hard a bot is to beat under some rules, by default those of most games. Null for a bot of another version. */
export function difficultyOf(bot: string, rules?: Ruleset): Difficulty | null {
  if (!isBotName(bot)) return null;
  return (rules && runsWithinSuit(rules) && DIFFICULTY_WITHIN_SUIT[bot]) || DIFFICULTY_OF[bot];
}

/** Returns the bot of a difficulty that sits at a place. Place 1 is next to the first player. Levels fill the last places. */
export function botAt(difficulty: Difficulty, place: number, rules?: Ruleset): string {
  const bots = Object.keys(DIFFICULTY_OF).filter((bot) => difficultyOf(bot, rules) === difficulty);
  return bots.filter(isCharacterName)[place - 1] ?? bots.find((bot) => !isCharacterName(bot)) ?? LEVELS[0];
}
