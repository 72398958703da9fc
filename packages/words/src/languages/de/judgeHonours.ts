import { kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { bookFacts } from './book/facts.ts';
import { theCardIn } from './cards.ts';
import { facts } from './rules.ts';

const { and, count, or } = makeGrammar('de');

const theCard = (card: string) => theCardIn(cardOf(card), 'nominative');

const inTurn = (side: string) =>
  `Man zahlt der Reihe nach, beginnend mit dem ${side} Nachbarn des Gewinners.`;
const likeAnyCard = 'Einen Jeton, wie jede Karte.';

/** The situations of kings, honours, the dwarf and payments. */
export const honourTexts = {
  'king-laid': {
    question: 'Jemand legt einen König',
    sentences: { ends: facts.king, paidAnnounced: facts.hoc, paid: facts.hoc },
  },
  'last-card-king': {
    question: 'Meine letzte Karte ist ein König',
    sentences: {
      over: 'Dann bist du fertig, und die Runde ist sofort zu Ende: Niemand spielt mehr aus.',
      paidAnnounced: facts.hoc,
      paid: facts.hoc,
      sweeps: (rules) =>
        `Ist es ${or(kingsAmong(rules).map((king) => theCard(king)))}, räumt er trotzdem sein Fach ab.`,
      announced: 'Aber nur, wenn du ihn beim Legen ansagst.',
    },
  },
  'honour-laid': {
    question: 'Jemand legt eine Karte, die ein Fach hat',
    sentences: {
      required: facts.announcing.required,
      automatic: facts.announcing.automatic,
      hoc: 'Sie ist auch ein Hoc: Die anderen zahlen dir je einen Jeton, und du spielst wieder aus.',
      butDwarf: 'Aber nach dem Zwerg spielst du nur aus, wenn er für eine Karte steht, die die Folge stoppt.',
    },
  },
  'honour-stops': {
    question: 'Stoppt eine Karte, die ein Fach hat, die Folge?',
    sentences: {
      stops: ({ honours }) =>
        `Ja: ${and(honours.map(({ card }) => theCard(card)))} stoppen die Folge wie ein König, und wer eine davon gelegt hat, spielt wieder aus.`,
      dwarfStops: 'Auch der Zwerg stoppt sie.',
      butDwarf: 'Der Zwerg stoppt sie nur an Stelle einer Karte, die sie gestoppt hätte.',
      goesOn: 'Nein. Sie räumt ihr Fach ab, und die Folge geht weiter; nur Könige stoppen sie.',
    },
  },
  'forgot-to-announce': {
    question: 'Er hat die Ansage vergessen',
    sentences: {
      nothingToForget: facts.announcing.automatic,
      stays: facts.missedHonour,
      bete: facts.missedHonour,
      stake: facts.missedHonour,
      noHoc: 'Auch den Hoc zahlt ihm niemand.',
    },
  },
  'announced-late': {
    question: 'Sie hat es erst nach der nächsten Karte angesagt',
    sentences: {
      noNeed: facts.announcing.automatic,
      late: 'Zu spät. Man sagt beim Legen an; danach gilt die Karte als vergessen.',
      stays: facts.missedHonour,
      bete: facts.missedHonour,
      stake: facts.missedHonour,
    },
  },
  'honour-last-card': {
    question: 'Meine letzte Karte hat ein Fach',
    sentences: {
      sweeps: bookFacts.lastHonour,
      required: facts.announcing.required,
      automatic: facts.announcing.automatic,
    },
  },
  'honour-held': {
    question: 'Ich habe noch eine Karte, die ein Fach hat, und jemand anders ist fertig',
    sentences: { bete: facts.heldHonour, stake: facts.heldHonour, nothing: facts.heldHonour },
  },
  'how-much-is-a-bete': {
    question: 'Wie viel kostet eine Bête?',
    sentences: {
      none: 'Eine Bête gibt es nach diesen Regeln nicht.',
      held: facts.heldHonour,
      forgotten: facts.missedHonour,
      both: (rules) => `${facts.heldHonour(rules)} ${facts.missedHonour(rules)}`,
      asMuch: 'Sie kostet so viel, wie dann im Fach ist, nachdem der Gewinner bezahlt ist.',
      empty: bookFacts.emptyBox,
      stake: 'Sie beträgt einen Einsatz des Faches, so viel, wie ein Spieler vor der Runde hineinlegt.',
      once: 'Für kein Fach zahlt man in einer Runde zweimal.',
    },
  },
  'lay-the-dwarf': {
    question: 'Wann darf man den Zwerg legen?',
    sentences: { ...facts.dwarf, sweeps: facts.dwarfSweeps },
  },
  'must-lay-the-dwarf': {
    question: 'Muss ich den Zwerg legen, wenn eine Sieben gesucht ist?',
    sentences: {
      never: 'Nie, nicht einmal, wenn die Karo-Sieben selbst gesucht ist.',
      mayKeep: 'Nein. Niemand muss anlegen.',
      rank: 'Du musst eine Sieben legen. Ist der Zwerg deine einzige, dann ihn.',
      suit: 'Ja, wenn die Karo-Sieben gesucht ist.',
    },
  },
  'dwarf-held': {
    question: 'Ich habe noch den Zwerg, und jemand anders ist fertig',
    sentences: {
      double: facts.dwarfDouble,
      bete: facts.heldHonour,
      stake: facts.heldHonour,
      nothing: 'Er kostet so viel wie jede Sieben.',
    },
  },
  'hoc-called': {
    question: 'Jemand sagt „Hoc!“: Muss ich zahlen?',
    sentences: {
      noHocs: 'Nein. Hocs gibt es nach diesen Regeln nicht.',
      required: facts.hoc,
      automatic: facts.hoc,
      chance: bookFacts.chance,
    },
  },
  'king-and-honour': {
    question: 'Ein König, der ein Fach hat: Ist das ein Hoc, oder sind es zwei?',
    sentences: {
      once: (rules) =>
        `Einer: ${and(kingsAmong(rules).map(theCard))} bringt von allen anderen je einen Jeton, und das Fach dazu.`,
      noSuchKing: 'Kein König hat hier ein Fach.',
      noHocs: 'Keiner: Hocs gibt es nach diesen Regeln nicht.',
    },
  },
  'king-in-silence': {
    question: 'Sie hat einen König gelegt und nichts gesagt',
    sentences: {
      nothingToSay: 'Einen König muss man nicht ansagen. Er stoppt die Folge, und sie spielt wieder aus.',
      required: 'Er stoppt die Folge, und sie spielt wieder aus, aber den Hoc zahlt ihr niemand.',
      automatic: 'Er ist trotzdem ein Hoc, und die anderen zahlen ihr je einen Jeton.',
      ofTheBoard: (rules) =>
        `Aber ${or(kingsAmong(rules).map(theCard))} hat ein Fach, und man muss ihn ansagen: Sonst ist er ein vergessenes Honneur.`,
    },
  },
  'what-losers-pay': {
    question: 'Was zahlen die anderen dem Gewinner?',
    sentences: { points: facts.payment, cards: facts.payment, dwarfDouble: facts.dwarfDouble },
  },
  'an-ace-in-hand': {
    question: 'Was kostet ein Ass auf meiner Hand?',
    sentences: {
      points: ({ acePoints }) => `${count(acePoints, 'Punkt', 'Punkte')}.`,
      cards: likeAnyCard,
    },
  },
  'a-king-in-hand': {
    question: 'Was kostet ein König, eine Dame oder ein Bube auf meiner Hand?',
    sentences: { points: 'Je 10 Punkte.', cards: likeAnyCard },
  },
  'cannot-pay': {
    question: 'Sie kann nicht zahlen, was sie schuldet',
    sentences: { whatIsLeft: facts.debts.forgiven, below: facts.debts.below },
  },
  'who-is-paid-first': {
    question: 'Wer wird zuerst bezahlt, der Gewinner oder die Fächer?',
    sentences: {
      sweep: 'Nach einer Oper räumt der Gewinner zuerst das Tableau ab.',
      winner: bookFacts.winnerFirst,
      betes: 'Die Bêten zahlt man zuletzt, die des Gewinners ganz am Ende.',
      clockwise: inTurn('linken'),
      anticlockwise: inTurn('rechten'),
    },
  },
} satisfies Partial<JudgeTexts>;
