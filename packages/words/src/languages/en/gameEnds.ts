import { makeGrammar } from '../../grammar.ts';
import { type EndPhrases, endCauses } from '../../rulesetWords.ts';

const { count, number, or } = makeGrammar('en-GB');

/** What ends a game, in short. */
export const endPhrases: EndPhrases = {
  deals: (deals) => `after ${count(deals, 'deal', 'deals')}`,
  dealsFor: (players, deals) => `after ${count(deals, 'deal', 'deals')} with ${players} players`,
  target: (target) => `at ${count(target, 'counter', 'counters')}`,
  minutes: (minutes) => `after ${count(minutes, 'minute', 'minutes')}`,
  ruin: 'when someone cannot pay the ante',
};

/** What ends a game in progress. `deals`: the deals that are left. */
export function gameEnds(deals: number | null, target: number | null, minutes: number | null): string {
  if (deals === 1) return 'The next deal is the last.';
  const phrases = { ...endPhrases, deals: (left: number) => `after ${number(left)} more deals` };
  return `The game ends ${or(endCauses({ deals, target, minutes }, phrases))}.`;
}
