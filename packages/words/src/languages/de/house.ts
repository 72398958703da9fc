import { capital, makeGrammar } from '../../grammar.ts';
import { type Hints, type HousePhrases, makeHouse, type ValueWords } from '../../houseWords.ts';
import type { HouseLabels } from '../en/house.ts';
import { cards } from './cards.ts';
import { endPhrases } from './gameEnds.ts';
import { interfaceWords } from './interface.ts';
import { keyPhrases } from './ruleKeys.ts';
import { versions } from './versions.ts';
import { wholeNumber, wholeSpan } from './wholeNumber.ts';

const { count, number, or } = makeGrammar('de');

const idSigns = 'Kleinbuchstaben a–z, Ziffern und Bindestriche, höchstens 64 Zeichen';
const ways = {
  clockwise: 'linksherum, im Uhrzeigersinn',
  anticlockwise: 'rechtsherum, gegen den Uhrzeigersinn',
};

const hints: Hints = {
  id: 'In gespeicherten Partien: Kleinbuchstaben, Ziffern und Bindestriche.',
  honours: 'Fünf Karten haben ein Fach, jedes mit seinem Einsatz.',
  ante: 'Setzt nur der Geber, sollten alle gleich oft geben.',
  counters: '120 sind 5 Contrats, 10 Fiches und 20 Jetons.',
  firstLead: 'Später spielt man immer frei aus.',
  hocs: 'Wer einen König oder ein Honneur ansagt, bekommt von jedem einen Jeton.',
  payment: 'Nach Punkten zählt ein Bild 10, jede andere Karte ihre Zahl.',
  'end.target': 'Zählt bei der Abrechnung.',
  'end.minutes': 'Die laufende Runde wird zu Ende gespielt.',
};

/** Also the answers of the questionnaire. */
export const values: ValueWords = {
  play: ways,
  dealTo: ways,
  firstDealer: { lot: 'ausgelost', 'highest-card': 'wer die höchste Karte zieht', chosen: 'nach Absprache' },
  nextDealer: { left: 'der linke Nachbar', right: 'der rechte Nachbar' },
  hand: {
    table: '22, 15, 12, 9, 8, 7 oder 6 Karten bei 2 bis 8 Spielern; der Rest ist der Talon',
    all: 'alle Karten',
  },
  packet: { '1': 'einzeln', '3': 'je drei' },
  ante: { everyone: 'alle', dealer: 'nur der Geber' },
  run: { rank: 'nach Rang, egal in welcher Farbe', suit: 'in einer Farbe' },
  firstLead: { any: 'jede Karte', lowest: 'eine der eigenen niedrigsten' },
  continuing: { optional: 'frei: man darf aufhören oder passen', compulsory: 'Pflicht, wenn man kann' },
  stall: {
    lead: 'wer zuletzt gelegt hat, spielt frei aus',
    'next-rank': 'der nächsthöhere Rang ist gesucht',
  },
  hocs: { true: 'ja: Honneurs stoppen die Folge, Hocs werden bezahlt', false: 'nein' },
  dwarf: {
    plain: 'eine gewöhnliche Sieben',
    stop: 'Joker, und er stoppt die Folge',
    'stands-for-wanted': 'Joker, anstelle der gesuchten Karte',
  },
  announcing: { required: 'muss angesagt werden', automatic: 'keine Ansage nötig' },
  missedHonour: { stays: 'das Fach bleibt, wie es ist', bete: 'der Spieler zahlt eine Bête' },
  heldHonour: { bete: 'der Spieler zahlt eine Bête', nothing: 'kostet nichts extra' },
  payment: { points: 'die Punkte der Karten', cards: 'ein Jeton pro Karte' },
  acePoints: { '1': '1 Punkt', '10': '10 Punkte' },
  heldDwarfFactor: { '1': 'nichts extra', '2': 'das Doppelte' },
  factors: { multiply: 'beides: das Vierfache', highest: 'nur eines: das Doppelte' },
  bete: { box: 'das Fach wird verdoppelt', stake: 'ein Einsatz des Faches' },
  debts: { true: 'zahlt alles und gerät unter null', false: 'zahlt, was noch da ist, ohne Schulden' },
  'opera.when': {
    unopposed: 'alle Karten, bevor jemand anders legt',
    'first-chance': 'alle Karten gleich beim ersten Mal, ohne Unterbrechung',
    'first-lead': 'alle Karten ab dem ersten Ausspielen, ohne Unterbrechung',
  },
  'opera.sweeps': { true: 'der Gewinner räumt alle Fächer ab', false: 'die Fächer bleiben' },
  'opera.factor': { '1': 'wie sonst', '2': 'das Doppelte' },
};

