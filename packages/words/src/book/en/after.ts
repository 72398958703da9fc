import type { BookTexts } from '../structure.ts';

/** What comes after the play, in English: the settlement, the opera, the end, calls and words. */
export const after: Pick<BookTexts, 'settlement' | 'opera' | 'end' | 'calls' | 'terms'> = {
  settlement: {
    title: 'The settlement',
    blocks: {
      order: [
        'If there was an opera that sweeps the board, the winner takes all boxes.',
        'Everyone else pays the winner for the cards still held.',
        'The bêtes are paid into the boxes.',
      ],
      pay: [
        'By points (1760, 1789, the German rules): a court card costs 10, an ace 1, any other card its number.',
        'On the English rules sheet the same, but an ace costs 10.',
        'By cards (the family rules, the short French rules): one counter for each card.',
        'In 1760 whoever still holds the dwarf pays the winner double.',
      ],
      example:
        'You are left with an ace, a three, a seven and a jack. By points you pay 1 + 3 + 7 + 10 = 21 counters, on the English sheet 30, by cards only 4.',
      bete: 'Being bête means doubling a box: you add as much as it holds. A box that is empty costs nothing. No box is doubled twice in a deal. The players pay in turn, from the winner’s neighbour on.',
      beteExample:
        'You still hold the queen of spades, and 12 counters lie in her box. You pay 12. Now 24 lie there, and the next deal adds to them.',
      short:
        'If you owe more than you have, you pay what you have. Nobody goes below zero, and the rest is forgiven. First the winner is paid, then the boxes.',
    },
  },
  opera: {
    title: 'The opera',
    blocks: {
      what: 'Going out at one stroke is an opera, or a grand opera. Nearly all sources know it, but they do not describe it alike. In 1789 and in the German rules you lay all your cards in one go, with no card of another player in between. In 1760, in the family rules and on the English sheet nobody else may have laid a card in the whole deal.',
      reward: [
        '1760: the others pay double.',
        '1789, the family rules, the German rules and the English sheet: the winner sweeps the whole board and is paid as usual.',
        'The short French rules: there is no opera.',
      ],
      example:
        'Your neighbour leads the king of clubs, then a queen, and nobody can go on but you with another king. Now you lay everything you have, run after run, and the others can only pass. In 1789 that is an opera; in the family rules it is not, for your neighbour has laid cards before.',
    },
  },
  end: {
    title: 'The end of the game',
    blocks: {
      ruin: 'A game ends when somebody who must ante cannot. That always holds; the other ends are agreed on beforehand.',
      limits: [
        'a number of deals: in 1760 twelve for three players and ten for five; in 1789 as many as you like',
        'a time: the deal in which it runs out is played to its end',
        'a target: on the English rules sheet whoever first has so many counters at a settlement has won. The sheet names no number; here it is 250.',
      ],
      win: 'Whoever has the most counters wins; equals share the win. What still lies on the board belongs to nobody.',
    },
  },
  calls: {
    title: 'What is said at the table',
    blocks: {
      why: 'Nain jaune is a game that is heard. Everyone says aloud what is laid and what is missing, so that nobody need crane over the table.',
      said: [
        ['Five!', 'the rank of the card you lay'],
        ['without six', 'you stop here, or pass: you do not lay a six'],
        ['the Queen sweeps!', 'you lay an honour and take its box; in French “la Dame qui prend”'],
        ['Hoc!', 'in 1760: the run stops here, you lead again, and everyone pays you a counter'],
      ],
    },
  },
  terms: {
    title: 'Words',
    blocks: {
      list: [
        ['ante', 'the stakes that go into the boxes before a deal'],
        ['bête', 'doubling a box, as the price for an honour held or forgotten'],
        ['board, box', 'the tableau and its five places for counters'],
        ['deal', 'from one ante to the settlement; a game is a series of deals'],
        ['dwarf', 'the seven of diamonds'],
        ['eldest hand', 'whoever begins: the dealer’s neighbour in the direction of play'],
        ['honour', 'one of the five cards that have a box'],
        ['lead', 'to lay the first card of a run'],
        ['opera', 'going out at one stroke'],
        ['ruin', 'not being able to pay the ante'],
        ['run', 'the ascending cards on the table'],
        ['stall', 'nobody goes on with the run'],
        ['stop', 'a card that ends the run; whoever laid it leads again'],
        ['sweep', 'to take what a box holds'],
        ['talon', 'the cards left over from the deal'],
        ['wanted', 'what would continue the run'],
      ],
    },
  },
};
