import type { BotTexts } from '../../botWords.ts';

export const bots: BotTexts = {
  random: { name: 'Zufall', epithet: '' },
  lowest: { name: 'Kleine Karte', epithet: '' },
  longest: { name: 'Lange Folge', epithet: '' },
  heuristic: { name: 'Stammgast', epithet: '' },
  expert: { name: 'Experte', epithet: '' },
  master: { name: 'Meister', epithet: '' },

  leonie: { name: 'Léonie', epithet: 'die Großmutter' },
  achille: { name: 'Achille', epithet: 'der zerstreute Onkel' },
  rosalie: { name: 'Rosalie', epithet: 'die Kühne' },
  prosper: { name: 'Prosper', epithet: 'der Hamsterer' },
  ninon: { name: 'Ninon', epithet: 'die kleine Cousine' },
  gaspard: { name: 'Gaspard', epithet: 'der Geizhals' },
  blandine: { name: 'Blandine', epithet: 'die Vorsichtige' },
  hector: { name: 'Hector', epithet: 'der Eilige' },
};
