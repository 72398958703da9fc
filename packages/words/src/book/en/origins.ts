import type { BookPhrases } from '../../book.ts';

/** The sources and the readings, in English. */
export const origins: Pick<BookPhrases, 'sources' | 'readings'> = {
  sources: {
    S0: {
      name: 'English encyclopedia',
      title: '“Nain Jaune”, an article of an English encyclopedia',
      about:
        'It tells the rules of 1760 and those of 1789, and the history. It goes back to old prints: “L’Avantcoureur”, issues 41 and 42, of 27 October and 3 November 1760; the “Encyclopédie méthodique: Mathématiques” by d’Alembert, Bossut, de la Lande, Condorcet and others (Panckoucke, Paris 1789); Lacombe’s “Dictionnaire des jeux” (Panckoucke, Paris 1792).',
    },
    S1: {
      name: 'French family rules',
      title: '“Jouer au nain jaune”, a French page of family rules',
      about:
        'Rules for four to eight players as families play, with a few lines of history. The page names no author, place or year. It gives the family rules.',
    },
    S2: {
      name: 'German encyclopedia',
      title: '“Nain Jaune”, an article of a German encyclopedia',
      about:
        'It tells the rules of 1760 and the modern ones with variants, from the same old prints (“L’Avantcoureur”, pages 652–653 and 666–667; the Encyclopédie and Lacombe, pages 144–146). It gives the German rules, and confirms those of 1760.',
    },
    S3: {
      name: 'English rules sheet',
      title: '“Yellow Dwarf Rules”, an English rules sheet',
      about:
        'Step-by-step rules with examples, in which aces cost ten and a target ends the game. No author, place or year. It gives the rules of the Yellow Dwarf.',
    },
    S4: {
      name: 'Short French rules',
      title: '“Le jeu du nain jaune”, a short page of rules in French',
      about:
        'Hardly a page, without author, place or year. Other honours, no bêtes, no opera; the lowest card begins. It gives the short rules.',
    },
  },
  readings: {
    R1: {
      question: 'What if a source says nothing about a point?',
      answer:
        'Then its nearest relative is followed. The family rules, for instance, do not say who deals next; they are closest to 1789, so it is the neighbour on the right.',
    },
    R2: {
      question: 'How many cards are dealt by the short French rules?',
      answer:
        'They give no number and mention no talon. So all 52 cards are dealt out; where that does not divide, those dealt to first have one card more.',
    },
    R3: {
      question: 'How many counters does each begin with, where no number is given?',
      answer:
        'With 120: the five contrats, ten fiches and twenty jetons that the English encyclopedia gives as its example.',
    },
    R4: {
      question: 'What exactly happens when a run stalls by the German rules?',
      answer:
        'The text only says that whoever laid the five may go on with a seven. We play it so: the rank wanted rises by one; the last to lay is asked first, then the others in turn. If nobody has it, it rises again. Past the king the last to lay leads anything.',
    },
    R5: {
      question: 'What does the wild dwarf of 1760 do to the run?',
      answer:
        'He may be laid at any turn and never must be. The old text calls him the chief hoc, so he stops the run and whoever laid him leads again. He could also be understood to stand for the wanted card, so that the run goes on after it, or stops where that card would have stopped it; led, or laid when he himself is wanted, he is then an ordinary seven of diamonds. That is a setting of the house rules.',
    },
    R6: {
      question: 'When exactly is it an opera?',
      answer:
        'Where the source speaks of the first turn, no other player may lay between the winner’s first card and the last; passes do not count, and others may have laid before. Where it says that nobody else could lay, no other player may have laid a card in the whole deal. The family rules say it in both ways; we take the second.',
    },
    R7: {
      question: 'What if somebody cannot pay?',
      answer:
        'No source says. Here everyone pays what is there and never goes below zero; the rest is not owed. The winner is paid first, then the boxes, in turn from the winner’s neighbour. House rules may allow debts.',
    },
    R8: {
      question: 'How much is a bête?',
      answer:
        'As much as the box holds when it is paid. After an opera that swept the board that is nothing. A box whose honour was forgotten is doubled by whoever laid it, where the rules ask for that. No box is doubled twice. The players pay in turn, the winner last; one who owes several pays them in the order of the boxes.',
    },
    R9: {
      question: 'Does the king of hearts bring two counters, as a king and as an honour?',
      answer: 'No: it is one hoc, one counter from each.',
    },
    R10: {
      question: 'What if an ante can only be paid in part?',
      answer:
        'An ante is paid whole or not at all; otherwise there is no next deal and the game is over. The most counters win, equals share, and what lies on the board belongs to nobody.',
    },
    R11: {
      question: 'When exactly do a time and a target end the game?',
      answer:
        'The deal in which the time runs out is played to its end. A target counts at a settlement, not in the middle of a deal.',
    },
    R12: {
      question: 'What may you do where going on is optional?',
      answer:
        'Stop after any card, and pass with the wanted card in your hand. Only whoever leads must lay a card.',
    },
    R13: {
      question: 'What if the wanted card of a suit cannot come at all?',
      answer:
        'It may lie in the talon, or have been laid before. The run stalls all the same: everyone is asked, for nobody need know. Whoever holds the wild dwarf does as he likes.',
    },
    R14: {
      question: 'Does an honour sweep its box when it is the last card?',
      answer: 'Yes. It is laid and sweeps; only then is the deal over.',
    },
  },
};
