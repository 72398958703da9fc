import { makeBook } from '../../bookWords.ts';
import { makeGrammar } from '../../grammar.ts';
import type { BookLabels } from '../en/book.ts';
import { after } from './book/after.ts';
import { before } from './book/before.ts';
import { origins } from './book/origins.ts';
import { play } from './book/play.ts';
import { stories } from './book/rulesets.ts';

const { number } = makeGrammar('de');

const labels: BookLabels = {
  title: 'Die Regeln',
  intro:
    'Nain Jaune wird seit mehr als 250 Jahren gespielt, und nie nach nur einer Regel. Hier steht das Spiel Schritt für Schritt: worin die Regeln sich unterscheiden und woher wir das wissen.',
  inSixLines: 'In sechs Zeilen',
  learn: 'In 3 Minuten lernen',
  teacher: 'Spiel eine Runde mit mir, und du kannst es.',
  judgeStory: '„Darf ich meine Karte behalten?“',
  more: 'Mehr',
  chooseStory: 'Ein paar Fragen',
  houseStory: 'So, wie ihr wollt',
  bookStory: 'Das Spiel seit 1760',
  printStory: 'Und die Regeln auf einer Seite',
  send: 'Regeln senden',
  sendStory: 'Ein Link',
  book: 'Das Regelbuch',
  compare: 'Nebeneinander',
  judge: 'Schiedsrichter',
  print: 'Tableau drucken',
  contents: 'Inhalt',
  noSuchSection: 'Abschnitt nicht gefunden. Hier ist der Anfang des Buches.',
  example: 'Beispiel',
  sourcesLabel: 'Quellen:',
  allSources: 'alle fünf',
  readingName: (some) => `Lesart ${number(some)}`,
  sourcesTitle: 'Die Quellen',
  sourcesIntro: 'Alles in diesem Buch kommt aus fünf Texten. Jeder Abschnitt nennt seine Quellen.',
  readingsTitle: 'Unsere Lesarten',
  readingsIntro:
    'Wo die Quellen nichts sagen oder unklar sind, haben wir so entschieden, und darum. Fast alles lässt sich in den Hausregeln ändern.',
  rulesets: 'Die sechs Varianten',
  rulesetsIntro: 'Jede hat ihre Geschichte und ihre Seite. Spiele nach einer von ihnen, oder passe sie an.',
  story: 'Ihre Geschichte',
  inFull: 'Alle Regeln',
  howItPlays: 'So spielt sie sich',
  playByThese: 'Mit diesen Regeln spielen',
  changeThese: 'Diese Regeln anpassen',
  otherRulesets: 'Die anderen Varianten',
  compareTitle: 'Die Varianten nebeneinander',
  compareIntro: 'Eine Spalte für jede Variante, eine Zeile für jede Regel.',
  whichRulesets: 'Varianten',
  columnNumber: (some) => `Spalte ${number(some)}`,
  onlyDifferences: 'Nur Unterschiede',
  rule: 'Regel',
  rowsShown: (rows, all) => `${number(rows)} von ${number(all)} Regeln`,
  nothingDiffers: 'Zwischen diesen Varianten gibt es keine Unterschiede.',
};

export const book = makeBook({ labels, texts: { ...before, ...play, ...after }, ...origins, stories });
