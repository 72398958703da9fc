import { type BookWords, makeBook } from '../book.ts';
import { makeGrammar } from '../grammar.ts';
import { after } from './de/after.ts';
import { before } from './de/before.ts';
import { origins } from './de/origins.ts';
import { play } from './de/play.ts';
import { stories } from './de/rulesets.ts';

const { number } = makeGrammar('de');

/** Words of the rule book, and of the page that lays the rulesets side by side, in German. */
export const book: BookWords = makeBook({
  title: 'Die Regeln',
  intro:
    'Nain jaune wird seit mehr als zweihundertfünfzig Jahren gespielt, und nie nach nur einer Regel. Dieses Buch erzählt das Spiel Schritt für Schritt: wo die Regeln auseinandergehen, und wer das sagt.',
  parts: 'Teile des Buches',
  book: 'Das Regelbuch',
  compare: 'Nebeneinander',
  house: 'Hausregeln machen',
  judge: 'Der Richter',
  chooseRules: 'Welche Regeln sind unsere?',
  print: 'Das Tableau drucken',
  contents: 'Inhalt',
  noSuchSection: 'Diesen Abschnitt hat das Buch nicht. Hier ist sein Anfang.',
  texts: { ...before, ...play, ...after },
  example: 'Beispiel',
  toldBy: 'Nach:',
  allSources: 'allen fünf Quellen',
  readingName: (some) => `Lesart ${number(some)}`,
  sourcesTitle: 'Die Quellen',
  sourcesIntro:
    'Alles in diesem Buch kommt aus fünf Texten. Unter jedem Abschnitt steht, welchem davon er folgt.',
  readingsTitle: 'Die Lesarten',
  readingsIntro:
    'Wo die Texte schweigen oder sich auf zwei Arten verstehen lassen, muss jemand entscheiden. So ist es hier entschieden, und darum. Fast alles lässt sich in den Hausregeln ändern.',
  ...origins,
  rulesets: 'Die sechs Regelwerke',
  rulesetsIntro:
    'Jedes hat seine Geschichte und seine Seite. Spiel nach einem von ihnen, oder mach deine eigenen Regeln daraus.',
  stories,
  story: 'Seine Geschichte',
  inFull: 'Die Regeln im Ganzen',
  howItPlays: 'Wie es sich spielt',
  playByThese: 'Nach diesen Regeln spielen',
  changeThese: 'Hausregeln daraus machen',
  otherRulesets: 'Die anderen Regelwerke',
  compareTitle: 'Die Regelwerke nebeneinander',
  compareIntro: 'Eine Spalte für jedes Regelwerk, eine Zeile für jede Regel.',
  whichRulesets: 'Welche Regelwerke',
  columnNumber: (some) => `Spalte ${number(some)}`,
  onlyDifferences: 'Nur, was verschieden ist',
  rule: 'Regel',
  rowsShown: (rows, all) => `${number(rows)} von ${number(all)} Regeln`,
  nothingDiffers: 'Diese Regelwerke unterscheiden sich nicht.',
});
