import { makeGrammar } from '../grammar.ts';
import type { PrintWords } from '../print.ts';

const { and, count, number } = makeGrammar('de-DE');

const SHEETS = { board: 'Tableau', counters: 'Jetons', rules: 'Regeln' } as const;

/** Words of the page that prints the board, in German. */
export const print: PrintWords = {
  title: 'Das Tableau zum Ausdrucken',
  intro:
    'Alles, was zu einem Kartenspiel noch fehlt: das Tableau mit seinen fünf Fächern, Jetons zum Ausschneiden und die Regeln auf einer Seite.',

  rules: 'Regeln',
  paper: 'Papier',
  papers: { a4: 'A4', a3: 'A3', letter: 'US-Letter' },
  pages: 'Das Tableau',
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
    `Nach diesen Regeln beginnt jeder mit ${number(some)}; das wäre zu viel Papier. Druck die Jetons mehrmals, oder lass jeden für mehr gelten.`,
  withRules: 'Die Regeln auf einer Seite',
  language: 'Sprache auf dem Papier',

  howTo: 'Damit es gelingt',
  trueSize:
    'Druck mit 100 %, also in „tatsächlicher Größe“, nicht „an Seite angepasst“. Die Linie am Fuß jeder Seite ist 100 mm lang: Miss nach.',
  measures: (width, height, dwarf) =>
    `Das Tableau misst ${number(width)} mal ${number(height)} mm, das Fach des Zwergs ${number(dwarf)} mm im Durchmesser.`,
  taping: [
    'Leg die Seiten so, wie es der kleine Plan neben jedem Buchstaben zeigt: A und B oben, C und D unten.',
    'Schneide den Rand von B, C und D an den gestrichelten Linien ab; A bleibt ganz.',
    'Leg B bis an die Striche auf A und D auf C, und kleb sie fest.',
    'Leg die untere Hälfte bis an die Striche auf die obere, und kleb sie fest. Auf Pappe hält das Tableau länger.',
  ],
  cutting:
    'Am längsten halten die Jetons, wenn die Seite auf Pappe geklebt und dann an den punktierten Linien zerschnitten wird.',

  savePdf: 'Als PDF speichern',
  printNow: 'Drucken',
  making: 'Das PDF entsteht …',
  saved: 'Das PDF ist gespeichert.',
  failed: 'Das PDF ließ sich nicht herstellen. Versuch es noch einmal, oder druck von hier.',
  preview: 'Was gedruckt wird',
  sheets: (some) => count(some, 'Blatt', 'Blätter'),
  rulesBroken: 'Die Regeln dieses Links sind nicht lesbar; hier ist das Tableau von Lindor.',

  rulerHint: '100 mm, wenn mit 100 % gedruckt',
  sheetName: (kind, some, of) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} von ${number(of)}`,
  rulesTitle: 'Die Regeln des Gelben Zwergs',
  worths: { jeton: 'ein Jeton gilt 1', fiche: 'eine Fiche gilt 5', contrat: 'ein Contrat gilt 10' },
};
