import type { Bot } from '../bot.ts';
import type { Level } from '../names.ts';
import { quickLevels } from './quick.ts';
import { thinkingBot } from './thinking.ts';

/**
 * Searches for about five milliseconds: plays each lead out in deals that agree with the moves and passes.
 */
export const expert: Bot = thinkingBot('expert', {
  states: 10_000,
  deals: 1000,
  listed: 3000,
  work: 500_000,
  nested: null,
});

/**
 * Searches for a tenth of a second, at most one: as the expert, with a nested search at its own later leads.
 */
const master: Bot = thinkingBot('master', {
  states: 30_000,
  deals: 1000,
  listed: 10_000,
  work: 10_000_000,
  nested: { deals: 16, leads: 5 },
});

export const levels: Readonly<Record<Level, Bot>> = { ...quickLevels, expert, master };
