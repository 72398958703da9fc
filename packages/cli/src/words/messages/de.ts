import { makeGrammar } from '@nain-jaune/words';
import type { MessageWords } from '../cliWords.ts';

const decimal = (value: number) =>
  new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const { number, count } = makeGrammar('de');

export const messagesInGerman: MessageWords = {
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
  invalidPosition: 'Das ist keine Stellung (siehe docs/position.md):',
  notToMove: 'Der Platz dieser Stellung ist nicht am Zug.',
  unknownTopic: (text) =>
    `Den Fall „${text}“ kennt der Schiedsrichter nicht (siehe \`nain rules explain REGELN\`).`,
  unknownRules: (text) =>
    `„${text}“ ist weder eine Variante (siehe \`nain rules list\`) noch ein Regelcode noch eine Datei.`,
  invalidRuleset: (source) => `Die Regeln in ${source} sind falsch:`,
  invalidHouseRules: 'Diese Hausregeln sind ungültig:',
  playersNotAllowed: (players, rules, allowed) =>
    `${rules} geht nicht zu ${number(players)}, nur zu ${allowed}. Mit --set players=${players} ist es eine Hausregel.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'Bot', 'Bots')} für ${count(seats, 'Platz', 'Plätze')} sind zu viele.`,
  noSuchGame: (game, games) => `Es gibt keine Partie ${number(game)}: Die Datei hat ${number(games)}.`,
  noSuchDeal: (deal, deals) => `Es gibt keine Runde ${number(deal)}: Die Partie hat ${number(deals)}.`,
  emptyFile: (file) => `In ${file === '-' ? 'der Standardeingabe' : file} ist keine Partie.`,
  compressed: (file, format) =>
    `${file === '-' ? 'Die Standardeingabe' : file} ist mit ${format} komprimiert: erst entpacken.`,
  damagedGzip: (file) => `${file} ist eine beschädigte oder unvollständige gzip-Datei.`,
  manyGames: (file, games) => `In ${file} sind ${number(games)} Partien: Wähle eine mit --game.`,
  outNeeded: (file, games) =>
    `In ${file} sind ${number(games)} Partien: Nenne mit --out eine Datei, in der diese gespeichert wird.`,
  isFolder: (file) => `${file} ist ein Ordner, keine Datei.`,
  fileNotUtf8: (file) => `${file} ist kein UTF-8-Text. Speichere die Datei als UTF-8.`,
  overwriteQuestion: (file) => `${file} gibt es schon. Überschreiben? j/n`,
  notOverwritten: (file) =>
    `${file} gibt es schon und wurde nicht überschrieben; --force überschreibt die Datei.`,
  notCombinable: (option, others) => `${option} lässt sich nicht mit ${others} kombinieren.`,
  cannotWriteOutput: (reason) => `Die Standardausgabe lässt sich nicht schreiben (${reason}).`,
  cannotWrite: (file, reason) => `Die Datei ${file} kann nicht geschrieben werden (${reason}).`,
  noRecord: (file, line) => `Zeile ${number(line)} von ${file} ist keine gespeicherte Partie.`,
  invalidRecord: (file) =>
    `Die Partie in ${file} hält die Regeln nicht ein, oder sie ist keine gespeicherte Partie.`,
  gameHasEnded: (file) => `Die Partie in ${file} ist zu Ende; \`nain replay\` zeigt sie.`,
  noPersonInGame: (file) => `In ${file} spielen nur Bots.`,
  internalError: 'Das ist ein Programmfehler. Bitte melde ihn:',

  fileNotFound: (file) => `Die Datei ${file} gibt es nicht.`,
  fileNotReadable: (file) => `Die Datei ${file} kann nicht gelesen werden.`,
  notUnderstood: (text) => `„${text}“ verstehe ich nicht.`,
  rulesCode: (code) => `Code dieser Regeln: ${code}`,
  noDifferences: 'Keine Unterschiede.',
  rulesetValid: 'Die Regeln sind gültig.',
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
  recordsChecked: (records, wrong) =>
    `${count(records, 'Partie', 'Partien')}, ${wrong === 0 ? 'keine falsch' : `${number(wrong)} falsch`}`,
  dealsProven: (fair, uncut) =>
    `Beweise: ${count(fair, 'Runde', 'Runden')} geprüft${uncut === 0 ? '' : `; ${number(uncut)} weitere wie versprochen gegeben, ohne Abheben`}`,
  megabytesRead: (megabytes) => `${decimal(megabytes)} MB gelesen`,
  examining: (seconds) => `Die Züge werden untersucht: ${decimal(seconds)} s`,
  countersByDeal: 'Jetons nach jeder Runde',
  costByDeal: 'Kosten der Fehler bis zu jeder Runde',
  dealsAxis: 'Runden',
  replayKeys: '→ weiter   ← zurück   Bild↓/Bild↑ Runde   Pos1/Ende   q verlassen',
  dealOf: (deal, deals, move, moves) =>
    `Runde ${number(deal)} von ${number(deals)} · Zug ${number(move)} von ${number(moves)}`,
  faultsOf: (name, faults) => `${name}: ${count(faults, 'Fehler', 'Fehler')}`,
  faultKinds: {
    'not-found': 'der Befehl wurde nicht gefunden',
    'not-started': 'endete oder schrieb etwas anderes, bevor der Gruß beantwortet war',
    died: 'endete während einer Frage',
    stalled: 'antwortete nicht rechtzeitig',
    'no-json': 'schrieb eine Zeile, die kein JSON-Objekt ist',
    'wrong-id': 'beantwortete eine Frage, die nicht gestellt war',
    'no-move': 'gab eine Antwort ohne Zug',
    'illegal-move': 'wählte einen Zug, der nicht erlaubt ist',
    'extra-line': 'schrieb eine Zeile, als keine erwartet wurde',
    flooded: 'schrieb weit mehr, als eine Antwort braucht',
    'given-up': 'wurde nicht mehr gefragt',
  },
  standsIn: (bot, other) => `${bot} spielt hier nicht mit; ${other} spielt an seiner Stelle.`,
};
