import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { anteOf } from '../../ruleWords.ts';
import { bookFacts } from './book/facts.ts';
import { facts } from './rules.ts';

const { number } = makeGrammar('en-GB');

const servedFrom = (side: string) => `That is, starting from the dealer’s ${side}.`;
const antes = (who: string) => `${who} antes as always, for this box too.`;
const order = (side: string) => `The order goes to the ${side}.`;

/** The situations before and during the play of a deal. */
export const playTexts = {
  'how-many-play': {
    question: 'How many of us can play?',
    sentences: {
      players: facts.players,
    },
  },
  'counters-each': {
    question: 'How many counters does each player get?',
    sentences: {
      counters: facts.counters,
      coins: 'That is five contrats of 10, ten fiches of 5 and twenty jetons of 1.',
    },
  },
  'box-cards': {
    question: 'Which cards have a box, and how much goes into it?',
    sentences: {
      boxes: facts.stakes,
    },
  },
  'first-dealer': {
    question: 'Who deals first?',
    sentences: facts.firstDealer,
  },
  'next-dealer': {
    question: 'Who deals next?',
    sentences: facts.nextDealer,
  },
  'how-dealt': {
    question: 'How are the cards dealt?',
    sentences: { ...facts.packet, ...facts.dealTo },
  },
  'how-many-cards': {
    question: 'How many cards does each player get?',
    sentences: { table: facts.hands, all: facts.hands },
  },
  'cards-left-over': {
    question: 'Some cards are left over: what happens to them?',
    sentences: {
      talon: `They are the talon. ${bookFacts.talon}`,
      none: 'No cards are left: the whole pack is dealt out.',
      oneMore: bookFacts.oneMore,
      clockwise: servedFrom('left'),
      anticlockwise: servedFrom('right'),
    },
  },
  'who-antes': {
    question: 'Who antes before a deal?',
    sentences: { everyone: facts.ante, dealer: facts.ante },
  },
  'box-not-empty': {
    question: 'There are still counters in a box from the last deal',
    sentences: {
      stays: 'They stay there, and the new stake is added.',
      everyone: antes('Everyone'),
      dealer: antes('The dealer'),
    },
  },
  'cannot-ante': {
    question: 'She can’t pay the ante',
    sentences: {
      everyone: (rules) => `If anyone can’t pay all ${number(anteOf(rules))}, the game is over.`,
      dealer: (rules) =>
        `It matters only if she deals: if the dealer can’t pay all ${number(anteOf(rules))}, the game is over. The others pay nothing.`,
      whole: bookFacts.whole,
    },
  },
  'who-begins': {
    question: 'Who leads first, and which way do we play?',
    sentences: facts.direction,
  },
  'first-card': {
    question: 'Which card may be led first?',
    sentences: {
      ...facts.firstLead,
      dwarfToo: 'You may lead the dwarf instead.',
    },
  },
  'same-suit': {
    question: 'Must the next card be of the same suit?',
    sentences: { rank: `No. ${facts.run.rank}`, suit: `Yes. ${facts.run.suit}`, ace: facts.ace },
  },
  'two-of-a-rank': {
    question: 'I have two sevens: may I play both at once?',
    sentences: {
      rank: 'No. One card of each rank goes into a run, then the next rank is wanted. You choose which of the two you play.',
      suit: 'No. Only the seven of the run’s own suit fits, and there is only one.',
    },
  },
  'keep-back': {
    question: 'Must I play the next card, or may I keep it?',
    sentences: { ...facts.continuing, butDwarf: facts.dwarfFree },
  },
  'stop-midway': {
    question: 'May I stop in the middle of my run?',
    sentences: { ...facts.continuing, butDwarf: facts.dwarfFree },
  },
  'passed-with-it': {
    question: 'He passed although he had the card',
    sentences: {
      optional: 'He was free to.',
      compulsory:
        'He should have played it. No source names a penalty: agree on one, or let him take the pass back.',
      butDwarf: facts.dwarfFree,
    },
  },
  'nobody-follows': {
    question: 'Nobody can follow',
    sentences: facts.stall,
  },
  'card-in-talon': {
    question: 'I think the next card is in the talon',
    sentences: {
      table: `${bookFacts.askAll} The talon stays hidden.`,
      all: 'There is no talon: someone has the card, or it has been played. Everyone is asked in turn.',
      lead: facts.stall.lead,
      'next-rank': facts.stall['next-rank'],
    },
  },
  'two-can-follow': {
    question: 'Two of us want to follow',
    sentences: {
      onlyOne: 'That can’t be: in a run within one suit only one card fits, and one of you has it.',
      oneOrDwarf: 'Only one card fits, but the dwarf can be played in its place.',
      inTurn: 'In turn: the player whose turn it is goes on, then the next in order.',
      clockwise: order('left'),
      anticlockwise: order('right'),
    },
  },
} satisfies Partial<JudgeTexts>;
