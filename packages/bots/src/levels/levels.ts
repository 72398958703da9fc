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

/** Thinks for some ten milliseconds: in deals that agree with what was said and passed it plays each lead out. */
export const expert: Bot = thinkingBot('expert', {
  draws: 2500,
  judgements: 10_000,
  states: 10_000,
  deals: 250,
  listed: 2500,
  work: 500_000,
  insight: { deals: 8, leads: 3 },
});

/** Thinks for some tenths of a second: as the expert, in more deals, and longer about its later leads. */
export const master: Bot = thinkingBot('master', {
  draws: 10_000,
  judgements: 60_000,
  states: 30_000,
  deals: 600,
  listed: 10_000,
  work: 8_000_000,
  insight: { deals: 32, leads: 4 },
});

/** The bots of the levels by name. */
export const levels: Readonly<Record<Level, Bot>> = { random, lowest, longest, heuristic, expert, master };
