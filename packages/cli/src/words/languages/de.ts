import { makeGrammar } from '@nain-jaune/words';
import { arenaInGerman } from '../arena/de.ts';
import type { CliWords } from '../cliWords.ts';
import { helpInGerman } from '../help/de.ts';

const decimal = (value: number) =>
  new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const { number, count } = makeGrammar('de');

export const de: CliWords = {
  unknownOption: (option) => `Die Option ${option} gibt es nicht.`,
  unknownCommand: (command) => `Den Befehl „${command}“ gibt es nicht.`,
  didYouMean: (text) => `Meintest du ${text}?`,
  missingArgument: (argument) => `Argument fehlt: <${argument}>.`,
  missingValue: (option) => `Die Option ${option} braucht einen Wert.`,
  tooManyArguments: 'Zu viele Argumente.',
  notAWholeNumber: (option, text, least, most) =>
    `${option} muss eine ganze Zahl von ${number(least)} bis ${number(most)} sein, und „${text}“ ist keine.`,
  notOneOf: (option, text, allowed) => `${option} kann nicht „${text}“ sein; möglich ist: ${allowed}.`,
  seeHelp: (command) => `Siehe \`${command} --help\`.`,
  wrongPosition: 'Das ist keine Stellung (siehe docs/position.md):',
  notToMove: 'Der Platz dieser Stellung ist nicht am Zug.',
  noSchema: (text, allowed) => `Für „${text}“ gibt es kein JSON-Schema, aber für diese Befehle: ${allowed}.`,
  unknownTopic: (text) =>
    `Den Fall „${text}“ kennt der Schiedsrichter nicht (siehe \`nain rules explain REGELN\`).`,
  unknownRules: (text) =>
    `„${text}“ ist weder eine Variante (siehe \`nain rules list\`) noch ein Regelcode noch eine Datei.`,
  wrongRules: (source) => `Die Regeln in ${source} sind falsch:`,
  wrongHouseRules: 'Diese Hausregeln sind ungültig:',
  playersNotAllowed: (players, rules, allowed) =>
    `${rules} geht nicht zu ${number(players)}, nur zu ${allowed}.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'Bot', 'Bots')} für ${count(seats, 'Platz', 'Plätze')} sind zu viele.`,
  noSuchGame: (game, games) => `Es gibt keine Partie ${number(game)}: Die Datei hat ${number(games)}.`,
  noSuchDeal: (deal, deals) => `Es gibt keine Runde ${number(deal)}: Die Partie hat ${number(deals)}.`,
  emptyFile: (file) => `In ${file === '-' ? 'der Standardeingabe' : file} ist keine Partie.`,
  damagedGzip: (file) => `${file} ist eine beschädigte oder unvollständige gzip-Datei.`,
  manyGames: (file, games) => `In ${file} sind ${number(games)} Partien: Wähle eine mit --game.`,
  outNeeded: (file, games) =>
    `In ${file} sind ${number(games)} Partien: Nenne mit --out eine Datei, in der diese gespeichert wird.`,
  isFolder: (file) => `${file} ist ein Ordner, keine Datei.`,
  overwriteQuestion: (file) => `${file} gibt es schon. Überschreiben? j/n`,
  notOverwritten: (file) =>
    `${file} gibt es schon und wurde nicht überschrieben; --force überschreibt die Datei.`,
  appendNeedsOut: '--append braucht eine Datei: Nenne sie mit --out.',
  otherArena: (file, line) =>
    `Zeile ${number(line)} von ${file} ist nicht die nächste Partie dieser Arena: Regeln, Bots oder Startwert sind andere.`,
  otherSimulation: (file, line) =>
    `Zeile ${number(line)} von ${file} ist nicht die nächste Partie dieser Simulation: Regeln, Bots oder Startwert sind andere.`,
  notTogether: (option, others) => `${option} lässt sich nicht mit ${others} kombinieren.`,
  cannotWriteOutput: (reason) => `Die Standardausgabe lässt sich nicht schreiben (${reason}).`,
  cannotWrite: (file, reason) => `Die Datei ${file} kann nicht geschrieben werden (${reason}).`,
  noRecord: (file, line) => `Zeile ${number(line)} von ${file} ist keine gespeicherte Partie.`,
  wrongRecord: (file) =>
    `Die Partie in ${file} hält die Regeln nicht ein, oder sie ist keine gespeicherte Partie.`,
  gameHasEnded: (file) => `Die Partie in ${file} ist zu Ende; \`nain replay\` zeigt sie.`,
  noPersonInGame: (file) => `In ${file} spielen nur Bots.`,
  brokenInvariant: 'Das ist ein Programmfehler. Bitte melde ihn:',

  playersCount: (players) => count(players, 'Spieler', 'Spieler'),
  fileNotFound: (file) => `Die Datei ${file} gibt es nicht.`,
  fileNotReadable: (file) => `Die Datei ${file} kann nicht gelesen werden.`,
  notUnderstood: (text) => `„${text}“ verstehe ich nicht.`,
  gamesPlayed: (games, deals) => `${count(games, 'Partie', 'Partien')}, ${count(deals, 'Runde', 'Runden')}`,
  seat: 'Platz',
  dealsPerSecond: 'Runden pro Sekunde',
  cardsPerSecond: 'Karten pro Sekunde',
  rulesCode: (code) => `Code dieser Regeln: ${code}`,
  noDifferences: 'Keine Unterschiede.',
  rulesRight: 'Die Regeln sind gültig.',
  before: 'Vorher',
  change: 'Änderung',
  after: 'Nachher',
  notUtf8: 'Die Zeile ist kein UTF-8-Text.',
  rulesNotJson: (line, column, excerpt) =>
    excerpt === ''
      ? `Das JSON bricht in Zeile ${number(line)}, Spalte ${number(column)} ab.`
      : `Ab Zeile ${number(line)}, Spalte ${number(column)} ist es kein JSON: ${excerpt}`,
  notJson: (column, excerpt) => `Die Zeile ist ab Spalte ${number(column)} kein JSON: ${excerpt}`,
  lineCut: (characters) => `Die Zeile bricht nach ${count(characters, 'Zeichen', 'Zeichen')} ab.`,
  nulBytes: (column) =>
    `Die Zeile enthält Nullbytes, das erste in Spalte ${number(column)}: Die Datei ist beschädigt oder kein Text.`,
  lineTooLong: (bytes, limit) =>
    `Die Zeile ist zu lang: ${number(bytes)} Bytes; höchstens ${number(limit)} sind erlaubt.`,
  moreUnreadable: (lines) => `${count(lines, 'weitere Zeile ist', 'weitere Zeilen sind')} nicht lesbar.`,
  recordsWrong: (records, wrong) =>
    `${count(records, 'Partie', 'Partien')}, ${wrong === 0 ? 'keine falsch' : `${number(wrong)} falsch`}`,
  dealsFair: (fair, uncut) =>
    `Beweise: ${count(fair, 'Runde', 'Runden')} geprüft${uncut === 0 ? '' : `; ${number(uncut)} weitere wie versprochen gegeben, ohne Abheben`}`,
  megabytesRead: (megabytes) => `${decimal(megabytes)} MB gelesen`,
  seedWas: (seed) => `Startwert: ${seed}`,
  gamesOf: (done, games) => `${number(done)} von ${count(games, 'Partie', 'Partien')}`,
  seatsCount: (seats) => count(seats, 'Platz', 'Plätze'),
  dealsPerGame: 'Runden pro Partie:',
  endedBy: 'Ende der Partien:',
  endReasons: { ruin: 'Ruin', deals: 'Zahl der Runden', target: 'Ziel erreicht', time: 'Zeit' },
  countersAtEnd: 'Jetons am Ende',
  meanCounters: 'Jetons im Mittel nach jeder Runde',
  meanWon: 'Im Mittel gewonnene Jetons pro Partie, Partie für Partie',
  countersByDeal: 'Jetons nach jeder Runde',
  costByDeal: 'Kosten der Fehler bis zu jeder Runde',
  dealsAxis: 'Runden',
  gamesAxis: 'Partien',
  wins: 'Siege',
  winRate: 'Gewonnene Partien',
  benchRan: (deals, seconds) => `${count(deals, 'Runde', 'Runden')} in ${seconds} s`,
  replayKeys: '→ weiter   ← zurück   Bild↓/Bild↑ Runde   Pos1/Ende   q verlassen',
  dealOf: (deal, deals, move, moves) =>
    `Runde ${number(deal)} von ${number(deals)} · Zug ${number(move)} von ${number(moves)}`,

  welcome: (rules, players) =>
    `${rules}, ${number(players)} Spieler. Wer zuerst alle Karten gelegt hat, gewinnt die Runde.`,
  howToAsk:
    'Gib eine Karte ein (7, oder 7k, wenn die Farbe zählt), Enter zum Passen, ? für Hilfe, quit zum Verlassen.',
  announcingRequired: (missed) =>
    `Mit ! nach der Karte sagst du ein Honneur (★) an: 10k!. Ohne ! räumst du das Fach nicht ab ${missed === 'bete' ? 'und zahlst eine Bête' : 'und es bleibt'}.`,
  hocsRequired:
    'Sage auch Könige mit ! an: Alle anderen zahlen dir dann je einen Jeton für den Hoc, wie bei einem Honneur.',
  announcingAutomatic: 'Honneurs (★) musst du nicht ansagen: Sie räumen ihre Fächer von selbst ab.',
  playHelp: [
    ['7', 'eine Sieben legen; 7k die Karo-Sieben (Farben: t Kreuz, k Karo, h Herz, p Pik, auch ♣ ♦ ♥ ♠)'],
    ['A B D K 10', 'die anderen Ränge'],
    ['8 9', 'mehrere Karten nacheinander legen'],
    ['10k!', 'die Karo-Zehn legen und ansagen'],
    ['Enter', 'passen, wo es erlaubt ist (auch: - oder ohne)'],
    ['tipp', 'was jede Karte brächte, und warum'],
    ['t', 'den Tisch noch einmal zeigen'],
    ['h', 'die Ansagen dieser Runde'],
    ['stellung', 'diese Stellung in einer Zeile'],
    ['quit', 'die Partie verlassen'],
  ],
  prompt: '> ',
  speaker: (name) => `${name}:`,
  hocPaid: (name, counters) => `${name} bekommt ${count(counters, 'Jeton', 'Jetons')} für den Hoc.`,
  youMayLay: (cards) => `Du kannst ${cards} legen`,
  orPass: (call) => `oder mit Enter passen („${call}“)`,
  honourHint: (card, typed, call) => `${typed} legt ${card} und sagt an: „${call}“`,
  whichCard: (cards) => `Welche: ${cards}?`,
  noneOfRank: (rank) => `Keine Karte „${rank}“ auf der Hand.`,
  typeCard: 'Gib eine Karte ein, zum Beispiel 7 oder 7k; ? für Hilfe.',
  nothingSaid: 'In dieser Runde gab es noch keine Ansage.',
  quitQuestion: 'Die Partie verlassen? Sie wird nicht gespeichert (mit --out DATEI schon). j/n',
  quitQuestionKept: (file) => `Die Partie verlassen? Sie ist in ${file} gespeichert. j/n`,
  gameKept: (file) => `Partie gespeichert in ${file}.`,
  resumeWith: (command) => `Fortsetzen mit: ${command}`,
  gameLeft: 'Du hast die Partie verlassen.',
  inputEnded: 'Ende der Eingabe: Die Partie endet hier.',
  pressEnter: 'Enter für die nächste Runde (quit zum Verlassen)',
  answersYes: ['j', 'ja'],
  answersPass: ['p', 'passe', 'passen', 'pass', 'o', 'ohne', 's', 'sans'],
  requests: {
    help: ['?', 'hilfe', 'help'],
    hint: ['tipp', '??'],
    board: ['t', 'tisch', 'tableau', 'b'],
    position: ['stellung', 'position', 'pos'],
    talk: ['h', 'gesagt', 'verlauf'],
    quit: ['quit', 'ende', 'q', 'verlassen'],
  },
  suitLetters: { t: 'c', kr: 'c', k: 'd', ka: 'd', h: 'h', p: 's' },
  suitLetter: { c: 't', d: 'k', h: 'h', s: 'p' },
  rankNames: { ass: 'A', as: 'A', zehn: 'T', bube: 'J', dame: 'Q', konig: 'K' },
  dwarfName: 'zwerg',

  ...helpInGerman,
  ...arenaInGerman,
};
