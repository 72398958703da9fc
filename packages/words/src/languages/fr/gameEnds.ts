import { makeGrammar } from '../../grammar.ts';
import { type EndPhrases, endCauses } from '../../rulesetWords.ts';
import type { gameEnds as EnglishEnds } from '../en/gameEnds.ts';

const { count, number, or } = makeGrammar('fr-FR');

export const endPhrases: EndPhrases = {
  deals: (deals) => `après ${count(deals, 'donne', 'donnes')}`,
  dealsFor: (players, deals) => `après ${count(deals, 'donne', 'donnes')} à ${players} joueurs`,
  target: (target) => `à ${count(target, 'jeton', 'jetons')}`,
  minutes: (minutes) => `après ${count(minutes, 'minute', 'minutes')}`,
  ruin: 'quand un joueur ne peut plus miser',
};

export const gameEnds: typeof EnglishEnds = (deals, target, minutes) => {
  if (deals === 1) return 'La prochaine donne est la dernière.';
  const phrases = { ...endPhrases, deals: (left: number) => `dans ${number(left)} donnes` };
  return `La partie se termine ${or(endCauses({ deals, target, minutes }, phrases))}.`;
};
