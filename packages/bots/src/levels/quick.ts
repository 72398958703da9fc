import type { Bot } from '../bot.ts';
import { heuristic } from '../heuristic/heuristic.ts';
import { longest } from './longest.ts';
import { lowest } from './lowest.ts';
import { random } from './random.ts';

/** The levels that answer at once, the weakest first. */
export const quickLevels = { random, lowest, longest, heuristic } satisfies Readonly<Record<string, Bot>>;
