/** How hard opponents are to beat, the easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * Characters by difficulty, in seating order. An easy character loses at least two counters a deal against the level `heuristic`
 * under both the family rules and those of 1789 (`nain arena`); a medium one loses less under at least one of them.
 */
const CHARACTERS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['ninon', 'prosper', 'gaspard'],
  medium: ['rosalie', 'hector', 'blandine', 'achille'],
  hard: ['leonie'],
};

/** Levels by difficulty. The first one fills the remaining seats. */
const LEVELS: Readonly<Record<Difficulty, readonly [string, ...string[]]>> = {
  easy: ['lowest', 'longest', 'random'],
  medium: ['heuristic'],
  hard: ['expert', 'master'],
};

/** Returns how hard a bot is to beat, or null for a bot of another version. */
export function difficultyOf(bot: string): Difficulty | null {
  return DIFFICULTIES.find((one) => CHARACTERS[one].includes(bot) || LEVELS[one].includes(bot)) ?? null;
}

/** Returns the bot of a difficulty that sits at a place. Place 1 is next to the first player. */
export function botAt(difficulty: Difficulty, place: number): string {
  return CHARACTERS[difficulty][place - 1] ?? LEVELS[difficulty][0];
}
