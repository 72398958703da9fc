import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and } = makeGrammar('en-GB');

const AGREE = 'No source says: agree on it before you play.';

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Who cuts the cards?',
    keywords: 'cut shuffle pack deck before dealing lift left-hand neighbour',
    sentences: { left: 'The dealer’s left-hand neighbour, whichever way you play.' },
  },
  'several-counters-a-box': {
    question: 'Do several counters go into one box?',
    keywords:
      'more than one single just number each stake why pile up ante five chips on one just one chip why five on the dwarf one on the ten',
    sentences: {
      stakes: ({ honours }) =>
        `As many as its stake: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} on ${theCard(cardOf(card))}`),
        )}.`,
      stays: 'What nobody sweeps stays there, so a box grows from deal to deal.',
    },
  },
  'two-players': {
    question: 'Can two of us play?',
    keywords:
      'only two pair couple just us one opponent duel both alone 2 players just me and only me and my son',
    sentences: {
      players: ({ players }) => `These rules are for ${interfaceWords.playersAllowed(...players)}.`,
      variant:
        'No source of ours has two players. A published family variant deals 22 cards to each and leaves 8 over.',
    },
  },
  'youngest-deals': {
    question: 'Does the youngest deal first?',
    keywords:
      'young child children kid oldest eldest age start begin dealer smallest does the youngest player start',
    sentences: {
      variant:
        'Only if you agree on it. No source of ours says so, but a published family variant has the youngest deal first.',
    },
  },
  'say-without': {
    question: 'Must I say “without …”?',
    keywords: 'say sans no six call out loud speak silent announce stop pass word forgot',
    sentences: {
      say: 'Yes. When you stop you name what is missing, “without six”, so that the next player knows what is wanted.',
      pass: 'If you have laid nothing at your turn, you say “pass”.',
      forgotten: 'No source names a penalty for forgetting it.',
    },
  },
  'wrong-card-laid': {
    question: 'I played the wrong card',
    keywords:
      'mistake error take back undo does not fit instead wrongly wanted by accident illegal played a nine but an eight was wanted can I take a card back was wanted had to be oops slip instead of take back card back',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: you take it back and play on, as long as the next player has not played. After that it stays.',
    },
  },
  'out-of-turn': {
    question: 'Someone played out of turn',
    keywords:
      'not her go before turn too early too soon impatient skipped order jumped in before it was her turn not his turn not his go played before it was her turn jumped in not her go pushed in before me too early',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: the card goes back, and the player whose turn it is goes on.',
    },
  },
  'card-shown': {
    question: 'Someone showed a card',
    keywords:
      'saw seen see dropped fell hand open let look face up show visible peek cheat everyone saw it show his hand dropped a card we saw one of her cards dropped fell saw',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: it goes back into the hand, and the deal goes on.',
    },
  },
  misdeal: {
    question: 'The cards were dealt wrongly',
    keywords:
      'misdeal mistake dealer dealing error deal again start over reshuffle turned over face up exposed redeal deal again shuffle again muddled',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: if it is noticed before the first card is played, the same dealer deals again. After that you play on.',
    },
  },
  'wrong-number-of-cards': {
    question: 'Someone has a card too many or too few',
    keywords:
      'wrong number one more less missing short extra dealt instead of count miscounted only got eight cards and everyone else has nine received',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: if it is noticed before the first card is played, the same dealer deals again. After that you play on with what you have.',
    },
  },
  'look-at-laid-cards': {
    question: 'May I look at the cards already played?',
    keywords: 'look through check pile see gone laid discard heap remember back previous run',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: the run on the table stays open, and earlier ones are turned over.',
    },
  },
  'lending-counters': {
    question: 'May I lend someone counters?',
    keywords:
      'lend borrow loan give credit help out debt brother sister from me mum dad can I borrow chips give swap borrow from',
    sentences: {
      agree: AGREE,
      fair: 'A fair way: nobody lends, since running out of counters is part of the game.',
    },
  },
  'equal-at-the-end': {
    question: 'Two players have the same number of counters at the end',
    keywords: 'tie draw equal as many even joint winner share both wins who wins what if tied draw',
    sentences: {
      share: 'They share the win.',
      drawAgain: 'If two draw equal cards for the first deal, only they draw again.',
    },
  },
} satisfies Partial<JudgeTexts>;
