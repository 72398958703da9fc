import { handsByPlayers } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { anteOf, cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, number, or } = makeGrammar('en-GB');

/** The situations before and during the play of a deal. */
export const playTexts = {
  'how-many-play': {
    question: 'How many of us can play?',
    sentences: {
      players: ({ players }) => `These rules are for ${interfaceWords.playersAllowed(...players)}.`,
    },
  },
  'counters-each': {
    question: 'How many counters does each player get?',
    sentences: {
      counters: (rules) => `Everyone starts with ${counters(rules.counters)}.`,
      coins: 'That is five contrats of 10, ten fiches of 5 and twenty jetons of 1.',
    },
  },
  'box-cards': {
    question: 'Which cards have a box, and how much goes into it?',
    sentences: {
      boxes: ({ honours }) =>
        `With each ante: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} on ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Who deals first?',
    sentences: {
      lot: 'It is drawn by lot.',
      'highest-card': 'Everyone draws a card from the pack, and the highest card deals.',
      chosen: 'Anyone you agree on, for example the youngest.',
    },
  },
  'next-dealer': {
    question: 'Who deals next?',
    sentences: {
      left: 'The neighbour to the left of the last dealer.',
      right: 'The neighbour to the right of the last dealer.',
    },
  },
  'how-dealt': {
    question: 'How are the cards dealt?',
    sentences: {
      singly: 'One at a time.',
      threes: 'Three at a time; the last time, what is left.',
      clockwise: 'The dealer’s left-hand neighbour gets the first cards, then on to the left.',
      anticlockwise: 'The dealer’s right-hand neighbour gets the first cards, then on to the right.',
    },
  },
  'how-many-cards': {
    question: 'How many cards does each player get?',
    sentences: {
      table: (rules) => `${sizes(rules)}.`,
      all: (rules) => `The whole pack is dealt out: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Some cards are left over: what happens to them?',
    sentences: {
      talon:
        'They are the talon. They stay face down beside the board, out of play for this deal, and nobody looks at them.',
      none: 'No cards are left: the whole pack is dealt out.',
      oneMore: 'If they don’t divide evenly, the first players get one more.',
      clockwise: 'That is, starting from the dealer’s left.',
      anticlockwise: 'That is, starting from the dealer’s right.',
    },
  },
  'who-antes': {
    question: 'Who antes before a deal?',
    sentences: {
      everyone: (rules) =>
        `Everyone, the dealer too: each player antes ${counters(anteOf(rules))} before every deal.`,
      dealer: (rules) => `Only the dealer antes ${counters(anteOf(rules))} before every deal.`,
    },
  },
  'box-not-empty': {
    question: 'There are still counters in a box from the last deal',
    sentences: {
      stays: 'They stay there, and the new stake is added.',
      everyone: 'Everyone antes as always, for this box too.',
      dealer: 'The dealer antes as always, for this box too.',
    },
  },
  'cannot-ante': {
    question: 'She can’t pay the ante',
    sentences: {
      everyone: (rules) => `If anyone can’t pay all ${number(anteOf(rules))}, the game is over.`,
      dealer: (rules) =>
        `It matters only if she deals: if the dealer can’t pay all ${number(anteOf(rules))}, the game is over. The others pay nothing.`,
      whole: 'You pay a whole ante or none at all.',
    },
  },
  'who-begins': {
    question: 'Who leads first, and which way do we play?',
    sentences: {
      clockwise: 'The dealer’s left-hand neighbour leads; play goes to the left, clockwise.',
      anticlockwise: 'The dealer’s right-hand neighbour leads; play goes to the right, anticlockwise.',
    },
  },
  'first-card': {
    question: 'Which card may be led first?',
    sentences: {
      any: 'Any card you like.',
      lowest: 'One of your lowest rank; aces are lowest.',
      later: 'That applies only to the first card of the deal; later leads are free.',
      dwarfToo: 'You may lead the dwarf instead.',
    },
  },
  'same-suit': {
    question: 'Must the next card be of the same suit?',
    sentences: {
      rank: 'No. Suits don’t matter: any card of the next rank follows.',
      suit: 'Yes. A run stays within its suit: only the next card of that suit follows.',
      ace: 'The ace is the lowest card and the king the highest.',
    },
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
    sentences: {
      optional: 'You may keep it: say “without …”. Only if you lead must you play.',
      compulsory: 'If you have the wanted card, you must play it.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'stop-midway': {
    question: 'May I stop in the middle of my run?',
    sentences: {
      optional: 'Yes, after any card, even if you have the next one.',
      compulsory: 'No. You go on as long as you have the next card.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'passed-with-it': {
    question: 'He passed although he had the card',
    sentences: {
      optional: 'He was free to.',
      compulsory:
        'He should have played it. No source names a penalty: agree on one, or let him take the pass back.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'nobody-follows': {
    question: 'Nobody can follow',
    sentences: {
      lead: 'When everyone in turn has passed, the last to play leads again, with any card.',
      'next-rank':
        'When everyone in turn has passed, the run skips a rank: the next one up is wanted. The last to play is asked first, then the others in turn.',
      again: 'If nobody has that one either, the rank above it is wanted, and so on.',
      pastKing: 'After the king, the last to play leads any card.',
    },
  },
  'card-in-talon': {
    question: 'I think the next card is in the talon',
    sentences: {
      table: 'Nobody can know that, so everyone is asked all the same, and nobody looks at the talon.',
      all: 'There is no talon: someone has the card, or it has been played. Everyone is asked in turn.',
      lead: 'When everyone has passed, the last to play leads any card.',
      'next-rank': 'When everyone has passed, the next rank up is wanted.',
    },
  },
  'two-can-follow': {
    question: 'Two of us want to follow',
    sentences: {
      onlyOne: 'That can’t be: in a run within one suit only one card fits, and one of you has it.',
      oneOrDwarf: 'Only one card fits, but the dwarf can be played in its place.',
      inTurn: 'In turn: the player whose turn it is goes on, then the next in order.',
      clockwise: 'The order goes to the left.',
      anticlockwise: 'The order goes to the right.',
    },
  },
} satisfies Partial<JudgeTexts>;

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `${or(some.map(number))} cards each with ${number(players)} players`,
    ),
  );
}
