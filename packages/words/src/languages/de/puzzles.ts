import { capital, makeGrammar } from '../../grammar.ts';
import { percentOf } from '../../reviewWords.ts';
import type { PuzzlesWords } from '../en/puzzles.ts';

const { and, count, number } = makeGrammar('de');
const percent = (part: number) => percentOf(part, 'de');

const BOTS = { easy: 'die leichten Bots', medium: 'die mittleren Bots', hard: 'die starken Bots' };

export const puzzles: PuzzlesWords = {
  title: 'Aufgaben',
  story: 'Ein Zug ist klar der beste: Finde ihn.',
  loading: 'Die Aufgaben werden geladen …',
  notLoaded: 'Die Aufgaben konnten nicht geladen werden',
  notLoadedHint: 'Prüfe die Verbindung und versuche es noch einmal.',
  unknown: 'Diese Aufgabe gibt es nicht',
  unknownHint: 'Der Link ist unvollständig, oder die Aufgabe ist in einem anderen Browser.',
  broken: 'Diese Aufgabe lässt sich nicht anzeigen.',
  questions: {
    lead: 'Was spielst du aus?',
    'keep-or-lay': 'Behalten oder legen?',
    'which-card': 'Welche Karte legst du?',
  },
  keep: 'Behalten: passen',
  giveUp: 'Lösung zeigen',
  right: 'Richtig!',
  best: (move) => `Bester Zug: ${move}.`,
  notBest: (move, best) => `${capital(move)}: nicht der beste Zug. Besser: ${best}.`,
  answer: (move) => `Die Lösung: ${move}.`,
  levelAfter: (answers, enough) =>
    `Deine Spielstärke erscheint nach ${count(enough, 'Antwort', 'Antworten')} (bisher ${number(answers)}).`,
  practice: 'Nur zur Übung: Gezählt hat deine erste Antwort.',
  ratingChange: (rating, change) => `Deine Spielstärke: ${number(rating)} (${change}).`,
  streakOf: (puzzles) => `${count(puzzles, 'Aufgabe', 'Aufgaben')} in Folge.`,
  outMore: (part, other) =>
    `So wirst du in ${percent(part)} der Runden als Erster fertig, sonst in höchstens ${percent(other)}.`,
  line: 'So kann es weitergehen',
  origin: 'Woher die Jetons kommen, im Mittel',
  firstOut: (part) => `als Erster fertig in ${percent(part)} der Runden`,
  worth: 'Was jeder Zug wert ist',
  worthOf: (move, counters) => `${capital(move)}: ${counters}`,
  against: (move, reason) => `${capital(move)}: ${reason}`,
  yours: 'deine Antwort',
  missedBy: (kinds) =>
    kinds.length === 0
      ? 'Alle Bots finden diesen Zug.'
      : `${capital(and(kinds.map((kind) => BOTS[kind])))} liegen hier falsch.`,
  next: 'Nächste Aufgabe',
  playOn: 'Ab hier weiterspielen',
  analyse: 'Analysieren',
  again: 'Noch einmal',
  which: 'Aufgaben auswählen',
  set: 'Aufgaben',
  everyone: 'Aus der Sammlung',
  toCollection: 'Aufgaben aus der Sammlung',
  own: 'Deine Fehler',
  study: 'Üben',
  count: (puzzles) => count(puzzles, 'Aufgabe', 'Aufgaben'),
  theme: 'Thema',
  difficulty: 'Schwierigkeit',
  missed: {
    easy: 'Alle Bots finden es',
    medium: 'Leichte Bots liegen falsch',
    hard: 'Mittlere oder starke Bots liegen falsch',
  },
  rules: 'Regeln',
  all: 'Alle',
  matching: (puzzles, open) => `${count(puzzles, 'Aufgabe', 'Aufgaben')}, davon ${number(open)} noch offen.`,
  noneMatch: 'Keine Aufgabe passt. Ändere die Auswahl.',
  ownNone: 'Sieh dir den Rückblick auf eine Runde an: Fehler ab drei Jetons werden zu Aufgaben.',
  ownFrom: (date, move) => `Aus deiner Partie, Rückblick vom ${date}. Du hast gespielt: ${move}.`,
  remove: 'Diese Aufgabe löschen',
  ownAdded: (puzzles) => `Neu unter „Deine Fehler“: ${count(puzzles, 'Aufgabe', 'Aufgaben')}.`,
  openOwn: 'Aus deinen Fehlern lernen',
  results: 'Deine Ergebnisse',
  rating: 'Deine Spielstärke',
  solved: 'Gelöst',
  solvedOf: (solved, answered) => `${number(solved)} von ${number(answered)}`,
  streak: 'Serie',
  bestStreak: 'Längste Serie',
  byTheme: 'Nach Thema',
  noResults: 'Noch keine Antworten.',
  notSaved: 'Deine Ergebnisse lassen sich hier nicht speichern. Wenn du die Seite schließt, sind sie weg.',
  reset: 'Ergebnisse löschen',
  resetQuestion: 'Spielstärke und Ergebnisse endgültig löschen?',
  themes: {
    lead: 'Ausspielen',
    'keep-or-lay': 'Behalten oder legen',
    'which-card': 'Welche Karte',
    'going-out': 'Fertig werden',
    honour: 'Ein Fach abräumen',
    guard: 'Ein Fach schützen',
    hoc: 'Hocs',
    'nobody-follows': 'Niemand kann anlegen',
    'ends-run': 'Die Folge stoppen',
    'long-run': 'Lange Folgen',
    odds: 'Chancen abwägen',
  },
};
