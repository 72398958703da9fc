import { makeCard } from '@nain-jaune/engine';
import { makeExploreFigures } from '../../exploreFigures.ts';
import { makeGrammar } from '../../grammar.ts';
import type { ExploreWords } from '../en/explore.ts';
import { rankName } from './cards.ts';
import { wholeNumber } from './wholeNumber.ts';

const { count, number } = makeGrammar('de');

export const explore: ExploreWords = {
  title: 'Auswertung',
  about: 'Was wird ausgespielt, was behalten, und was kommt dabei heraus?',
  figures: makeExploreFigures('de'),
  rank: (rank) => rankName(makeCard(rank, 'c')),
  situations: {
    'first-lead': 'Erstes Ausspiel',
    'later-lead': 'Spätere Ausspiele',
    follow: 'Legen oder behalten',
  },
  kinds: {
    lowest: 'Niedrigste Karte',
    'longest-run': 'Längste eigene Folge',
    honour: 'Honneur',
    'ends-run': 'Stoppt die Folge',
    'run-to-end': 'Folge bis zum Ende',
    alone: 'Ohne nächste Karte',
  },
  situationStories: {
    'first-lead': 'Die erste Karte einer Runde, ausgespielt von der Vorhand.',
    'later-lead': 'Jedes weitere Ausspiel, nachdem eine Folge zu Ende war.',
    follow:
      'Züge, bei denen jemand eine gesuchte Karte hatte und sie behalten durfte. „Gewählt“ heißt: gelegt.',
  },
  byRank: 'Nach Rang',
  byKind: 'Nach Art der Karte',
  rankColumn: 'Karte',
  kindColumn: 'Art',
  possible: 'Möglich',
  chosen: 'Gewählt',
  counters: 'Jetons',
  difference: 'Differenz',
  won: 'Siege',
  howToRead: 'So liest man es',
  better: 'klar besser',
  worse: 'klar schlechter',
  columnsStory:
    'Gewählt: wie oft, wenn es möglich war. Jetons: was von da an bis zum Ende der Runde gewonnen oder verloren wurde, im Mittel, ± Standardfehler. Differenz: verglichen mit den anderen Möglichkeiten bei solchen Blättern. Siege: wie oft damit die Runde gewonnen wurde.',
  verdictStory:
    '▲ besser, ▼ schlechter als die anderen Möglichkeiten: um mehr als drei Standardfehler, in je mindestens 20 Runden.',
  caution:
    'Diese Zahlen zeigen, was zusammen auftritt, nicht, was die Ursache ist: Wer einen König ausspielt, hat oft einfach das bessere Blatt. Einzelne Züge beurteilt die Analyse einer Runde.',
  noneOf: {
    'first-lead': 'Kein erstes Ausspiel, bei dem man die Wahl hatte.',
    'later-lead': 'Kein späteres Ausspiel, bei dem man die Wahl hatte.',
    follow:
      'Keine Karte, die man hätte behalten dürfen. Nach vielen Regeln muss man die gesuchte Karte legen.',
  },
  all: (decisions, counters, won) =>
    `${count(decisions, 'Entscheidung', 'Entscheidungen')} insgesamt: im Mittel ${counters} Jetons; ${won} haben die Runde gewonnen.`,
  forced: (leads) => `${count(leads, 'Ausspiel', 'Ausspiele')} ohne Wahl nicht mitgezählt.`,
  explored: (games, deals) => `${count(games, 'Partie', 'Partien')}, ${count(deals, 'Runde', 'Runden')}`,
  others: (games) => `${count(games, 'Partie', 'Partien')} außerhalb des Filters`,
  openDeals: (deals) => `${count(deals, 'laufende Runde', 'laufende Runden')} nicht mitgezählt`,
  practice: (games) => `${count(games, 'Übungspartie', 'Übungspartien')} nicht mitgezählt`,
  wrong: (games) => `${count(games, 'fehlerhafte Partie', 'fehlerhafte Partien')} nicht mitgezählt`,
  nothing: 'Keine beendete Runde passt dazu. Lockere den Filter oder nimm andere Partien.',
  allWrong: 'Alle Partien haben Fehler. Es gibt nichts auszuwerten.',

  source: 'Welche Partien?',
  own: 'Deine Partien',
  ownStory: (games) => `${count(games, 'gespeicherte Partie', 'gespeicherte Partien')} auf diesem Gerät`,
  noOwn: 'Du hast noch keine beendete Runde. Spiel eine, oder wähle eine Datei.',
  play: 'Spielen',
  file: 'Eine Datei',
  chooseFile: 'Datei wählen',
  fileStory: (megabytes) =>
    `.json oder .jsonl, bis ${number(megabytes)} MB. Wähle sie oder zieh sie hierher; sie bleibt auf deinem Gerät.`,
  noFile: 'Wähle zuerst eine Datei.',
  fileTooLarge: (name, megabytes) =>
    `„${name}“ ist zu groß: Die Grenze ist ${number(megabytes)} MB. Im Terminal liest „nain explore“ Dateien jeder Größe.`,
  fileEmpty: 'Hier sind keine Partien.',
  fileUnreadable: 'Die Datei kann nicht gelesen werden.',
  server: 'Partien dieses Servers',
  serverStory: 'Die letzten Partien, die hier online gespielt wurden, ohne Namen.',
  noServer: 'Kein Server mit öffentlichen Partien antwortet. Deine Partien und Dateien brauchen keinen.',
  serverBusy: 'Der Server schickt seine Partien gerade nicht. Versuch es später noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  start: 'Auswerten',
  stop: 'Abbrechen',
  exploring: (games) => `${count(games, 'Partie', 'Partien')} gelesen …`,
  stopped: 'Abgebrochen.',
  results: 'Was dabei herauskommt',
  show: 'Situation',
  problems: 'Fehlerhafte Partien',
  moreProblems: (games) =>
    `… und ${count(games, 'weitere fehlerhafte Partie', 'weitere fehlerhafte Partien')}.`,
  moreFindings: (findings) => `… und ${number(findings)} weitere in dieser Partie.`,

  filter: 'Filter',
  filterSet: 'Filter (aktiv)',
  ruleset: 'Regeln',
  allRules: 'Alle Regeln',
  players: 'Spieler',
  anyPlayers: 'Beliebig viele',
  who: 'Wessen Entscheidungen',
  everyone: 'Alle',
  people: 'Menschen',
  bots: 'Bots',
  name: 'Name eines Spielers oder Bots',
  least: 'Karten im Blatt, von',
  most: 'bis',
  leastAboveMost: 'Die erste Kartenzahl darf nicht größer sein als die zweite.',
  cardsWrong: wholeNumber,
  holds: 'Im Blatt ist',
  anything: 'irgendetwas',
  honour: 'ein Honneur',
  aRank: (rank) => rankName(makeCard(rank, 'c')),
  run: 'Eigene Folge von mindestens',
  anyRun: 'beliebiger Länge',
  runOf: (cards) => count(cards, 'Karte', 'Karten'),
  reset: 'Filter zurücksetzen',
};
