import { makeGrammar } from '../grammar.ts';
import type { PrintWords } from '../print.ts';

const { and, count, number } = makeGrammar('en-GB');

const SHEETS = { board: 'Board', counters: 'Counters', rules: 'Rules' } as const;

/** Words of the page that prints the board, in English. */
export const print: PrintWords = {
  title: 'The board to print',
  intro:
    'All you need beside a pack of cards: the board with its five boxes, counters to cut out, and the rules on one page.',

  rules: 'Rules',
  paper: 'Paper',
  papers: { a4: 'A4', a3: 'A3', letter: 'US letter' },
  pages: 'The board',
  onePage: 'on one page',
  fourPages: 'on four pages to tape together',
  look: 'Colours',
  looks: { colour: 'in colour', outline: 'to colour in' },
  counters: 'Paper counters',
  noCounters: 'none',
  countersFor: (players) => `for ${count(players, 'player', 'players')}`,
  setOf: (contrats, fiches, jetons, worth) =>
    `Each player gets ${and([
      count(contrats, 'contrat', 'contrats'),
      count(fiches, 'fiche', 'fiches'),
      count(jetons, 'jeton', 'jetons'),
    ])}: ${count(worth, 'counter', 'counters')}.`,
  lessThan: (some) =>
    `These rules begin with ${number(some)} counters: that many are too much paper. Print the counters more than once, or let each paper counter stand for more.`,
  withRules: 'The rules on one page',
  language: 'Language on the paper',

  howTo: 'So that it comes out right',
  trueSize:
    'Print at 100 %, also called “actual size”, not “fit to page”. The line at the foot of each page is 100 mm long: measure it.',
  measures: (width, height, dwarf) =>
    `The board is ${number(width)} by ${number(height)} mm, and the dwarf’s box ${number(dwarf)} mm across.`,
  taping: [
    'Lay out the pages as the small plan beside each letter shows: A and B above, C and D below.',
    'Cut off the edge of B, C and D along the dashed marks; A stays whole.',
    'Lay B upon A up to its marks, and D upon C; tape them.',
    'Lay the lower half upon the upper one up to its marks, and tape it. Card underneath makes it last.',
  ],
  cutting: 'Counters last longest when the page is glued on card before it is cut along the dotted lines.',

  savePdf: 'Save as PDF',
  printNow: 'Print',
  making: 'The PDF is being made…',
  saved: 'The PDF is saved.',
  failed: 'The PDF could not be made. Try again, or print from here.',
  preview: 'What comes out',
  sheets: (some) => count(some, 'sheet', 'sheets'),
  rulesBroken: 'The rules of this link cannot be read; the board of Lindor is shown instead.',

  rulerHint: '100 mm when printed at 100 %',
  sheetName: (kind, some, of) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} of ${number(of)}`,
  rulesTitle: 'The rules of Nain Jaune',
  worths: { jeton: 'a jeton is 1', fiche: 'a fiche is 5', contrat: 'a contrat is 10' },
};
