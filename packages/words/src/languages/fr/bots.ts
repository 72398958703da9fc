import type { BotTexts } from '../../botWords.ts';

export const bots: BotTexts = {
  random: { name: 'Au hasard', epithet: '' },
  lowest: { name: 'Petite carte', epithet: '' },
  longest: { name: 'Longue suite', epithet: '' },
  heuristic: { name: 'Habitué', epithet: '' },
  expert: { name: 'Expert', epithet: '' },
  master: { name: 'Maître', epithet: '' },

  leonie: { name: 'Léonie', epithet: 'la grand-mère' },
  achille: { name: 'Achille', epithet: "l'oncle étourdi" },
  rosalie: { name: 'Rosalie', epithet: "l'intrépide" },
  prosper: { name: 'Prosper', epithet: "l'accapareur" },
  ninon: { name: 'Ninon', epithet: 'la petite cousine' },
  gaspard: { name: 'Gaspard', epithet: 'le grippe-sou' },
  blandine: { name: 'Blandine', epithet: 'la prudente' },
  hector: { name: 'Hector', epithet: 'le pressé' },
};
