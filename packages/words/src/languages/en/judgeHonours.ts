import { kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { bookFacts } from './book/facts.ts';
import { theCard } from './cards.ts';
import { facts } from './rules.ts';

const { and, count, or } = makeGrammar('en-GB');

const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

const inTurn = (side: string) => `They pay in turn, starting with the winner’s ${side}-hand neighbour.`;
const likeAnyCard = 'One counter, like any card.';

/** The situations of kings, honours, the dwarf and payments. */
export const honourTexts = {
  'king-laid': {
    question: 'Someone plays a king',
    sentences: { ends: facts.king, paidAnnounced: facts.hoc, paid: facts.hoc },
  },
  'last-card-king': {
    question: 'My last card is a king',
    sentences: {
      over: 'Then you go out, and the deal is over straight away: nobody leads again.',
      paidAnnounced: facts.hoc,
      paid: facts.hoc,
      sweeps: (rules) =>
        `If it is ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, it still sweeps its box.`,
      announced: 'But only if you announce it as you play it.',
    },
  },
  'honour-laid': {
    question: 'Someone plays a card that has a box',
    sentences: {
      required: facts.announcing.required,
      automatic: facts.announcing.automatic,
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
      nothingToForget: facts.announcing.automatic,
      stays: facts.missedHonour,
      bete: facts.missedHonour,
      stake: facts.missedHonour,
      noHoc: 'Nobody pays him for the hoc either.',
    },
  },
  'announced-late': {
    question: 'She announced it only after the next card',
    sentences: {
      noNeed: facts.announcing.automatic,
      late: 'Too late. You announce as you play; after that the card counts as forgotten.',
      stays: facts.missedHonour,
      bete: facts.missedHonour,
      stake: facts.missedHonour,
    },
  },
  'honour-last-card': {
    question: 'My last card has a box',
    sentences: {
      sweeps: bookFacts.lastHonour,
      required: facts.announcing.required,
      automatic: facts.announcing.automatic,
    },
  },
  'honour-held': {
    question: 'I still have a card that has a box when someone goes out',
    sentences: { bete: facts.heldHonour, stake: facts.heldHonour, nothing: facts.heldHonour },
  },
  'how-much-is-a-bete': {
    question: 'How much is a bête?',
    sentences: {
      none: 'There are no bêtes in these rules.',
      held: facts.heldHonour,
      forgotten: facts.missedHonour,
      both: (rules) => `${facts.heldHonour(rules)} ${facts.missedHonour(rules)}`,
      asMuch: 'It is as much as the box holds at that moment, once the winner has been paid.',
      empty: bookFacts.emptyBox,
      stake: 'It is the stake of the box, as much as one player antes into it.',
      once: 'No box is paid a bête twice in a deal.',
    },
  },
  'lay-the-dwarf': {
    question: 'When can I play the dwarf?',
    sentences: { ...facts.dwarf, sweeps: facts.dwarfSweeps },
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
      double: facts.dwarfDouble,
      bete: facts.heldHonour,
      stake: facts.heldHonour,
      nothing: 'It costs as much as any seven.',
    },
  },
  'hoc-called': {
    question: 'Someone says “Hoc!”: do I have to pay?',
    sentences: {
      noHocs: 'No. There are no hocs in these rules.',
      required: facts.hoc,
      automatic: facts.hoc,
      chance: bookFacts.chance,
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
    sentences: { points: facts.payment, cards: facts.payment, dwarfDouble: facts.dwarfDouble },
  },
  'an-ace-in-hand': {
    question: 'What does an ace in my hand cost?',
    sentences: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: likeAnyCard,
    },
  },
  'a-king-in-hand': {
    question: 'What does a king, queen or jack in my hand cost?',
    sentences: { points: '10 points each.', cards: likeAnyCard },
  },
  'cannot-pay': {
    question: 'She can’t pay what she owes',
    sentences: { whatIsLeft: facts.debts.forgiven, below: facts.debts.below },
  },
  'who-is-paid-first': {
    question: 'Who is paid first, the winner or the boxes?',
    sentences: {
      sweep: 'After an opera the winner first sweeps the board.',
      winner: bookFacts.winnerFirst,
      betes: 'Bêtes are paid last, the winner’s own at the very end.',
      clockwise: inTurn('left'),
      anticlockwise: inTurn('right'),
    },
  },
} satisfies Partial<JudgeTexts>;
