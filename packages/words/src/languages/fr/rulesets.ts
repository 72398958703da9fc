import type { RulesetPhrases } from '../../rulesetWords.ts';

export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'Le jeu du Nain (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor, ou Nain jaune (1789)',
    famille: 'Règles familiales',
    'gelber-zwerg': 'Gelber Zwerg (règles allemandes)',
    'yellow-dwarf': 'Yellow Dwarf (règles anglaises)',
    'nain-jaune-court': 'Règles courtes',
  },
  short: {
    'avantcoureur-1760': 'Le Nain, 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'En famille',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Règles courtes',
  },
  changed: (name) => `${name}, avec règles maison`,
};
