import { makeGrammar } from '../../grammar.ts';
import { chanceText, largeNumber } from '../../largeNumber.ts';
import type { AnalyseWords } from '../en/analyse.ts';
import { wholeNumber } from './wholeNumber.ts';

const locale = 'de';
const { count, number } = makeGrammar(locale);

export const analyse: AnalyseWords = {
  title: 'Analyse',
  story: 'Baue eine Stellung auf und sieh, was jeder Zug wert ist.',
  player: (seat) => `Spieler ${number(seat)}`,
  talon: 'Talon',
  open: 'Analysieren',
  back: 'Zurück zur Analyse',
  failed: 'Die Analyse hat nicht geklappt. Versuche es noch einmal.',
  start: {
    ways: 'Anders anfangen',
    paste: 'Stellung oder Analyse einfügen',
    file: 'Gespeicherte Partie öffnen',
    setUp: 'Von Hand aufbauen',
    wrongText: 'In diesem Text ist keine Stellung',
    wrongLink: 'In diesem Link ist keine Stellung',
    wrongFile: 'In dieser Datei ist keine Partie, die sich analysieren lässt',
    noDeals: 'In dieser Partie ist keine Runde beendet.',
    tooLong: (signs) => `Der Text ist zu lang: höchstens ${number(signs)} Zeichen.`,
    tooLarge: (megabytes) => `Die Datei ist zu groß: höchstens ${number(megabytes)} MB.`,
  },
  treeProblems: {
    'no-move': (token) => `„${token}“ ist weder eine Karte noch „passe“.`,
    'no-move-before': () => 'Vor einer Variante in Klammern muss ein Zug stehen.',
    'open-variation': () => 'Eine Klammer ist nicht geschlossen.',
    'no-open-variation': () => 'Eine Klammer ist nicht geöffnet.',
    'too-many-moves': () => 'Höchstens 500 Züge: Lösche zuerst welche.',
    'too-many-lines': () => 'Höchstens 60 Varianten: Lösche zuerst welche.',
  },
  record: {
    title: 'Stellung aus der Partie',
    game: 'Partie',
    gameAt: (line) => `Partie ${number(line)}`,
    move: (move, moves) => `Nach Zug ${number(move)} von ${number(moves)}`,
  },
  setup: {
    title: 'Stellung aufbauen',
    players: 'Spieler',
    known: 'Bekannte Karten',
    allCards: 'Alle Karten',
    onlyHand: (name) => `Nur das Blatt von ${name}`,
    counters: 'Jetons vor dem Einsatz',
    boxes: 'Fächer vor dem Einsatz',
    cards: 'Karten',
    tapTo: 'Karten antippen für',
    cardAt: (card, place) => `${card}: ${place}`,
    sizes: 'Karten der anderen',
    talonGets: (cards, usual) => `Talon: ${number(cards)}; nach den Regeln ${number(usual)}.`,
    left: (cards) => `Noch ${count(cards, 'Karte', 'Karten')} zu verteilen.`,
    placed: 'Alle Karten sind verteilt.',
    inPlace: (cards, usual) => `${number(cards)} von ${number(usual)}`,
    noCards: (name) => `${name} hat noch keine Karten.`,
    dealRest: 'Den Rest zufällig verteilen',
    clear: 'Alle Karten wegnehmen',
    moves: 'Bisherige Züge',
    movesStory: 'Zum Beispiel 5h 6c! - (! angesagt, - passt).',
    undo: 'Rückgängig',
    wholeNumber,
    wrong: 'Diese Stellung ist unmöglich',
  },
  board: {
    change: 'Stellung ändern',
    another: 'Andere Stellung',
    playOn: 'Ab hier spielen',
    overHidden: (name) => `${name} ist fertig. Zur Abrechnung fehlen die anderen Blätter.`,
  },
  moves: {
    title: 'Züge',
    question: 'Was ist jeder Zug wert?',
    thinking: 'Wird berechnet …',
    refining: 'Wird noch genauer …',
    final: 'Fertig berechnet.',
    solved: 'Exakt, wenn alle mit offenen Karten und bestmöglich spielen.',
    playouts: (games) =>
      `Geschätzt aus ${count(games, 'simulierten Runde', 'simulierten Runden')}; jeder sieht nur sein Blatt.`,
    noChoice: 'Keine echte Wahl: Die Züge sind gleichwertig.',
    hidden: (name) => `Das Blatt von ${name} ist verdeckt. Prozent: So wahrscheinlich ist die Karte dort.`,
    worth: (value) => `${value} Jetons`,
    alike: 'ebenso gut:',
    others: 'Alle anderen Züge',
    silent: (card) => `${card}, ohne anzusagen`,
    unclaimed: 'ohne Ansage',
    over: 'Die Runde ist zu Ende.',
  },
  chances: {
    title: 'Wo die Karten sein können',
    deals: (deals) =>
      deals === 1
        ? 'Nur eine Verteilung ist möglich.'
        : `Mögliche Verteilungen: ${largeNumber(deals, locale)}.`,
    estimated: 'Geschätzt aus zufälligen Verteilungen.',
    card: 'Karte',
    table: 'Chance jeder Karte',
    chance: (part) => chanceText(part, locale),
  },
  tree: {
    title: 'Varianten',
    start: 'Anfang',
    alternative: 'Variante',
    keys: '← → Zug, ↑ ↓ Variante, Pos1/Ende Anfang oder Ende.',
    remove: 'Ab hier löschen',
    promote: 'Zur Hauptvariante machen',
    size: (moves) => count(moves, 'Zug', 'Züge'),
  },
  save: {
    title: 'Kopieren und teilen',
    position: 'Stellung',
    whole: 'Stellung mit allen Varianten',
    copyWhole: 'Varianten kopieren',
  },
};
