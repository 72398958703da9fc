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
    keywords:
      'players number too many too few one more guest two people join group family enough six seven nine how many us ok with for how many is it',
    sentences: {
      players: ({ players }) => `These rules are for ${interfaceWords.playersAllowed(...players)}.`,
    },
  },
  'counters-each': {
    question: 'How many counters does each player get?',
    keywords:
      'bank start jetons chips money begin how many to start with at the beginning start off with chips to begin with each gets',
    sentences: {
      counters: (rules) => `Everyone starts with ${counters(rules.counters)}.`,
      coins: 'That is five contrats of 10, ten fiches of 5 and twenty jetons of 1.',
    },
  },
  'box-cards': {
    question: 'Which cards have a box, and how much goes into it?',
    keywords:
      'honours stakes board queen jack ten king seven of diamonds how much five special cards on the board which are they worth which cards are on the board what are they how much goes on each box where do the chips go',
    sentences: {
      boxes: ({ honours }) =>
        `With each ante: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} on ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Who deals first?',
    keywords:
      'dealer begin lot draw highest card start choose decide who is the first dealer how do we pick dealer at the start',
    sentences: {
      lot: 'It is drawn by lot.',
      'highest-card': 'Everyone draws a card from the pack, and the highest card deals.',
      chosen: 'Whoever you agree on, for example the youngest.',
    },
  },
  'next-dealer': {
    question: 'Who deals next?',
    keywords:
      'dealer moves on after the deal turn neighbour winner deals the next round whose deal now moves round to the left',
    sentences: {
      left: 'The neighbour to the left of the last dealer.',
      right: 'The neighbour to the right of the last dealer.',
    },
  },
  'how-dealt': {
    question: 'How are the cards dealt?',
    keywords:
      'dealing one by one threes packet direction left right first deal one card at a time three at a time give out how do I deal one at a time hand out round singly in threes hand them out one at a time',
    sentences: {
      singly: 'One at a time.',
      threes: 'Three at a time; the last time, what is left.',
      clockwise: 'The dealer’s left-hand neighbour gets the first cards, then on to the left.',
      anticlockwise: 'The dealer’s right-hand neighbour gets the first cards, then on to the right.',
    },
  },
  'how-many-cards': {
    question: 'How many cards does each player get?',
    keywords: 'hand size number of cards deal people each with four how many',
    sentences: {
      table: (rules) => `${sizes(rules)}.`,
      all: (rules) => `The whole pack is dealt out: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Some cards are left over: what happens to them?',
    keywords:
      'talon stock remaining look rest does not divide draw pile leftover what do we do with extra spare cards',
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
    keywords:
      'fills fill boxes box stake dress the board pay in dealer everyone everybody only the dealer has to ante put in too must put in everybody each hand every round each time everybody puts chips in the boxes',
    sentences: {
      everyone: (rules) =>
        `Everyone, the dealer too: each player antes ${counters(anteOf(rules))} before every deal.`,
      dealer: (rules) => `Only the dealer antes ${counters(anteOf(rules))} before every deal.`,
    },
  },
  'box-not-empty': {
    question: 'There are still counters in a box from the last deal',
    keywords: 'left over boxes full ante again stay add nobody took it last time still there more on it',
    sentences: {
      stays: 'They stay there, and the new stake is added.',
      everyone: 'Everyone antes as always, for this box too.',
      dealer: 'The dealer antes as always, for this box too.',
    },
  },
  'cannot-ante': {
    question: 'She can’t pay the ante',
    keywords:
      'ruin ruined broke not enough counters stake no money left start of a deal only a few left less than fifteen',
    sentences: {
      everyone: (rules) => `If anyone can’t pay all ${number(anteOf(rules))}, the game is over.`,
      dealer: (rules) =>
        `It matters only if she deals: if the dealer can’t pay all ${number(anteOf(rules))}, the game is over. The others pay nothing.`,
      whole: 'You pay a whole ante or none at all.',
    },
  },
  'who-begins': {
    question: 'Who leads first, and which way do we play?',
    keywords:
      'begin start turn go direction clockwise left right round eldest hand order who starts who goes first clockwise which way ',
    sentences: {
      clockwise: 'The dealer’s left-hand neighbour leads; play goes to the left, clockwise.',
      anticlockwise: 'The dealer’s right-hand neighbour leads; play goes to the right, anticlockwise.',
    },
  },
  'first-card': {
    question: 'Which card may be led first?',
    keywords: 'lead lowest any begin opening ace start with any card open must lowest highest',
    sentences: {
      any: 'Any card you like.',
      lowest: 'One of your lowest rank; aces are lowest.',
      later: 'That applies only to the first card of the deal; later leads are free.',
      dwarfToo: 'You may lead the dwarf instead.',
    },
  },
  'same-suit': {
    question: 'Must the next card be of the same suit?',
    keywords:
      'colour suit follow sequence run spades hearts order high low ace matter same suit does the suit count is the ace high low in the same suit mix colours change suit play in the same suit',
    sentences: {
      rank: 'No. Suits don’t matter: any card of the next rank follows.',
      suit: 'Yes. A run stays within its suit: only the next card of that suit follows.',
      ace: 'The ace is the lowest card and the king the highest.',
    },
  },
  'two-of-a-rank': {
    question: 'I have two sevens: may I play both at once?',
    keywords:
      'double pair same rank twice two cards together several pair together both eights put down at once ',
    sentences: {
      rank: 'No. One card of each rank goes into a run, then the next rank is wanted. You choose which of the two you play.',
      suit: 'No. Only the seven of the run’s own suit fits, and there is only one.',
    },
  },
  'keep-back': {
    question: 'Must I play the next card, or may I keep it?',
    keywords:
      'must I play lay obliged compulsory pass hold withhold refuse optional keep instead of playing if I can have to play although must I play my card on purpose deliberately do I have to play if I can',
    sentences: {
      optional: 'You may keep it: say “without …”. Only the leader must play a card.',
      compulsory: 'If you have the wanted card, you must play it.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'stop-midway': {
    question: 'May I stop in the middle of my own run?',
    keywords: 'stop end turn without further go on my cards optional stop although I could go on even though',
    sentences: {
      optional: 'Yes, after any card, even if you have the next one.',
      compulsory: 'No. You go on as long as you have the next card.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'passed-with-it': {
    question: 'He passed although he had the card',
    keywords:
      'revoke cheat mistake wrongly hid overlooked penalty fault lied lying said no nine but had one said without nine although grandpa said no nine but he did have a nine but he had said she hadn’t got it but she did had it all along pretended',
    sentences: {
      optional: 'He was free to.',
      compulsory:
        'He should have played it. No source names a penalty: agree on one, or let him take the pass back.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'nobody-follows': {
    question: 'Nobody can follow',
    keywords:
      'nobody has the next card stall stuck everyone passed all pass continue what now no one has it nobody has an eight who plays next everybody is out of tens missing carries on has the next one stuck',
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
    keywords: 'stock missing out of play nobody has it already laid gone all four is it in the stock',
    sentences: {
      table: 'Nobody can know that, so everyone is asked all the same, and nobody looks at the talon.',
      all: 'There is no talon: someone has the card, or it has been played. Everyone is asked in turn.',
      lead: 'When everyone has passed, the last to play leads any card.',
      'next-rank': 'When everyone has passed, the next rank up is wanted.',
    },
  },
  'two-can-follow': {
    question: 'Two of us want to follow',
    keywords:
      'continue go on both have the card who goes first same card dispute turn order quarrel both have a seven whose go first',
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
