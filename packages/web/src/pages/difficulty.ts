/** How hard opponents are to beat, the easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** How hard an opponent is to beat. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * The characters of each difficulty, in the order in which they sit down. An easy one loses at least two counters a deal against
 * the level `heuristic` under the family rules and under those of 1789 (`nain arena`), a medium one less under one of them.
 */
const CHARACTERS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['ninon', 'prosper', 'gaspard'],
  medium: ['rosalie', 'hector', 'blandine', 'achille'],
  hard: ['leonie'],
};

/** The levels of each difficulty. The first one takes the seats that are left. */
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
