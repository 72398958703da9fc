import { kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';

const { and, count, number, or } = makeGrammar('en-GB');

const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

/** The situations of kings, honours, the dwarf and payments. */
export const honourTexts = {
  'king-laid': {
    question: 'Someone plays a king',
    sentences: {
      ends: 'A king stops the run. Its player leads again straight away, with any card.',
      paidAnnounced: 'If it was announced as a hoc, every other player pays a counter for it.',
      paid: 'It is a hoc: every other player pays a counter for it.',
    },
  },
  'last-card-king': {
    question: 'My last card is a king',
    sentences: {
      over: 'Then you go out, and the deal is over straight away: nobody leads again.',
      paidAnnounced: 'If announced, it is still a hoc, and the others pay you a counter each.',
      paid: 'It is still a hoc: the others pay you a counter each.',
      sweeps: (rules) =>
        `If it is ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, it still sweeps its box.`,
      announced: 'But only if you announce it as you play it.',
    },
  },
  'honour-laid': {
    question: 'Someone plays a card that has a box',
    sentences: {
      required: 'Announce it as you play it (“the Queen sweeps!”) and take everything in its box.',
      automatic: 'Take everything in its box. You need not announce it.',
      hoc: 'It is a hoc as well: the others pay you a counter each, and you lead again.',
      butDwarf: 'But the dwarf lets you lead again only if it took the place of a card that stops the run.',
    },
  },
  'honour-stops': {
    question: 'Does a card with a box stop the run?',
    sentences: {
      stops: ({ honours }) =>
        `Yes: ${cards(honours.map(({ card }) => card))} stop the run, as kings do, and the player of one leads again.`,
      dwarfStops: 'The dwarf stops it, too.',
      butDwarf: 'The dwarf stops it only in place of a card that would have stopped it.',
      goesOn: 'No. It sweeps its box and the run goes on; only kings stop a run.',
    },
  },
  'forgot-to-announce': {
    question: 'He forgot to announce',
    sentences: {
      nothingToForget: 'There is nothing to forget: an honour sweeps its box without being announced.',
      stays: 'He does not sweep the box. It stays as it is, for a later deal.',
      bete: 'He does not sweep the box, and at the end of the deal he doubles it.',
      stake: 'He does not sweep the box, and at the end of the deal he adds its stake to it.',
      noHoc: 'Nobody pays him for the hoc either.',
    },
  },
  'announced-late': {
    question: 'She announced it only after the next card',
    sentences: {
      noNeed: 'She need not announce it at all: the box is hers.',
      late: 'Too late. You announce as you play; after that the card counts as forgotten.',
      stays: 'The box stays as it is.',
      bete: 'The box stays, and she doubles it at the end of the deal.',
      stake: 'The box stays, and she adds its stake to it at the end of the deal.',
    },
  },
  'honour-last-card': {
    question: 'My last card has a box',
    sentences: {
      sweeps: 'It still sweeps its box, and then the deal is over.',
      required: 'Announce it as you play it, like any other.',
      automatic: 'You need not announce it.',
    },
  },
  'honour-held': {
    question: 'I still have a card that has a box when someone goes out',
    sentences: {
      bete: 'You pay a bête: you double its box, by adding as much as it holds. The same for every such card.',
      stake: 'You pay a bête: you add its stake to its box. The same for every such card.',
      nothing: 'It costs nothing extra. You pay for it as for any other card.',
    },
  },
  'how-much-is-a-bete': {
    question: 'How much is a bête?',
    sentences: {
      none: 'There are no bêtes in these rules.',
      held: 'You pay a bête for an honour you still have at the end.',
      forgotten: 'You pay a bête for an honour you forgot to announce.',
      both: 'You pay a bête for an honour you still have at the end, and for one you forgot to announce.',
      asMuch: 'It is as much as the box holds at that moment, once the winner has been paid.',
      empty: 'An empty box costs nothing, and no box is doubled twice in a deal.',
      stake: 'It is the stake of the box, as much as one player antes into it.',
      once: 'No box is paid a bête twice in a deal.',
    },
  },
  'lay-the-dwarf': {
    question: 'When can I play the dwarf?',
    sentences: {
      plain: 'When you can play a seven: it is a seven like the others.',
      stop: 'At any of your turns, whatever is wanted. It stops the run, and you lead again.',
      'stands-for-wanted':
        'At any of your turns, whatever is wanted. It takes the place of the wanted card: the run goes on from there, or stops if that card would have stopped it.',
      sweeps: 'It sweeps its own box like any honour.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Must I play the dwarf when a seven is wanted?',
    sentences: {
      never: 'Never, not even when the seven of diamonds itself is wanted.',
      mayKeep: 'No. You never have to follow.',
      rank: 'You must play a seven. If the dwarf is your only one, you must play it.',
      suit: 'Yes, if the seven of diamonds is wanted.',
    },
  },
  'dwarf-held': {
    question: 'I still have the dwarf when someone goes out',
    sentences: {
      double: 'You pay the winner double for all your cards.',
      bete: 'You pay a bête: you double the dwarf’s box.',
      stake: 'You pay a bête: you add the dwarf’s stake to its box.',
      nothing: 'It costs as much as any seven.',
    },
  },
  'hoc-called': {
    question: 'Someone says “Hoc!”: do I have to pay?',
    sentences: {
      noHocs: 'No. There are no hocs in these rules.',
      required:
        'Yes: for a king or an honour, played and announced, every other player pays a counter straight away.',
      automatic:
        'Yes: for a king or an honour every other player pays a counter straight away, announced or not.',
      chance: 'A card that simply nobody follows earns no counters, only the lead.',
    },
  },
  'king-and-honour': {
    question: 'A king that has a box: is that one hoc or two?',
    sentences: {
      once: (rules) =>
        `One: ${cards(kingsAmong(rules))} earns one counter from each of the others, besides the box.`,
      noSuchKing: 'No king has a box here.',
      noHocs: 'Neither: there are no hocs in these rules.',
    },
  },
  'king-in-silence': {
    question: 'She played a king and said nothing',
    sentences: {
      nothingToSay: 'You need not announce a king. It stops the run, and she leads again.',
      required: 'It stops the run and she leads again, but nobody pays her for the hoc.',
      automatic: 'It is a hoc all the same, and the others pay her a counter each.',
      ofTheBoard: (rules) =>
        `But ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} has a box and must be announced: otherwise it counts as a forgotten honour.`,
    },
  },
  'what-losers-pay': {
    question: 'What do the others pay the winner?',
    sentences: {
      points: (rules) =>
        `The points of the cards they still have: 10 for a court card, ${number(rules.acePoints)} for an ace, its number for any other.`,
      cards: 'One counter for each card they still have.',
      dwarfDouble: 'A player who still has the dwarf pays double.',
    },
  },
  'an-ace-in-hand': {
    question: 'What does an ace in my hand cost?',
    sentences: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: 'One counter, like any card.',
    },
  },
  'a-king-in-hand': {
    question: 'What does a king, queen or jack in my hand cost?',
    sentences: { points: '10 points each.', cards: 'One counter each, like any card.' },
  },
  'cannot-pay': {
    question: 'She can’t pay what she owes',
    sentences: {
      whatIsLeft: 'She pays what she has, and the rest is forgiven. Nobody goes below zero.',
      below: 'She pays in full and goes below zero: the debt is written down.',
    },
  },
  'who-is-paid-first': {
    question: 'Who is paid first, the winner or the boxes?',
    sentences: {
      sweep: 'After an opera the winner first sweeps the board.',
      winner: 'The others pay the winner before anything goes into the boxes.',
      betes: 'Bêtes are paid last, the winner’s own at the very end.',
      clockwise: 'They pay in turn, starting with the winner’s left-hand neighbour.',
      anticlockwise: 'They pay in turn, starting with the winner’s right-hand neighbour.',
    },
  },
} satisfies Partial<JudgeTexts>;