const labels: HouseLabels = {
  title: 'Hausregeln',
  intro: 'Nimm eine Variante und ändere, was du magst.',
  base: 'Grundlage',
  beginAgain: 'Auf diese Regeln zurücksetzen',
  begun: (ruleset) => `Auf „${ruleset}“ zurückgesetzt.`,
  undo: 'Rückgängig',
  topics: {
    table: 'Spieler und Plätze',
    deal: 'Geben',
    board: 'Tableau und Jetons',
    play: 'Beim Spielen',
    honours: 'Honneurs',
    settlement: 'Abrechnung',
    end: 'Ende der Partie',
  },
  hints,
  honourCard: 'Karte',
  honourStake: 'Einsatz',
  honourNumber: (some) => `Honneur ${some}`,
  hasOpera: 'mit Oper',
  dealCounts: { none: 'unbegrenzt', one: 'immer gleich', players: 'je nach Spielerzahl' },
  dealsWith: (players) => `Runden bei ${players} Spielern`,
  emptyIsNone: 'Leer: keine Grenze.',
  automaticName: 'Leer: Der Name kommt von der Grundlage.',
  noEffect: {
    acePoints: 'Ohne Wirkung: Man zahlt pro Karte.',
    factors: 'Ohne Wirkung: Zwerg und Oper verdoppeln nicht beide.',
    bete: 'Ohne Wirkung: Es gibt keine Bêten.',
    missedHonour: 'Ohne Wirkung: Es wird nichts angesagt.',
  },
  differences: 'Deine Änderungen',
  noDifferences: 'Noch keine.',
  notReady: 'unvollständig',
  insteadOf: (value, before) => `${value} (vorher: ${before})`,
  problems: 'Widersprüche',
  noProblems: 'Keine Widersprüche.',
  problemsCount: (some) => count(some, 'Widerspruch', 'Widersprüche'),
  differencesCount: (some) => count(some, 'Änderung', 'Änderungen'),
  remedy: (key, value) => `„${key}“ auf „${value}“ stellen`,
  play: 'Mit diesen Regeln spielen',
  link: 'Link zu diesen Regeln',
  file: 'Datei',
  saveFile: 'Als Datei speichern',
  loadFile: 'Datei öffnen',
  fileLoaded: 'Regeln geladen.',
  fileBroken: 'In dieser Datei sind keine spielbaren Regeln.',
  notJson: 'Diese Datei ist kein JSON.',
  saved: 'Deine Hausregeln',
  noneSaved: 'Noch keine gespeichert.',
  name: 'Name der Regeln',
  save: 'Diese Regeln speichern',
  savedAs: (name) => `Gespeichert als „${name}“. Die Regeln stehen beim Start einer Partie zur Wahl.`,
  notSaved: 'Der Browser konnte die Regeln nicht speichern. Ihr Link funktioniert trotzdem.',
  open: 'Öffnen',
  openNamed: (name) => `„${name}“ öffnen`,
  playNamed: (name) => `Mit „${name}“ spielen`,
  removeNamed: (name) => `„${name}“ löschen`,
  remove: 'Löschen',
  linkBroken: 'Diese Regeln sind nicht lesbar',
  linkBrokenHint: 'Bitte um einen neuen Link oder wähle hier Regeln.',
  readBase: 'Diese Regeln lesen',
  compare: 'Die sechs Varianten vergleichen',
};

const phrases: HousePhrases = {
  values,
  noOpera: 'keine Oper',
  conflicts: {
    stall: () =>
      'Den nächsthöheren Rang gibt es nur bei Folgen nach Rang. Wähle solche oder freies Ausspielen.',
    dwarf: () =>
      'Joker ist der Zwerg nur bei Folgen in einer Farbe. Wähle solche oder eine gewöhnliche Sieben.',
    honours: () => 'Zwei Honneurs sind dieselbe Karte. Ändere eines.',
    counters: (ante) =>
      `Der erste Einsatz beträgt ${ante} Jetons: Gib allen so viele, oder senke die Einsätze.`,
    'end.target': (counters) => `Alle beginnen mit ${counters} Jetons: Setze ein höheres Ziel.`,
  },
  wrong: {
    id: `${capital(idSigns)}.`,
    players: 'Wähle mindestens eine Spielerzahl.',
    stake: wholeNumber(1, 100_000),
    counters: wholeNumber(15, 100_000),
    deals: wholeNumber(1, 1_000_000),
    target: wholeNumber(1, 1_000_000),
    minutes: 'Mindestens 1 ganze Minute.',
  },
  broken: {
    at: (place, problem) => `${place}: ${problem}`,
    missing: 'Diese Regel fehlt.',
    newer: `${capital(versions.newer)}.`,
    twice: 'Das kommt zweimal vor.',
    draft: `${capital(versions.draft)}.`,
    unknownKey: 'Diese Regel gibt es nicht.',
    wrongValue: (found, allowed) => `„${found}“ ist nicht möglich. Möglich: ${allowed}.`,
    noChange: (found) => `„${found}“ ändert keine Regel.`,
    noRuleset: (found) => `„${found}“ ist keine der sechs Varianten.`,
    quoted: (value) => `„${value}“`,
    allowed: {
      id: idSigns,
      players: 'Zahlen von 2 bis 8, aufsteigend',
      honours: 'fünf Karten, jede mit einem Einsatz',
      'honours.card': 'eine Karte des Spiels',
      'honours.stake': wholeSpan(1, 100_000),
      counters: wholeSpan(15, 100_000),
      opera: 'die Regeln der Oper oder keine Oper',
      end: 'Grenzen für Runden, Jetons und Minuten',
      'end.deals': `${wholeSpan(1, 1_000_000)} oder keine Grenze`,
      'end.target': `${wholeSpan(1, 1_000_000)} oder kein Ziel`,
      'end.minutes': 'mehr als 0 Minuten oder keine Grenze',
    },
  },
  players: interfaceWords.playersAllowed,
  number,
  opera: (when, reward) => `${when}: ${reward}`,
  rewards: {
    sweeps: 'räumt das Tableau ab',
    double: 'wird doppelt bezahlt',
    both: 'räumt das Tableau ab und wird doppelt bezahlt',
    nothing: 'bringt keinen Zusatzlohn',
  },
  ...endPhrases,
  or,
};

export const house = makeHouse(labels, phrases, cards.cardSign, keyPhrases);
