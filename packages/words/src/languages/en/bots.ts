import type { BotTexts } from '../../botWords.ts';

export const bots: BotTexts = {
  random: { name: 'Random', epithet: '', temper: 'Plays any card it may.' },
  lowest: { name: 'Lowest', epithet: '', temper: 'Leads low and plays whenever it can.' },
  longest: { name: 'Longest', epithet: '', temper: 'Leads the start of its longest run.' },
  heuristic: {
    name: 'Club player',
    epithet: '',
    temper: 'Plays fast and well, by rules of thumb.',
  },
  expert: {
    name: 'Expert',
    epithet: '',
    temper: 'Counts cards and weighs the possible hands before leading.',
  },
  master: { name: 'Master', epithet: '', temper: 'Thinks longer. Nobody here is stronger.' },

  leonie: {
    name: 'Léonie',
    epithet: 'the grandmother',
    temper:
      'She remembers every card and every pass, and works out what you have. She takes her time and forgives little.',
  },
  achille: {
    name: 'Achille',
    epithet: 'the forgetful uncle',
    temper: 'He plays well, but one time in four he forgets to announce an honour and misses the box.',
  },
  rosalie: {
    name: 'Rosalie',
    epithet: 'the bold one',
    temper:
      'The moment she leads, out come her honours, fullest box first. She never passes if she can play.',
  },
  prosper: {
    name: 'Prosper',
    epithet: 'the hoarder',
    temper: 'He hoards his honours until someone is down to three cards. Often that’s too late.',
  },
  ninon: {
    name: 'Ninon',
    epithet: 'the little cousin',
    temper: 'She plays whatever card she likes, but never forgets to announce an honour.',
  },
  gaspard: {
    name: 'Gaspard',
    epithet: 'the miser',
    temper: 'He dreads paying at the end: whatever would cost him most leaves his hand first.',
  },
  blandine: {
    name: 'Blandine',
    epithet: 'the cautious one',
    temper: 'She always leads from the bottom: you know she has nothing below it.',
  },
  hector: {
    name: 'Hector',
    epithet: 'the hasty one',
    temper: 'He plays before you have looked at your cards. One time in four, the first to hand will do.',
  },
};
