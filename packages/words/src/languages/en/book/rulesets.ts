import type { BookPhrases } from '../../../bookWords.ts';

export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'The oldest rules, from two issues of a French journal in the autumn of 1760. Two encyclopedias retell them, and they agree.',
      'The game is called the Dwarf, or Bébé the Dwarf. Three or five play. Runs stay within a suit, honours and kings stop them, the dwarf can be played at any turn, and for each hoc every other player pays a counter.',
    ],
    feel: 'The hardest of the six, and the one with the most to think about. Every hoc gives you the lead, so keep yours for the moment when you need it. And don’t be left with the dwarf: you would pay double, and a bête on top.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      'In 1789 a great French encyclopedia printed easier rules under a new name, Lindor. Suits no longer count, everyone antes, and three to eight can play.',
      'They are still played today.',
    ],
    feel: 'You never have to follow. You may keep a card back to stall the run and lead again. Nobody else may play a card before an opera, so only the first player can make one.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Nain Jaune as a French family plays it, from four players up: the more, the merrier.',
      'Play goes to the right, you must follow if you can, honours need not be announced, and the losers pay a counter per card.',
    ],
    feel: 'Quick and friendly. Nothing to forget and little to count, so it is a good start with children. A big box changes hands again and again.',
    from: ['S1', 'R1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'The modern rules, from an article in a German-language encyclopedia.',
      'What is special: if nobody has the next card, the run does not stop but skips a rank.',
    ],
    feel: 'Runs become long, and a gap in the pack saves nobody. Remember your calls: an honour you forget to announce counts as if you still had it.',
    from: ['S2', 'R4', 'R18'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'A rules sheet in English that goes step by step, with an example for almost everything.',
      'Aces cost ten, you must follow if you can, and the first to reach the target wins.',
    ],
    feel: 'Get rid of your aces early: an ace never follows another card, you can only lead it. And mind the target: the player in front can end the game at any settlement.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'The shortest of the sources, hardly a page, in French. Its board is different, with the queen of hearts and the king of spades.',
      'The whole pack is dealt out, and the first player leads one of their lowest cards. There is no bête and no opera.',
    ],
    feel: 'No talon, no gaps: every card is in someone’s hand. If you count the cards, you know a great deal.',
    from: ['S4', 'R1', 'R2'],
  },
};
