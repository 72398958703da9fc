import type { BotTexts } from '../bots.ts';

/** The bots in English. */
export const bots: BotTexts = {
  random: { name: 'Random', epithet: '', temper: 'Lays any card that it may.' },
  lowest: { name: 'Lowest', epithet: '', temper: 'Leads its lowest card and lays whenever it can.' },
  longest: { name: 'Longest', epithet: '', temper: 'Leads the start of its longest run.' },
  heuristic: {
    name: 'Regular',
    epithet: '',
    temper: 'Plays quickly and well, by good habits.',
  },
  expert: {
    name: 'Expert',
    epithet: '',
    temper: 'Counts the cards and imagines the hands that are possible before it leads.',
  },
  master: { name: 'Master', epithet: '', temper: 'Thinks for longer: nobody here is stronger.' },

  leonie: {
    name: 'Léonie',
    epithet: 'the grandmother',
    temper:
      'She remembers every card and every pass, and works out what you hold. She takes her time and forgives little.',
  },
  achille: {
    name: 'Achille',
    epithet: 'the forgetful uncle',
    temper: 'He plays well, but one time in four he forgets to announce his honour and its box escapes him.',
  },
  rosalie: {
    name: 'Rosalie',
    epithet: 'the bold one',
    temper:
      'As soon as she leads, out come her honours, the one with the fullest box first. She never passes while she can lay.',
  },
  prosper: {
    name: 'Prosper',
    epithet: 'the hoarder',
    temper:
      'He keeps his honours as long as there is anything else to do, until another has only three cards left. Often that is too late.',
  },
  ninon: {
    name: 'Ninon',
    epithet: 'the little cousin',
    temper: 'She lays whatever card she likes, but never forgets to announce an honour.',
  },
  gaspard: {
    name: 'Gaspard',
    epithet: 'the miser',
    temper: 'He dreads paying at the end: whatever would cost him most leaves his hand first.',
  },
  blandine: {
    name: 'Blandine',
    epithet: 'the cautious one',
    temper: 'She always leads from the bottom: you know that she holds nothing below it.',
  },
  hector: {
    name: 'Hector',
    epithet: 'the hasty one',
    temper: 'He plays before you have looked at your cards. One time in four, the first to hand will do.',
  },
};
