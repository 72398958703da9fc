import { kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { theCardIn } from './cards.ts';

const { and, count, number, or } = makeGrammar('de');

const theCard = (card: string) => theCardIn(cardOf(card), 'nominative');

/** The situations of kings, honours, the dwarf and payments. */
export const honourTexts = {
  'king-laid': {
    question: 'Jemand legt einen König',
    sentences: {
      ends: 'Ein König stoppt die Folge. Wer ihn gelegt hat, spielt sofort eine beliebige Karte aus.',
      paidAnnounced: 'Ist er als Hoc angesagt, zahlen ihm alle anderen je einen Jeton.',
      paid: 'Er ist ein Hoc: Alle anderen zahlen ihm je einen Jeton.',
    },
  },
  'last-card-king': {
    question: 'Meine letzte Karte ist ein König',
    sentences: {
      over: 'Dann bist du fertig, und die Runde ist sofort zu Ende: Niemand spielt mehr aus.',
      paidAnnounced: 'Ist er angesagt, ist er trotzdem ein Hoc, und die anderen zahlen dir je einen Jeton.',
      paid: 'Er ist trotzdem ein Hoc: Die anderen zahlen dir je einen Jeton.',
      sweeps: (rules) =>
        `Ist es ${or(kingsAmong(rules).map((king) => theCard(king)))}, räumt er trotzdem sein Fach ab.`,
      announced: 'Aber nur, wenn du ihn beim Legen ansagst.',
    },
  },
  'honour-laid': {
    question: 'Jemand legt eine Karte, die ein Fach hat',
    sentences: {
      required: 'Sag sie beim Legen an („die Dame, die nimmt!“), und räum ihr Fach ab.',
      automatic: 'Räum ihr Fach ab. Du musst nichts ansagen.',
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
      nothingToForget: 'Da gibt es nichts zu vergessen: Ein Honneur räumt sein Fach ohne Ansage ab.',
      stays: 'Er räumt das Fach nicht ab. Es bleibt, wie es ist, für eine spätere Runde.',
      bete: 'Er räumt das Fach nicht ab, und am Ende der Runde verdoppelt er es.',
      stake: 'Er räumt das Fach nicht ab, und am Ende der Runde legt er einen Einsatz dazu.',
      noHoc: 'Auch den Hoc zahlt ihm niemand.',
    },
  },
  'announced-late': {
    question: 'Sie hat es erst nach der nächsten Karte angesagt',
    sentences: {
      noNeed: 'Sie muss es gar nicht ansagen: Das Fach gehört ihr.',
      late: 'Zu spät. Man sagt beim Legen an; danach gilt die Karte als vergessen.',
      stays: 'Das Fach bleibt, wie es ist.',
      bete: 'Das Fach bleibt, und sie verdoppelt es am Ende der Runde.',
      stake: 'Das Fach bleibt, und sie legt am Ende der Runde einen Einsatz dazu.',
    },
  },
  'honour-last-card': {
    question: 'Meine letzte Karte hat ein Fach',
    sentences: {
      sweeps: 'Sie räumt trotzdem ihr Fach ab, dann ist die Runde zu Ende.',
      required: 'Sag sie beim Legen an, wie jede andere.',
      automatic: 'Du musst nichts ansagen.',
    },
  },
  'honour-held': {
    question: 'Ich habe noch eine Karte, die ein Fach hat, und jemand anders ist fertig',
    sentences: {
      bete: 'Du zahlst eine Bête: Du verdoppelst ihr Fach. Das gilt für jede solche Karte.',
      stake: 'Du zahlst eine Bête: Du legst einen Einsatz in ihr Fach. Das gilt für jede solche Karte.',
      nothing: 'Sie kostet nichts extra. Du zahlst für sie wie für jede andere Karte.',
    },
  },
  'how-much-is-a-bete': {
    question: 'Wie viel kostet eine Bête?',
    sentences: {
      none: 'Eine Bête gibt es nach diesen Regeln nicht.',
      held: 'Eine Bête zahlt, wer am Ende noch ein Honneur hat.',
      forgotten: 'Eine Bête zahlt, wer ein Honneur nicht angesagt hat.',
      both: 'Eine Bête zahlt, wer am Ende noch ein Honneur hat oder eines nicht angesagt hat.',
      asMuch: 'Sie kostet so viel, wie dann im Fach ist, nachdem der Gewinner bezahlt ist.',
      empty: 'Ein leeres Fach kostet nichts, und keines wird in einer Runde zweimal verdoppelt.',
      stake: 'Sie beträgt einen Einsatz des Faches, so viel, wie ein Spieler vor der Runde hineinlegt.',
      once: 'Für kein Fach zahlt man in einer Runde zweimal.',
    },
  },
  'lay-the-dwarf': {
    question: 'Wann darf man den Zwerg legen?',
    sentences: {
      plain: 'Wenn man eine Sieben legen darf: Er ist eine Sieben wie die anderen.',
      stop: 'In jedem deiner Züge, egal welche Karte gesucht ist. Er stoppt die Folge, und du spielst wieder aus.',
      'stands-for-wanted':
        'In jedem deiner Züge, egal welche Karte gesucht ist. Er tritt an ihre Stelle: Die Folge geht von dort weiter oder stoppt, wenn jene Karte sie gestoppt hätte.',
      sweeps: 'Er räumt sein Fach ab wie jedes Honneur.',
    },
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
      double: 'Du zahlst dem Gewinner für alle deine Karten das Doppelte.',
      bete: 'Du zahlst eine Bête: Du verdoppelst das Fach des Zwergs.',
      stake: 'Du zahlst eine Bête: Du legst einen Einsatz in das Fach des Zwergs.',
      nothing: 'Er kostet so viel wie jede Sieben.',
    },
  },
  'hoc-called': {
    question: 'Jemand sagt „Hoc!“: Muss ich zahlen?',
    sentences: {
      noHocs: 'Nein. Hocs gibt es nach diesen Regeln nicht.',
      required:
        'Ja: Für einen König oder ein Honneur, gelegt und angesagt, zahlen alle anderen sofort je einen Jeton.',
      automatic:
        'Ja: Für einen König oder ein Honneur zahlen alle anderen sofort je einen Jeton, angesagt oder nicht.',
      chance:
        'Für eine Karte, an die nur niemand anlegen kann, gibt es keine Jetons; man spielt nur wieder aus.',
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
    sentences: {
      points: (rules) =>
        `Die Punkte der Karten, die sie noch haben: 10 für ein Bild, ${number(rules.acePoints)} für ein Ass, für jede andere ihre Zahl.`,
      cards: 'Einen Jeton für jede Karte, die sie noch haben.',
      dwarfDouble: 'Wer noch den Zwerg hat, zahlt das Doppelte.',
    },
  },
  'an-ace-in-hand': {
    question: 'Was kostet ein Ass auf meiner Hand?',
    sentences: {
      points: ({ acePoints }) => `${count(acePoints, 'Punkt', 'Punkte')}.`,
      cards: 'Einen Jeton, wie jede Karte.',
    },
  },
  'a-king-in-hand': {
    question: 'Was kostet ein König, eine Dame oder ein Bube auf meiner Hand?',
    sentences: { points: 'Je 10 Punkte.', cards: 'Je einen Jeton, wie jede Karte.' },
  },
  'cannot-pay': {
    question: 'Sie kann nicht zahlen, was sie schuldet',
    sentences: {
      whatIsLeft: 'Sie zahlt, was sie hat, und der Rest wird erlassen. Niemand gerät unter null.',
      below: 'Sie zahlt alles und gerät unter null: Die Schuld wird aufgeschrieben.',
    },
  },
  'who-is-paid-first': {
    question: 'Wer wird zuerst bezahlt, der Gewinner oder die Fächer?',
    sentences: {
      sweep: 'Nach einer Oper räumt der Gewinner zuerst das Tableau ab.',
      winner: 'Alle anderen zahlen dem Gewinner, bevor etwas in die Fächer kommt.',
      betes: 'Die Bêten zahlt man zuletzt, die des Gewinners ganz am Ende.',
      clockwise: 'Man zahlt der Reihe nach, beginnend mit dem linken Nachbarn des Gewinners.',
      anticlockwise: 'Man zahlt der Reihe nach, beginnend mit dem rechten Nachbarn des Gewinners.',
    },
  },
} satisfies Partial<JudgeTexts>;
