import type { RulesetPhrases } from '../../rulesetWords.ts';

export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'The Dwarf (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor, or Nain Jaune (1789)',
    famille: 'Family rules (French)',
    'gelber-zwerg': 'Gelber Zwerg (German)',
    'yellow-dwarf': 'Yellow Dwarf (English)',
    'nain-jaune-court': 'Short rules (French)',
  },
  short: {
    'avantcoureur-1760': 'The Dwarf, 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'Family rules',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Short rules',
  },
  changed: (name) => `${name}, with house rules`,
};
