import type { BookPhrases } from '../../book.ts';

/** The stories of the six rulesets, in English. */
export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'The oldest rules, from two issues of a French journal in the autumn of 1760. Two encyclopedias retell them, and they agree.',
      'The game is called the Dwarf, or Bébé the Dwarf. Three or five play. Runs stay within a suit, honours and kings stop them, the dwarf may be laid at any time, and for each hoc all the others pay a counter.',
    ],
    feel: 'The hardest of the six, and the one with the most to think about. Every hoc gives you the lead, so keep yours for the moment when you need it. And do not be left with the dwarf: you would pay double, and a bête on top.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      'In 1789 a great French encyclopedia printed easier rules under a new name, Lindor. Suits no longer count, everyone antes, and three to eight can play.',
      'They are the stem from which all later rules grew, and most families still play much like this.',
    ],
    feel: 'Nobody has to go on. You may keep a card back to stall the run and lead again. An opera is made in a single turn, so it can come at any moment.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Nain jaune as a French family plays it, from four players up: the more, the merrier.',
      'The turn goes to the right, whoever can must go on, honours sweep without a word, and the losers pay a counter a card.',
    ],
    feel: 'Quick and friendly. There is nothing to forget and little to reckon, so it is a good beginning with children. A big box changes hands again and again.',
    from: ['S1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'The modern rules as Germany knows them, from the article of a German encyclopedia.',
      'What is special: if nobody has the next card, the run does not end but skips a rank.',
    ],
    feel: 'Runs become long, and a gap in the pack saves nobody. Watch what you say: an honour laid in silence counts as if you still held it.',
    from: ['S2'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'A rules sheet in English that goes step by step, with an example for almost everything.',
      'Aces cost ten, whoever can must go on, and the first to reach the target agreed on wins.',
    ],
    feel: 'Get rid of your aces early: nothing follows another card with an ace, so an ace can only be led. And mind the target, for a leader can end the game at any settlement.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'The shortest of the sources, hardly a page, in French. Its board is different: the queen is of hearts and the king of spades.',
      'The whole pack is dealt out and the lowest card begins. There is no bête and no opera.',
    ],
    feel: 'No talon, no gaps: every card is in somebody’s hand. If you count the cards, you know a great deal.',
    from: ['S4'],
  },
};
