import type { Bot } from '../bot.ts';
import type { Level } from '../names.ts';
import { quickLevels } from './quick.ts';
import { thinkingBot } from './thinking.ts';

/** Thinks for some five milliseconds: in deals that agree with what was said and passed it plays each lead out. */
export const expert: Bot = thinkingBot('expert', {
  states: 10_000,
  deals: 1000,
  listed: 3000,
  work: 500_000,
  nested: null,
});

/** Thinks for a tenth of a second, and up to one: as the expert, and in each playout again at its own later leads. */
const master: Bot = thinkingBot('master', {
  states: 30_000,
  deals: 1000,
  listed: 10_000,
  work: 10_000_000,
  nested: { deals: 16, leads: 5 },
});

/** The bots of the levels by name. */
export const levels: Readonly<Record<Level, Bot>> = { ...quickLevels, expert, master };
