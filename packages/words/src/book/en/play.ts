import type { BookTexts } from '../structure.ts';

/** The play, in English: runs, honours, hocs, the dwarf. */
export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Playing',
    blocks: {
      turn: 'The turn goes round to the left in most rules; in those of 1760 and in the French family rules it goes to the right. The dealer’s neighbour on that side, eldest hand, begins.',
      lead: 'Eldest hand lays a card face up and says its rank. It may be any card. Only the short French rules ask for one of your lowest rank, and only for this first card.',
      run: 'Then the run goes up, card by card. If you have the next rank, lay it too, and go on as long as you can. When you stop, say what is missing: “without seven”. Now it is the next player’s turn.',
      example:
        'You lay the four of spades, the five of diamonds and the six of clubs. You have no seven. “Four, five, six, without seven!” Your neighbour has one and lays it.',
      suit: 'In the modern game suits do not matter: any five follows any four. In 1760 the run stays within its suit: after the four of spades only the five of spades will do.',
      duty: [
        '1789 and the German rules: you may go on if you like. You may stop after any card, and pass with the wanted card in your hand. But whoever leads must lay.',
        'All the others: whoever has the wanted card must lay it. You pass only when you do not have it.',
      ],
      king: 'Nothing is higher than a king, so a king ends the run. Whoever laid it begins the next one, with any card.',
      stall:
        'If everyone has passed in turn, nobody goes on: the run has stalled. Whoever laid the last card begins a new run, with any card. The short French rules say it in other words, and mean the same player.',
      skip: 'The German rules do it differently. Nobody has the six? Then the seven is asked for, first of whoever laid the last card, then of the others in turn. If nobody has that either, the eight is asked for, and so on. Only past the king is the lead free. As a variant they, too, know the free lead.',
      hidden:
        'Why would nobody have the wanted card? Because it lies in the talon, has been laid already, or somebody is keeping it back. The others cannot tell. Everyone is asked all the same.',
      out: 'The deal is over the moment somebody lays a last card.',
    },
  },
  honours: {
    title: 'Honours and announcing',
    blocks: {
      sweep:
        'Whoever lays an honour takes what its box holds. In most rules it must be announced as it is laid. The family rules do not mention announcing, so there the honour sweeps without a word.',
      say: 'You lay the queen of spades and say, in the words of the old book: “la Dame qui prend!”, the queen who takes. Then you empty her box.',
      forgotten: [
        'In 1760, in 1789 and in the short French rules: the box stays as it is, for a later deal. In 1760 the hoc is lost as well.',
        'In the German rules and on the English rules sheet: the box stays, and at the end you double it, as if you still held the card.',
      ],
      last: 'An honour that is your very last card still sweeps its box. You go out, and take.',
      held: 'An honour that you still hold when somebody else goes out costs you: you are bête and double its box. Only the short French rules know no such thing.',
    },
  },
  hocs: {
    title: 'Hocs, in the game of 1760',
    blocks: {
      what: 'A hoc is a card that stops the run. Whoever lays it says “Hoc!” and begins a new run, with any card.',
      kinds: [
        'three that are always hocs: the queen of spades, the jack of clubs and the ten of diamonds',
        'the chief hoc: the dwarf, the seven of diamonds',
        'the four kings, at the end of their suits',
        'chance hocs: the card before one that lies in the talon. Nobody knows them beforehand; they show when the run stalls.',
      ],
      pay: 'For a king or an honour, laid and announced, every other player pays you a counter at once. Say nothing, and nobody pays. A chance hoc earns no counters, only the new lead.',
      once: 'The king of hearts is a king and an honour. It is still one hoc: one counter from each.',
    },
  },
  dwarf: {
    title: 'The dwarf',
    blocks: {
      plain:
        'The seven of diamonds is the dwarf, and the fattest box is his. In the modern game he is laid like any other seven.',
      wild: 'In 1760 he is wild. You may lay him whenever it is your turn, whatever is wanted; and you never have to, not even when the seven of diamonds itself is wanted. He stops the run, so you lead again. He is a hoc, too, and sweeps his box.',
      example:
        'The ten of spades is wanted, and you do not have it. You lay the dwarf instead: “the dwarf who takes, hoc!” The others pay you a counter each, his box is yours, and you begin a new run.',
      place:
        'There is another way to understand the old text: the dwarf takes the place of the wanted card, and the run goes on from there. If you prefer it, set it in your house rules.',
    },
  },
};
