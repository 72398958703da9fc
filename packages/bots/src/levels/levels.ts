import type { Bot } from '../bot.ts';
import { heuristic } from '../heuristic/heuristic.ts';
import { longest } from '../longest.ts';
import { lowest } from '../lowest.ts';
import { random } from '../random.ts';
import { thinkingBot } from './thinking.ts';

/** The levels, the weakest first. */
export const LEVELS = ['random', 'lowest', 'longest', 'heuristic', 'expert', 'master'] as const;
/** The name of a level. */
export type Level = (typeof LEVELS)[number];

/** Thinks for a few milliseconds: deals that agree with what was said and passed, each lead played out in all of them. */
export const expert: Bot = thinkingBot('expert', { draws: 3000, deals: 1000, listed: 3000, insight: null });

/** Thinks for up to a second: as the expert, but inside each playout it thinks again at its own later leads. */
export const master: Bot = thinkingBot('master', {
  draws: 12_000,
  deals: 400,
  listed: 10_000,
  insight: { deals: 16, leads: 3 },
});

/** The bots of the levels by name. */
export const levels: Readonly<Record<Level, Bot>> = { random, lowest, longest, heuristic, expert, master };
