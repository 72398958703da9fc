import { makeGrammar } from '../grammar.ts';
import type { HomeWords } from '../home.ts';

const { number } = makeGrammar('de');

/** Words of the home page: profiles, who plays, passing the device round, in German. */
export const home: HomeWords = {
  title: 'Spielen',
  playAtOnce: 'Sofort spielen',
  whoPlays: 'Wer spielt',
  seat: (number) => `Platz ${number}`,
  nameAt: (number) => `Name auf Platz ${number}`,
  people: 'Menschen',
  somebody: 'Jemand anderes …',
  personAt: (number) => `Spieler ${number}`,
  oneDevice: 'Das Gerät geht von Hand zu Hand: Vor jedem Wechsel wird der Tisch verdeckt.',

  family: 'Die Familie',
  familyHint: 'Namen und Gesichter bleiben in diesem Browser.',
  newPerson: 'Neue Person',
  addPerson: 'Hinzufügen',
  nameOf: (name) => `Name: ${name}`,
  faceOf: (name) => `Gesicht: ${name}`,
  initial: 'Anfangsbuchstabe',
  removePerson: (name) => `${name} aus der Familie entfernen`,
  removePersonQuestion: (name) => `${name} aus der Familie entfernen?`,
  personRemoved: 'Die Partien bleiben, unter demselben Namen.',

  games: 'Gespeicherte Partien',
  show: 'Zeigen',
  all: 'Alle',
  search: 'Name oder Regel suchen',
  noneFound: 'Keine Partie passt.',
  showMore: (games) => `Mehr zeigen (${number(games)})`,
  stepThrough: 'Schritt für Schritt ansehen',

  readInFull: 'Die Regeln im Ganzen lesen',
  compareRulesets: 'Die sechs Regelwerke vergleichen',
  houseRules: 'Hausregeln',
  byTheBook: 'Nach dem Buch spielen',
  editHouse: 'Diese Regeln ändern',
  makeHouse: 'Eigene Regeln machen',
  haveCode: 'Ich habe einen Code',
  houseBroken: 'Die Regeln in diesem Link sind nicht gültig',
  houseBrokenHint: 'Lass dir einen anderen Link geben, oder wähle hier eine Regel.',

  realTable: 'An einem echten Tisch',
  keepCounters: 'Jetons führen',
  printBoard: 'Das Tableau drucken',
  ourRules: 'Welche Regeln sind unsere?',

  handOverTo: (name) => `Gib das Gerät an ${name} weiter`,
  handOverHint: 'Die Karten sind verdeckt. Niemand sonst darf zusehen!',
  iAm: (name) => `Ich bin ${name}: meine Hand zeigen`,

  saveNow: 'Als Datei speichern',
  restored:
    'Die gespeicherten Partien sind aus diesem Browser verschwunden. Diese ist jetzt neu gespeichert.',
  notARecord: 'Dieser Text ist keine Partie',
  setupRefused: 'So kann keine Partie beginnen',
};
