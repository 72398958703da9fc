import type { BookTexts } from '../../../bookPlan.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Playing',
    blocks: {
      turn: 'Play goes to the left in most rules; in those of 1760 and in the French family rules it goes to the right. The dealer’s neighbour on that side, eldest hand, leads.',
      lead: 'Eldest hand plays a card face up and says its rank. It can be any card. Only the short French rules ask for one of your lowest rank, and only for this first card.',
      run: `Then the run goes up, card by card. If you have the next rank, play it too, and go on as long as you can. ${bookFacts.missing}`,
      example:
        'You play the four of spades, the five of diamonds and the six of clubs. You have no seven. “Four, five, six, without seven!” Your neighbour has one and plays it.',
      suit: 'In the modern game suits don’t matter: any five follows any four. In 1760 the run stays within its suit: only the five of spades follows the four of spades.',
      duty: [
        `1789 and the German rules: you may follow if you like. ${facts.continuing.optional}`,
        `All the others: you must follow. ${facts.continuing.compulsory}`,
      ],
      king: facts.king,
      stall: `${facts.stall.lead} The family rules and the short French rules put it differently; we take them to mean the same.`,
      skip: `The German rules do it differently. ${bookFacts.rises} They also allow a free lead.`,
      hidden: `Why would nobody have the wanted card? Because it is in the talon, has already been played, or someone is keeping it back. ${bookFacts.askAll}`,
      out: 'The deal ends as soon as someone plays their last card.',
    },
  },
  honours: {
    title: 'Honours and announcing',
    blocks: {
      sweep: `${facts.announcing.required} Only the family rules and the short rules don’t mention announcing; here the former do without it and the latter require it.`,
      forgotten: [
        'In 1760, in 1789 and in the short French rules: the box stays as it is, for a later deal. In 1760 the hoc is lost as well.',
        'In the German rules the box stays, and at the end you double it, as if you still had the card. On the English rules sheet the same happens if you forget to take the counters.',
      ],
      last: `An honour can be your very last card. ${bookFacts.lastHonour}`,
      held: `${facts.heldHonour({ heldHonour: 'bete', bete: 'box' })} Only the short French rules do not mention this, so there it costs nothing.`,
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
      pay: `${facts.hoc({ announcing: 'required' })} Say nothing, and nobody pays. ${bookFacts.chance}`,
      once: bookFacts.kingOnce,
    },
  },
  dwarf: {
    title: 'The dwarf',
    blocks: {
      plain:
        'The seven of diamonds is the dwarf, and it has the fattest box. In the modern game you play it like any other seven.',
      wild: `In 1760 it is another matter. ${facts.dwarf.stop} ${facts.dwarfFree} It is a hoc, too, and sweeps its box.`,
      example:
        'The ten of spades is wanted, and you don’t have it. You play the dwarf instead: “the dwarf who takes, hoc!” The others pay you a counter each, its box is yours, and you lead a new run.',
      place: bookFacts.otherDwarf,
    },
  },
};
