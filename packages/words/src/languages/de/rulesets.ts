import type { RulesetPhrases } from '../../rulesetWords.ts';

export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'Das Zwergenspiel (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor oder Nain Jaune (1789)',
    famille: 'Familienregeln (französisch)',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf (englisch)',
    'nain-jaune-court': 'Kurzregeln (französisch)',
  },
  short: {
    'avantcoureur-1760': 'Zwerg von 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'Familienregeln',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Kurzregeln',
  },
  changed: (name) => `${name}, mit Hausregeln`,
};
