import { type BotName, CHARACTER_NAMES } from '@nain-jaune/bots/names';
import { applyHouseRules, RULESETS, type Ruleset, seatAt } from '@nain-jaune/engine';
import { seededRandom, shuffled, shuffledPack } from '@nain-jaune/engine/random';
import type { SeededTable } from '../seededTable.ts';
import type { DateText } from './dates.ts';

const PLAYERS = 4;
const RULES = oneDeal(RULESETS.famille);
/** The person on seat 0 leads first: the lead is the choice that matters most. */
const DEALER = seatAt(1);
/** The characters that answer at once. */
const OPPONENTS: readonly BotName[] = CHARACTER_NAMES.filter((name) => name !== 'leonie');

/**
 * Returns a table that today's deal can have: family rules, one deal, the person on seat 0 and three characters. Cards and bots
 * follow from the date and the number of the candidate, from 0.
 */
export function candidateTable(date: DateText, candidate: number): SeededTable {
  const seed = `daily ${date} ${candidate}`;
  return {
    rules: RULES,
    bots: [null, ...shuffled(OPPONENTS, seededRandom(`${seed} bots`)).slice(0, PLAYERS - 1)],
    dealer: DEALER,
    packs: [shuffledPack(seededRandom(`${seed} pack`))],
    seed: `${seed} moves`,
  };
}

function oneDeal(rules: Ruleset): Ruleset {
  const changed = applyHouseRules(rules, ['end.deals=1']);
  if (!changed.ok) throw new Error('the rules allow a game of one deal');
  return changed.value;
}
