import { makeGrammar } from '../../grammar.ts';
import type { PrintWords } from '../en/print.ts';

const { and, count, number } = makeGrammar('de-DE');

const SHEETS = { board: 'Tableau', counters: 'Jetons', rules: 'Regeln' } as const;

export const print: PrintWords = {
  title: 'Tableau drucken',
  intro: 'Das Tableau, Jetons zum Ausschneiden und die Regeln auf einer Seite.',

  paper: 'Papier',
  papers: { a4: 'A4', a3: 'A3', letter: 'US-Letter' },
  pages: 'Tableau',
  onePage: 'auf einer Seite',
  fourPages: 'auf vier Seiten zum Zusammenkleben',
  look: 'Farben',
  looks: { colour: 'farbig', outline: 'zum Ausmalen' },
  counters: 'Jetons aus Papier',
  noCounters: 'keine',
  countersFor: (players) => `für ${count(players, 'Spieler', 'Spieler')}`,
  setOf: (contrats, fiches, jetons, worth) =>
    `Jeder bekommt ${and([
      count(contrats, 'Contrat', 'Contrats'),
      count(fiches, 'Fiche', 'Fiches'),
      count(jetons, 'Jeton', 'Jetons'),
    ])}, zusammen ${number(worth)}.`,
  lessThan: (some) =>
    `Diese Regeln beginnen mit ${count(some, 'Jeton', 'Jetons')}, zu viel Papier. Druckt mehrmals, oder lasst jeden für mehr gelten.`,
  withRules: 'Regeln auf einer Seite',
  language: 'Sprache des Ausdrucks',

  howTo: 'Tipps zum Drucken',
  trueSize:
    'Druckt mit 100\u00a0% („tatsächliche Größe“). Die Linie am Fuß jeder Seite muss 100\u00a0mm messen.',
  taping: [
    'Legt die Seiten so, wie es der kleine Plan auf jeder zeigt.',
    'Schneidet den Rand von B, C und D an den gestrichelten Linien ab.',
    'Klebt B auf A und D auf C, bis an die Striche.',
    'Klebt die untere Hälfte auf die obere. Auf Pappe hält das Tableau länger.',
  ],
  cutting: 'Klebt die Jetons auf Pappe, bevor ihr an den punktierten Linien schneidet.',

  pdfHint: 'Für ein PDF wählt beim Drucken „Als PDF speichern“.',
  printNow: 'Drucken',
  preview: 'Vorschau',
  sheets: (some) => count(some, 'Blatt', 'Blätter'),

  rulerHint: '100\u00a0mm, wenn mit 100\u00a0% gedruckt',
  sheetName: (kind, some, of) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} von ${number(of)}`,
  rulesTitle: 'Die Regeln des Gelben Zwergs',
  worths: { jeton: 'ein Jeton gilt 1', fiche: 'eine Fiche gilt 5', contrat: 'ein Contrat gilt 10' },
};
