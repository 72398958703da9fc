import { makeGrammar } from '../../grammar.ts';
import { type JudgeTexts, makeJudge } from '../../judgeWords.ts';
import type { JudgeLabels } from '../en/judge.ts';
import { bookFacts } from './book/facts.ts';
import { honourTexts } from './judgeHonours.ts';
import { playTexts } from './judgePlay.ts';
import questions from './judgeQuestions.json' with { type: 'json' };
import { tableTexts } from './judgeTable.ts';
import { facts } from './rules.ts';
import { counters } from './sentences.ts';

const { and, count } = makeGrammar('de');

/** The situations of operas and the end of a game. */
const operaTexts = {
  'what-is-an-opera': {
    question: 'Sie hat alle Karten auf einmal gelegt: Ist das eine Oper?',
    sentences: {
      none: facts.noOpera,
      unopposed: facts.operas.unopposed,
      'first-chance': facts.operas['first-chance'],
      'first-lead': facts.operas['first-lead'],
      laterPasses: 'Passen nach ihrer ersten Karte zählt nicht.',
      passes: 'Passen zählt nicht.',
    },
  },
  'what-an-opera-brings': {
    question: 'Was bringt eine Oper?',
    sentences: {
      none: facts.noOpera,
      sweeps: 'Der Gewinner räumt alle Fächer ab.',
      boxesStay: 'Die Fächer bleiben, wie sie sind.',
      double: 'Die anderen zahlen das Doppelte.',
      asUsual: 'Die anderen zahlen für ihre Karten wie sonst.',
    },
  },
  'others-laid-before': {
    question: 'Andere hatten vorher schon Karten gelegt: Ist es noch eine Oper?',
    sentences: {
      none: facts.noOpera,
      unopposed: `Nein. ${facts.operas.unopposed}`,
      'first-chance': facts.operas['first-chance'],
      'first-lead': facts.operas['first-lead'],
    },
  },
  'dwarf-at-an-opera': {
    question: 'Jemand macht eine Oper, und ich habe noch den Zwerg',
    sentences: {
      none: facts.noOpera,
      single: 'Du zahlst für deine Karten wie sonst.',
      operaDoubles: 'Du zahlst wegen der Oper das Doppelte, wie alle. Der Zwerg kostet nichts extra.',
      dwarfDoubles: 'Du zahlst wegen des Zwergs das Doppelte. Die Oper erhöht die Zahlung nicht.',
      multiply: facts.factors.multiply,
      highest: facts.factors.highest,
    },
  },
  'bete-after-an-opera': {
    question: 'Zahle ich nach einer Oper noch eine Bête?',
    sentences: {
      noBete: 'Nein. Ein Honneur auf der Hand kostet nach diesen Regeln keine Bête.',
      noOpera: 'Eine Oper gibt es nach diesen Regeln nicht; eine Bête zahlt man wie nach jeder Runde.',
      emptied: 'Sie kostet nichts: Die Fächer sind schon leer.',
      stake: 'Ja. Die Fächer sind leer, aber eine Bête beträgt einen Einsatz, egal was im Fach ist.',
      asUsual: 'Ja. Die Oper lässt die Fächer, wie sie sind.',
    },
  },
  'when-over': {
    question: 'Wann ist die Partie zu Ende, und wer hat gewonnen?',
    sentences: {
      causes: facts.ends,
      most: facts.most,
      board: bookFacts.left,
    },
  },
  'time-is-up': {
    question: 'Mitten in einer Runde ist die Zeit um',
    sentences: {
      noTime: 'Diese Regeln haben kein Zeitlimit. Die Partie geht weiter.',
      playOut: ({ end }) =>
        `Die Runde wird zu Ende gespielt; sie ist die letzte. Das Zeitlimit beträgt ${count(end.minutes ?? 0, 'Minute', 'Minuten')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Jemand erreicht mitten in einer Runde das Ziel',
    sentences: {
      noTarget: 'Ein Ziel gibt es nach diesen Regeln nicht.',
      atSettlement: ({ end }) =>
        `Das zählt noch nicht. Es zählt, wer nach der Abrechnung ${counters(end.target ?? 0)} hat.`,
    },
  },
} satisfies Partial<JudgeTexts>;

const labels: JudgeLabels = {
  title: 'Schiedsrichter',
  intro: 'Streit am Tisch? Hier findest du die Antwort nach deinen Regeln.',
  searchLabel: 'Was ist geschehen?',
  searchHint: 'Zum Beispiel: Keiner hat die 9',
  oftenAsked: 'Oft gefragt',
  found: (some) => count(some, 'Antwort', 'Antworten'),
  noneFound: 'Nichts gefunden. Versuch es mit anderen Wörtern: „König“, „vergessen“, „zahlen“ …',
  allTopics: 'Alle Fälle',
  parts: {
    start: 'Vor dem Spiel',
    play: 'Beim Spielen',
    honours: 'Karten mit Fach',
    dwarf: 'Der Zwerg und die Hocs',
    paying: 'Zahlen',
    opera: 'Oper',
    end: 'Ende der Partie',
    table: 'Fehler und Tischsitten',
  },
  whichRules: 'Welche Regeln?',
  restsOn: 'Quelle',
  noSource: 'In keiner Quelle. Unser Vorschlag ist einer von vielen.',
  grounds: {
    book: 'Originalregel',
    mixed: 'Originalregel in unserer Lesart',
    reading: 'unsere Lesart',
    elsewhere: (rulesets) => `Tischregel, wie in ${and(rulesets)}`,
    variant: 'Tischregel, Variante aus einer Quelle',
    otherReading: 'Tischregel, andere Lesart der Quelle',
    house: 'Hausregel, in keiner Quelle',
  },
  facts: {
    kings: 'Könige',
    ace: 'Reihenfolge der Karten',
    eldest: 'Wer zuerst ausspielt',
    lastCard: 'Letzte Karte',
    leftInBoxes: 'Was in den Fächern bleibt',
    talon: 'Talon',
    ruin: 'Ruin',
    winner: 'Sieger der Partie',
    cut: 'Abheben',
    without: 'Was man sagt',
  },
  readingsToo: 'Unsere Lesart der Quellen',
  labelled: (label, text) => `${label}: ${text}`,
  several: (names) => names.join('; '),
  same: 'Ebenso in',
  others: 'Unterschiede',
  noOthers: 'Alle sechs Varianten sagen dasselbe.',
  noSuchTopic: 'Fall nicht gefunden. Hier sind alle.',
  askTheJudge: 'Schiedsrichter fragen',
};

export const judge = makeJudge(
  labels,
  { ...playTexts, ...honourTexts, ...operaTexts, ...tableTexts },
  questions,
);
