import type { BookTexts } from '../../../bookPlan.ts';

export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Playing',
    blocks: {
      turn: 'Play goes to the left in most rules; in those of 1760 and in the French family rules it goes to the right. The dealer’s neighbour on that side, eldest hand, leads.',
      lead: 'Eldest hand plays a card face up and says its rank. It can be any card. Only the short French rules ask for one of your lowest rank, and only for this first card.',
      run: 'Then the run goes up, card by card. If you have the next rank, play it too, and go on as long as you can. When you stop, say what is missing: “without seven”. Now it is the next player’s turn.',
      example:
        'You play the four of spades, the five of diamonds and the six of clubs. You have no seven. “Four, five, six, without seven!” Your neighbour has one and plays it.',
      suit: 'In the modern game suits don’t matter: any five follows any four. In 1760 the run stays within its suit: only the five of spades follows the four of spades.',
      duty: [
        '1789 and the German rules: you may follow if you like. You may stop after any card, and pass with the wanted card in your hand. But if you lead, you must play.',
        'All the others: if you have the wanted card, you must play it. You pass only when you don’t have it.',
      ],
      king: 'Nothing is higher than a king, so a king stops the run. Its player leads the next one, with any card.',
      stall:
        'If everyone in turn has passed, nobody follows: the run stalls. The last to play leads a new run, with any card. The family rules and the short French rules put it differently; we take them to mean the same.',
      skip: 'The German rules do it differently. Nobody has the six? Then the seven is wanted: the last to play is asked first, then the others in turn. If nobody has that either, the eight is wanted, and so on. Only after the king is the lead free. They also allow a free lead.',
      hidden:
        'Why would nobody have the wanted card? Because it is in the talon, has already been played, or someone is keeping it back. The others cannot tell. Everyone is asked all the same.',
      out: 'The deal ends as soon as someone plays their last card.',
    },
  },
  honours: {
    title: 'Honours and announcing',
    blocks: {
      sweep:
        'When you play an honour, you sweep its box. In most rules you must announce it as you play it. The family rules and the short rules don’t mention this; here the former do without it and the latter require it.',
      say: 'You play the queen of spades and say, in the words of the old book: “la Dame qui prend!”, the queen who takes. Then you sweep her box.',
      forgotten: [
        'In 1760, in 1789 and in the short French rules: the box stays as it is, for a later deal. In 1760 the hoc is lost as well.',
        'In the German rules the box stays, and at the end you double it, as if you still had the card. On the English rules sheet the same happens if you forget to take the counters.',
      ],
      last: 'An honour that is your very last card still sweeps its box. You go out and sweep.',
      held: 'An honour that you still hold when someone else goes out costs you: you pay a bête and double its box. Only the short French rules do not mention this, so there it costs nothing.',
    },
  },
  hocs: {
    title: 'Hocs, in the game of 1760',
    blocks: {
      what: 'A hoc is a card that stops the run. If you play one, say “Hoc!” and lead a new run, with any card.',
      kinds: [
        'three that are always hocs: the queen of spades, the jack of clubs and the ten of diamonds',
        'the chief hoc: the dwarf, the seven of diamonds',
        'the four kings, at the end of their suits',
        'chance hocs: the card before one that is in the talon. Nobody knows them beforehand; they show when the run stalls.',
      ],
      pay: 'For a king or an honour, played and announced, every other player pays you a counter straight away. Say nothing, and nobody pays. A chance hoc earns no counters, only the new lead.',
      once: 'The king of hearts is a king and an honour. It is still one hoc: one counter from each of the others.',
    },
  },
  dwarf: {
    title: 'The dwarf',
    blocks: {
      plain:
        'The seven of diamonds is the dwarf, and it has the fattest box. In the modern game you play it like any other seven.',
      wild: 'In 1760 it is wild. You can play it at any of your turns, whatever is wanted; and you never have to, not even when the seven of diamonds itself is wanted. It stops the run, so you lead again. It is a hoc, too, and sweeps its box.',
      example:
        'The ten of spades is wanted, and you don’t have it. You play the dwarf instead: “the dwarf who takes, hoc!” The others pay you a counter each, its box is yours, and you lead a new run.',
      place:
        'The old text can also be read another way: the dwarf takes the place of the wanted card, and the run goes on from there. If you prefer that, set it in your house rules.',
    },
  },
};
