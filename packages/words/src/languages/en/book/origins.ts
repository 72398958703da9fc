import type { BookPhrases } from '../../../bookWords.ts';
import { capital } from '../../../grammar.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

export const origins: Pick<BookPhrases, 'sources' | 'readings'> = {
  sources: {
    S0: {
      name: 'English-language encyclopedia',
      title: '“Nain Jaune”, an article in an English-language encyclopedia',
      about:
        'It gives the rules of 1760 and those of 1789, and the history. It goes back to old prints: “L’Avantcoureur”, issues 41 and 42, of 27 October and 3 November 1760; the “Encyclopédie méthodique: Mathématiques” by d’Alembert, Bossut, de la Lande, Condorcet and others (Panckoucke, Paris 1789); Lacombe’s “Dictionnaire des jeux” (Panckoucke, Paris 1792).',
    },
    S1: {
      name: 'French family rules',
      title: '“Jouer au nain jaune”, a French page of family rules',
      about:
        'Rules for four to eight players as families play, with a few lines of history. The page names no author, place or year. It gives the family rules.',
    },
    S2: {
      name: 'German-language encyclopedia',
      title: '“Nain Jaune”, an article in a German-language encyclopedia',
      about:
        'It gives the rules of 1760 and the modern ones with variants, from the same old prints (“L’Avantcoureur”, pages 652–653 and 666–667; the Encyclopédie and Lacombe, pages 144–146). It gives the German rules, and confirms those of 1760.',
    },
    S3: {
      name: 'English rules sheet',
      title: '“Yellow Dwarf Rules”, an English rules sheet',
      about:
        'Step-by-step rules with examples. No author, place or year. It gives the rules of the Yellow Dwarf.',
    },
    S4: {
      name: 'Short French rules',
      title: '“Le jeu du nain jaune”, a short page of rules in French',
      about: 'Hardly a page, without author, place or year. It gives the short rules.',
    },
  },
  readings: {
    R1: {
      question: 'What if a source says nothing about a point?',
      answer:
        'Then we follow the rules it is closest to. The family rules, for instance, do not say who deals next; they are closest to 1789, so it is the neighbour on the right.',
    },
    R2: {
      question: 'How many cards are dealt in the short French rules?',
      answer: bookFacts.everything,
    },
    R3: {
      question: 'How many counters does each player start with, where no number is given?',
      answer:
        '120: the five contrats, ten fiches and twenty jetons that the English-language encyclopedia gives as its example.',
    },
    R4: {
      question: 'What exactly happens when a run stalls in the German rules?',
      answer: `The text says only that the player of the five may go on with a seven. We play it like this. ${bookFacts.rises}`,
    },
    R5: {
      question: 'What does the wild dwarf of 1760 do to the run?',
      answer: `The old text calls it the chief hoc, so it stops the run and its player leads again. ${bookFacts.otherDwarf}`,
    },
    R6: {
      question: 'When exactly is it an opera?',
      answer: `${bookFacts.operas} The text of 1789 says “on lead for the first time”, which is the same: a player who still holds all cards can lead only as the first. Passing after your first card does not matter, nor do passes of the others. You can also set in the house rules that it counts from your first lead.`,
    },
    R7: {
      question: 'What if someone cannot pay?',
      answer: `No source says; here is our choice. ${bookFacts.short} House rules may allow debts.`,
    },
    R8: {
      question: 'How much is a bête?',
      answer: `${bookFacts.bete} So after an opera that swept the board it costs nothing. A box whose honour was forgotten is doubled by the player of that honour, where the rules say so. The rules of 1760 can also be read as one more stake of the box; you can set that in the house rules. A player who owes several pays them in the order of the boxes.`,
    },
    R9: {
      question: 'Does the king of hearts earn two counters, as a king and as an honour?',
      answer: `No. ${bookFacts.kingOnce}`,
    },
    R10: {
      question: 'What if an ante can only be paid in part?',
      answer: `${bookFacts.whole} Otherwise there is no next deal and the game is over. ${bookFacts.most}`,
    },
    R11: {
      question: 'When exactly do a time limit and a target end the game?',
      answer: `${capital(bookFacts.playedOut)}. A target counts at a settlement, not in the middle of a deal.`,
    },
    R12: {
      question: 'What may you do where following is optional?',
      answer: facts.continuing.optional,
    },
    R13: {
      question: 'What if the wanted card of a suit cannot come at all?',
      answer: `It may be in the talon, or have been played already. ${bookFacts.askAll} If you have the wild dwarf, you may play it or not.`,
    },
    R14: {
      question: 'Does an honour sweep its box when it is the last card?',
      answer: `Yes. ${bookFacts.lastHonour}`,
    },
    R15: {
      question: 'What does a player pay at an opera who still holds the dwarf?',
      answer: `${bookFacts.dwarfPays} You can set in the house rules that it stays at double.`,
    },
    R16: {
      question: 'Do you have to follow if you can?',
      answer:
        'In 1760 you must: players go on “as many as they can”, and pass “if unable”. The English sheet and the short French rules can be read either way; both say who cannot follow passes, so there you must too. The German text can also be read either way; there we take it as in 1789, where you may.',
    },
    R17: {
      question: 'Who goes on after a stall in the French rules?',
      answer:
        'The family rules say that the last to play continues. We understand: with any card. It could also mean the next rank up; you can set that in the house rules. The short rules speak of the first player to pass, and that is the last to have played.',
    },
    R18: {
      question: 'What does a forgotten announcement cost in the German rules?',
      answer:
        'The box is lost, and the text says “the same” of a card overlooked, right after the sentence on the bête. So we take it that a bête is due for both. In the house rules you can limit it to a card still held.',
    },
    R19: {
      question: 'Who cuts the pack?',
      answer: `The pack is “offered to the left to be cut”: that is ${bookFacts.cutter}`,
    },
    R20: {
      question: 'Which way round do you play in 1789?',
      answer:
        'The summary of the English article says anticlockwise, but its modern rules say clockwise. We follow the rules.',
    },
    R21: {
      question: 'What do you call out in 1760?',
      answer:
        'A player who cannot go on says “pass”. When a run stalls, the player of its last card says “Hoc!”, as for a card that is always a hoc, but is paid nothing for it.',
    },
    R22: {
      question: 'How do the family rules understand the opera?',
      answer:
        'They say it twice: no opponent could lay a single card, and “when it is your turn to play”. We take the narrower: nobody else has played a card in the whole deal. In the house rules you can set the other: from your very first turn.',
    },
    R23: {
      question: 'Can two play, and can we choose who deals first?',
      answer: `${bookFacts.two} Another lets the youngest deal first. Both can be set in the house rules.`,
    },
  },
};
