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
    `Nach diesen Regeln beginnt jeder mit ${count(some, 'Jeton', 'Jetons')}. Das wäre zu viel Papier. Druckt die Jetons mehrmals, oder lasst jeden für mehr gelten.`,
  withRules: 'Regeln auf einer Seite',
  language: 'Sprache des Ausdrucks',

  howTo: 'Tipps zum Drucken',
  trueSize:
    'Druckt mit 100\u00a0%, also in „tatsächlicher Größe“, nicht „an Seite angepasst“. Die Linie am Fuß jeder Seite ist 100\u00a0mm lang: Messt nach.',
  taping: [
    'Legt die Seiten so, wie es der kleine Plan neben jedem Buchstaben zeigt: A und B oben, C und D unten.',
    'Schneidet den Rand von B, C und D an den gestrichelten Linien ab; A bleibt ganz.',
    'Legt B bis an die Striche auf A und D auf C, und klebt sie fest.',
    'Legt die untere Hälfte bis an die Striche auf die obere, und klebt sie fest. Auf Pappe hält das Tableau länger.',
  ],
  cutting:
    'Klebt die Seite auf Pappe, bevor ihr an den punktierten Linien schneidet. So halten die Jetons am längsten.',

  pdfHint: 'Wenn ihr ein PDF wollt, wählt im Druckfenster des Browsers „Als PDF speichern“.',
  printNow: 'Drucken',
  preview: 'Vorschau',
  sheets: (some) => count(some, 'Blatt', 'Blätter'),

  rulerHint: '100\u00a0mm, wenn mit 100\u00a0% gedruckt',
  sheetName: (kind, some, of) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} von ${number(of)}`,
  rulesTitle: 'Die Regeln des Gelben Zwergs',
  worths: { jeton: 'ein Jeton gilt 1', fiche: 'eine Fiche gilt 5', contrat: 'ein Contrat gilt 10' },
};
