import { makeGrammar } from '../../grammar.ts';
import { type EndPhrases, endCauses } from '../../rulesetWords.ts';
import type { gameEnds as EnglishEnds } from '../en/gameEnds.ts';

const { count, number, or } = makeGrammar('de-DE');

export const endPhrases: EndPhrases = {
  deals: (deals) => `nach ${count(deals, 'Runde', 'Runden')}`,
  dealsFor: (players, deals) => `nach ${count(deals, 'Runde', 'Runden')} bei ${players} Spielern`,
  target: (target) => `bei ${count(target, 'Jeton', 'Jetons')}`,
  minutes: (minutes) => `nach ${count(minutes, 'Minute', 'Minuten')}`,
  ruin: 'wenn jemand nicht mehr setzen kann',
};

export const gameEnds: typeof EnglishEnds = (deals, target, minutes) => {
  if (deals === 1) return 'Die nächste Runde ist die letzte.';
  const phrases = { ...endPhrases, deals: (left: number) => `nach ${number(left)} weiteren Runden` };
  const causes = endCauses({ deals, target, minutes }, phrases);
  // A subordinate clause follows a comma, but not as the last of several causes.
  return `Die Partie endet${causes.length === 1 ? ',' : ''} ${or(causes)}.`;
};
