import type { BookPhrases } from '../../../bookWords.ts';
import { setup } from '../setup.ts';

export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'The game of the Dwarf, or Bébé the Dwarf, for three or five players, from two issues of a French journal in the autumn of 1760. Two encyclopedias retell it, and they agree.',
      setup.stories['avantcoureur-1760'],
    ],
    feel: 'The hardest of the six, and the one with the most to think about. Every hoc gives you the lead, so keep yours for the moment when you need it. And don’t be left with the dwarf: you would pay double, and a bête on top.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      'In 1789 a great French encyclopedia printed easier rules under a new name, Lindor. Everyone antes, and three to eight can play. They are still played today.',
      setup.stories['lindor-1789'],
    ],
    feel: 'You never have to follow. You may keep a card back to stall the run and lead again. Nobody else may play a card before an opera, so only the first player can make one.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Nain Jaune as a French family plays it, from four players up: the more, the merrier. Play goes to the right.',
      setup.stories.famille,
    ],
    feel: 'Quick and friendly. Nothing to forget and little to count, so it is a good start with children. A big box changes hands again and again.',
    from: ['S1', 'R1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'The modern rules, from an article in a German-language encyclopedia.',
      setup.stories['gelber-zwerg'],
    ],
    feel: 'Runs become long, and a gap in the pack saves nobody. Remember your calls: an honour you forget to announce counts as if you still had it.',
    from: ['S2', 'R4', 'R18'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'A rules sheet in English that goes step by step, with an example for almost everything.',
      setup.stories['yellow-dwarf'],
    ],
    feel: 'Get rid of your aces early: an ace never follows another card, you can only lead it. And mind the target: the player in front can end the game at any settlement.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'The shortest of the sources, hardly a page, in French. Its board is different, with the queen of hearts and the king of spades.',
      setup.stories['nain-jaune-court'],
    ],
    feel: 'No talon, no gaps: every card is in someone’s hand. If you count the cards, you know a great deal.',
    from: ['S4', 'R1', 'R2'],
  },
};
