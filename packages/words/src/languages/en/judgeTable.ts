import { capital } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { bookFacts } from './book/facts.ts';
import { facts } from './rules.ts';

const AGREE = 'No source says: agree on it before you play.';

const fair = (usage: string) => `A fair way: ${usage}`;
const REDEAL = fair('if it is noticed before the first card is played, the same dealer deals again.');

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Who cuts the cards?',
    sentences: { left: capital(bookFacts.cutter) },
  },
  'several-counters-a-box': {
    question: 'Do several counters go into one box?',
    sentences: {
      stakes: facts.stakes,
      stays: bookFacts.grows,
    },
  },
  'two-players': {
    question: 'Can two of us play?',
    sentences: {
      players: facts.players,
      variant: bookFacts.two,
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
      say: `Yes. ${bookFacts.missing}`,
      pass: 'If you have laid nothing at your turn, you say “pass”.',
      forgotten: 'No source names a penalty for forgetting it.',
    },
  },
  'wrong-card-laid': {
    question: 'I played the wrong card',
    sentences: {
      agree: AGREE,
      fair: fair(
        'you take it back and play on, as long as the next player has not played. After that it stays.',
      ),
    },
  },
  'out-of-turn': {
    question: 'Someone played out of turn',
    sentences: {
      agree: AGREE,
      fair: fair('the card goes back, and the player whose turn it is goes on.'),
    },
  },
  'card-shown': {
    question: 'Someone showed a card',
    sentences: {
      agree: AGREE,
      fair: fair('it goes back into the hand, and the deal goes on.'),
    },
  },
  misdeal: {
    question: 'The cards were dealt wrongly',
    sentences: {
      agree: AGREE,
      fair: `${REDEAL} After that you play on.`,
    },
  },
  'wrong-number-of-cards': {
    question: 'Someone has a card too many or too few',
    sentences: {
      agree: AGREE,
      fair: `${REDEAL} After that you play on with what you have.`,
    },
  },
  'look-at-laid-cards': {
    question: 'May I look at the cards already played?',
    sentences: {
      agree: AGREE,
      fair: fair('the run on the table stays open, and earlier ones are turned over.'),
    },
  },
  'lending-counters': {
    question: 'May I lend someone counters?',
    sentences: {
      agree: AGREE,
      fair: fair('nobody lends, since running out of counters is part of the game.'),
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
