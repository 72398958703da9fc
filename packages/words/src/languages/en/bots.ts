import type { BotTexts } from '../../botWords.ts';

export const bots: BotTexts = {
  random: { name: 'Random', epithet: '' },
  lowest: { name: 'Lowest', epithet: '' },
  longest: { name: 'Longest', epithet: '' },
  heuristic: { name: 'Club player', epithet: '' },
  expert: { name: 'Expert', epithet: '' },
  master: { name: 'Master', epithet: '' },

  leonie: { name: 'Léonie', epithet: 'the grandmother' },
  achille: { name: 'Achille', epithet: 'the forgetful uncle' },
  rosalie: { name: 'Rosalie', epithet: 'the bold one' },
  prosper: { name: 'Prosper', epithet: 'the hoarder' },
  ninon: { name: 'Ninon', epithet: 'the little cousin' },
  gaspard: { name: 'Gaspard', epithet: 'the miser' },
  blandine: { name: 'Blandine', epithet: 'the cautious one' },
  hector: { name: 'Hector', epithet: 'the hasty one' },
};
