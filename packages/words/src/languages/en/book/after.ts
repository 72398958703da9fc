import type { BookTexts } from '../../../bookPlan.ts';
import { bookFacts } from './facts.ts';

/** Settlement, opera, end, calls and terms. */
export const after: Pick<BookTexts, 'settlement' | 'opera' | 'end' | 'calls' | 'terms'> = {
  settlement: {
    title: 'The settlement',
    blocks: {
      order: [
        'If there was an opera that sweeps the board, the winner sweeps all the boxes.',
        'Everyone else pays the winner for the cards they still hold.',
        'The bêtes are paid into the boxes.',
      ],
      pay: [
        'By points (1760, 1789, the German rules): a court card costs 10, an ace 1, any other card its number.',
        'On the English rules sheet the same, but an ace costs 10.',
        'By cards (the family rules, the short French rules): one counter for each card.',
        bookFacts.dwarfPays,
      ],
      example:
        'You are left with an ace, a three, a seven and a jack. By points you pay 1 + 3 + 7 + 10 = 21 counters, on the English sheet 30, by cards only 4.',
      bete: bookFacts.bete,
      beteExample:
        'You still hold the queen of spades, and there are 12 counters in her box. You pay 12. Now there are 24, and the next ante adds to them.',
      short: bookFacts.short,
    },
  },
  opera: {
    title: 'The opera',
    blocks: {
      what: `Going out in one go is an opera. Nearly all the sources have it, but they do not describe it alike. ${bookFacts.operas}`,
      reward: [
        '1760: the others pay double.',
        '1789, the family rules, the German rules and the English sheet: the winner sweeps the whole board and is paid as usual.',
        'The short French rules: they do not mention an opera, so there is none.',
      ],
      example:
        'Your neighbour leads the king of clubs, then a queen, and only you can follow, with another king. Now you play everything, run after run. In the German rules that is an opera: it was your first turn, and nobody came in between. In 1789 and in the family rules it is not: your neighbour has played before you.',
    },
  },
  end: {
    title: 'The end of the game',
    blocks: {
      ruin: 'A game ends when someone who must ante cannot. That always applies; you agree on the other ends beforehand.',
      limits: [
        'a number of deals: in 1760 usually twelve for three players and ten for five; in 1789 as many as you like',
        `a time limit: ${bookFacts.playedOut}`,
        'a target: on the English rules sheet the first to have that many counters at a settlement wins. The sheet names no number; here it is 250.',
      ],
      win: bookFacts.most,
    },
  },
  calls: {
    title: 'Calls',
    blocks: {
      why: 'Nain Jaune is a game you can hear. Everyone says aloud what they play and what is missing, so that everyone can follow without looking.',
      said: [
        ['Five!', 'the rank of the card you play'],
        ['without six', 'you stop here, or pass: you do not play a six'],
        ['the Queen sweeps!', 'you play an honour and sweep its box; in French “la Dame qui prend”'],
        ['pass', 'in 1760: you cannot go on'],
        [
          'Hoc!',
          'in 1760: the run stops here and you lead again. Every other player pays you a counter, unless the run has only stalled',
        ],
      ],
    },
  },
  terms: {
    title: 'Words',
    blocks: {
      list: [
        ['ante', 'the stakes that go into the boxes before a deal'],
        ['bête', 'what you pay for an honour held or forgotten: the box is doubled'],
        ['board, box', 'the board has five boxes for counters'],
        ['deal', 'from one ante to the settlement; a game is a series of deals'],
        ['dwarf', 'the seven of diamonds'],
        ['eldest hand', 'the player who leads first: the dealer’s neighbour in the direction of play'],
        ['honour', 'one of the five cards that have a box'],
        ['lead', 'to play the first card of a run'],
        ['opera', 'going out in one go'],
        ['ruin', 'not being able to pay the ante'],
        ['run', 'the ascending cards on the table'],
        ['stall', 'nobody follows'],
        ['stop', 'a card that stops the run; its player leads again'],
        ['sweep', 'to take what a box holds'],
        ['talon', 'the cards left over from the deal'],
        ['wanted', 'what would come next in the run'],
      ],
    },
  },
};
