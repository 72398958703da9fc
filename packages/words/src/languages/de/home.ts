import { makeGrammar } from '../../grammar.ts';
import type { HomeWords } from '../en/home.ts';

const { number } = makeGrammar('de');

export const home: HomeWords = {
  playAtOnce: 'Jetzt spielen',
  aim: 'Karten loswerden, Fächer abräumen.',
  customise: 'Anpassen',
  newHere: 'Neu hier? In 3 Minuten lernen',
  passDevice: 'Ein Gerät für alle',
  realCards: 'Echte Karten',
  whoPlays: 'Spieler',
  twoIsHouseRule: 'Zu zweit ist eine Hausregel.',
  seat: (number) => `Platz ${number}`,
  nameAt: (number) => `Name, Platz ${number}`,
  people: 'Personen',
  somebody: 'Person hinzufügen …',
  personAt: (number) => `Spieler ${number}`,
  optional: 'Optional',

  opponents: 'Bots',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  mixed: 'Gemischt',
  plusPerson: '+ Person',
  fewerPlayers: 'Weniger Spieler',
  morePlayers: 'Mehr Spieler',
  moreRules: 'Mehr …',

  family: 'Familie',
  addPerson: 'Hinzufügen',
  nameOf: (name) => `Name: ${name}`,
  faceOf: (name) => `Gesicht: ${name}`,
  removePerson: (name) => `${name} aus der Familie entfernen`,

  games: 'Gespeicherte Partien',
  show: 'Anzeigen',
  all: 'Alle',
  search: 'Nach Namen oder Regeln suchen',
  noneFound: 'Keine Partie gefunden.',
  showMore: (games) => `Mehr anzeigen (${number(games)})`,
  stepThrough: 'Wiedergabe',
  practice: 'Übung',
  challenge: 'Herausforderung',

  readInFull: 'Vollständige Regeln lesen',
  compareRulesets: 'Die sechs Varianten vergleichen',
  houseRules: 'Hausregeln',
  byTheBook: 'Nach Originalregeln spielen',
  editHouse: 'Diese Regeln ändern',
  makeHouse: 'Hausregeln erstellen',
  haveCode: 'Code eingeben',

  realTable: 'Mit echten Karten',
  keepCounters: 'Jetons zählen',
  printBoard: 'Tableau drucken',
  ourRules: 'Eure Regeln finden',

  saveNow: 'Als Datei speichern',
  restored: 'Dieser Browser hat deine Partien verloren. Diese ist wieder gespeichert.',
};
