import { makeGrammar } from '../../grammar.ts';

const { and, count, number } = makeGrammar('en-GB');

/** A kind of printed sheet. */
type SheetKind = 'board' | 'counters' | 'rules';

const SHEETS = { board: 'Board', counters: 'Counters', rules: 'Rules' } satisfies Record<SheetKind, string>;

export const print = {
  title: 'Print the board',
  intro: 'The board, counters to cut out, and the rules on one page.',

  paper: 'Paper',
  papers: { a4: 'A4', a3: 'A3', letter: 'US letter' },
  pages: 'Board',
  onePage: 'on one page',
  fourPages: 'on four pages to tape together',
  look: 'Colours',
  looks: { colour: 'in colour', outline: 'outline, to colour in' },
  counters: 'Paper counters',
  noCounters: 'none',
  countersFor: (players: number) => `for ${count(players, 'player', 'players')}`,
  setOf: (contrats: number, fiches: number, jetons: number, worth: number) =>
    `Each player gets ${and([
      count(contrats, 'contrat', 'contrats'),
      count(fiches, 'fiche', 'fiches'),
      count(jetons, 'jeton', 'jetons'),
    ])}: ${count(worth, 'counter', 'counters')}.`,
  lessThan: (some: number) =>
    `These rules start with ${number(some)} counters, too many to print. Print several sets, or let each count for more.`,
  withRules: 'Rules on one page',
  language: 'Print language',

  howTo: 'Printing tips',
  trueSize: 'Print at 100% (“actual size”). The line at the foot of each page must measure 100\u00a0mm.',
  taping: [
    'Lay out the pages as the small plan on each shows.',
    'Cut the edge off B, C and D along the dashed marks.',
    'Tape B onto A and D onto C, up to the marks.',
    'Tape the bottom half onto the top half. Glue it on card to make it last.',
  ],
  cutting: 'Glue the counters on card before you cut along the dotted lines.',

  pdfHint: 'For a PDF, choose “Save as PDF” when printing.',
  printNow: 'Print',
  preview: 'Preview',
  sheets: (some: number) => count(some, 'sheet', 'sheets'),

  rulerHint: '100\u00a0mm when printed at 100%',
  sheetName: (kind: SheetKind, some: number, of: number) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} of ${number(of)}`,
  rulesTitle: 'The rules of Nain Jaune',
  worths: { jeton: 'a jeton is 1', fiche: 'a fiche is 5', contrat: 'a contrat is 10' },
};

export type PrintWords = typeof print;
