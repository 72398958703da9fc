import { decimalFormat, makeGrammar } from '../../grammar.ts';
import type { DailyWords } from '../en/daily.ts';

const { count, form, number } = makeGrammar('de');
const signed = decimalFormat('de', 'exceptZero');
const counters = (some: number) => count(some, 'Jeton', 'Jetons');
const bestResult = (best: number, exact: boolean) => (exact ? signed(best) : `mindestens ${signed(best)}`);

export const daily: DailyWords = {
  title: 'Runde des Tages',
  titleOf: (day) => `Runde vom ${day}`,
  story: 'Jeden Tag eine Runde, für alle dieselbe. Dein erster Versuch zählt.',
  lateStory: 'Dieser Tag ist vorbei: Die Runde verlängert deine Serie nicht mehr.',
  table: 'Am Tisch',
  details: 'Einzelheiten',
  rules: 'Familienregeln, vier Spieler, eine Runde. Du spielst aus.',
  play: 'Runde des Tages spielen',
  playLate: 'Diese Runde spielen',
  practise: 'Diese Runde üben',
  judging: 'Dein Ergebnis wird verglichen …',
  lost: 'Deine Partie für diesen Tag wurde gelöscht.',
  unknown: 'Nicht vergleichbar: Das waren Bots einer anderen Version.',

  result: 'Dein Ergebnis',
  signed,
  counters: (some) => `${signed(some)} ${form(some, 'Jeton', 'Jetons')}`,
  cost: (some) =>
    some === 0
      ? 'Deine Entscheidungen haben nichts gekostet'
      : `Deine Entscheidungen haben ${counters(some)} gekostet`,
  costLabel: 'Kosten deiner Entscheidungen',
  costOf: (some) => number(some),
  costHint: 'Nach dem, was du wissen konntest. Am besten ist 0.',
  told: (result, expert) =>
    `${signed(result)} ${form(result, 'Jeton', 'Jetons')}, ${
      result === expert
        ? 'genauso viel wie der Experte im Schnitt.'
        : `${number(Math.abs(result - expert))} ${result > expert ? 'mehr' : 'weniger'} als der Experte im Schnitt.`
    }`,
  expert: 'Experte',
  expertHint: 'Sein Schnitt, 20-mal auf deinem Platz gespielt.',
  onceHint: 'Was der Bot „Experte“ auf deinem Platz erreicht hat.',
  best: 'Bestmöglich',
  bestHint: 'Wenn man alle Karten sieht und jede Antwort der Bots kennt.',
  bestResult,
  searching: 'wird berechnet\u00a0…',
  better: (some) => `${counters(some)} mehr als der Experte!`,
  equal: 'Gleichauf mit dem Experten.',
  worse: (some) => `${counters(some)} weniger als der Experte.`,
  you: 'Du',

  everyone: 'Die Ergebnisse aller',
  attempts: (attempts) => count(attempts, 'Versuch', 'Versuche'),
  betterThan: (others, attempts) =>
    `Du warst besser als ${number(others)} von ${count(attempts, 'Versuch', 'Versuchen')}.`,
  costFromTo: (from, to) => (from === to ? number(from) : `${number(from)} bis ${number(to)}`),
  costColumn: 'Kosten',
  allEqual: 'Alle waren so gut wie du.',
  first: 'Dein Versuch ist der erste.',
  resultsFromTo: (from, to) => (from === to ? signed(from) : `${signed(from)} bis ${signed(to)}`),
  resultColumn: 'Ergebnis',
  attemptsColumn: 'Versuche',
  yours: 'deines',
  sent: 'Dein Versuch steht in der Liste dieses Servers.',
  notSentYet: 'Dein Versuch wird geschickt, sobald der Server erreichbar ist.',
  anyoneCanTry:
    'Manche suchen vorher die beste Spielweise. Grenzen: ein Versuch pro Browser, fünf am Tag pro Adresse.',
  refused: {
    'too-late': 'Zu spät: Der Server nimmt keine Versuche mehr an.',
    forged: 'Der Server hat deinen Versuch abgelehnt: Seine Bots spielen anders.',
  },
  refusedOtherwise: (code) => `Der Server hat deinen Versuch abgelehnt (${code}).`,

  review: 'Rückblick',
  share: {
    title: 'Teilen',
    text: ({ day, result, expert, done, days }) =>
      `Nain Jaune · ${day} · ${signed(result)} (Experte: ${signed(expert)}) · ${number(done)} von ${count(days, 'Tag', 'Tagen')}`,
    cost: (squares, some) => `${squares} Meine Entscheidungen haben ${counters(some)} gekostet.`,
    label: 'Text',
    copy: 'Kopieren',
  },

  calendar: 'Alle Tage',
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  dayPlayed: (day, result, expert, inTime) =>
    `${day}: ${signed(result)} (Experte: ${signed(expert)})${inTime ? '' : ', später gespielt'}`,
  dayOpen: (day) => `${day}: nicht zu Ende gespielt`,
  dayNotPlayed: (day) => `${day}: nicht gespielt`,
  legend: 'Golden: besser als der Experte. Ein Punkt: später gespielt.',

  figures: 'Statistik',
  streak: 'Serie',
  days: (days) => count(days, 'Tag', 'Tage'),
  longestStreak: 'Längste Serie',
  played: 'Gespielt',
  beaten: 'Besser als der Experte',
  beatenOf: (beaten, played) => `${number(beaten)} von ${number(played)}`,
  meanDifference: 'Abstand zum Experten im Schnitt',
  bestDay: 'Bestes Ergebnis',
  meanCost: 'Kosten im Schnitt',

  wrongDate: {
    'no-date': {
      title: 'Diesen Tag gibt es nicht',
      hint: (text, first) => `„${text}“ ist kein Datum. Beispiel: ${first}.`,
    },
    'too-early': {
      title: 'Noch keine Runde an diesem Tag',
      hint: (_text, first) => `Die erste Runde gab es am ${first}.`,
    },
    future: {
      title: 'Diese Runde kommt erst noch',
      hint: (day) => `Ihre Karten werden am ${day} ausgeteilt.`,
    },
  },
  toToday: 'Zur Runde des Tages',
};
