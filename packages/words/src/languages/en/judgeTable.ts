import type { JudgeTexts } from '../../judgeWords.ts';
import { facts } from './rules.ts';

const AGREE = 'No source says: agree on it before you play.';

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Who cuts the cards?',
    sentences: { left: 'The dealer’s left-hand neighbour, whichever way you play.' },
  },
  'several-counters-a-box': {
    question: 'Do several counters go into one box?',
    sentences: {
      stakes: facts.stakes,
      stays: 'What nobody sweeps stays there, so a box grows from deal to deal.',
    },
  },
  'two-players': {
    question: 'Can two of us play?',
    sentences: {
      players: facts.players,
      variant:
        'No source of ours has two players. A published family variant deals 22 cards to each and leaves 8 over.',
    },
  },
  'youngest-deals': {
    question: 'Does the youngest deal first?',
    sentences: {
      variant:
        'Only if you agree on it. No source of ours says so, but a published family variant has the youngest deal first.',
    },
  },
  'say-without': {
    question: 'Must I say “without …”?',
    sentences: {
      say: 'Yes. When you stop you name what is missing, “without six”, so that the next player knows what is wanted.',
      pass: 'If you have laid nothing at your turn, you say “pass”.',
      forgotten: 'No source names a penalty for forgetting it.',
    },
  },
  'wrong-card-laid': {
    question: 'I played the wrong card',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: you take it back and play on, as long as the next player has not played. After that it stays.',
    },
  },
  'out-of-turn': {
    question: 'Someone played out of turn',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: the card goes back, and the player whose turn it is goes on.',
    },
  },
  'card-shown': {
    question: 'Someone showed a card',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: it goes back into the hand, and the deal goes on.',
    },
  },
  misdeal: {
    question: 'The cards were dealt wrongly',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: if it is noticed before the first card is played, the same dealer deals again. After that you play on.',
    },
  },
  'wrong-number-of-cards': {
    question: 'Someone has a card too many or too few',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: if it is noticed before the first card is played, the same dealer deals again. After that you play on with what you have.',
    },
  },
  'look-at-laid-cards': {
    question: 'May I look at the cards already played?',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: the run on the table stays open, and earlier ones are turned over.',
    },
  },
  'lending-counters': {
    question: 'May I lend someone counters?',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: nobody lends, since running out of counters is part of the game.',
    },
  },
  'equal-at-the-end': {
    question: 'Two players have the same number of counters at the end',
    sentences: {
      share: facts.most,
      drawAgain: 'If two draw equal cards for the first deal, only they draw again.',
    },
  },
} satisfies Partial<JudgeTexts>;
