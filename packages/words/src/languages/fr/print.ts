import { makeGrammar } from '../../grammar.ts';
import type { PrintWords } from '../en/print.ts';

const { and, count, number } = makeGrammar('fr-FR');

const SHEETS = { board: 'Plateau', counters: 'Jetons', rules: 'Règles' } as const;

export const print: PrintWords = {
  title: 'Imprimer le plateau',
  intro: 'Le plateau, des jetons à découper, et les règles sur une page.',

  paper: 'Papier',
  papers: { a4: 'A4', a3: 'A3', letter: 'Lettre US' },
  pages: 'Plateau',
  onePage: 'sur une page',
  fourPages: 'sur quatre pages à assembler',
  look: 'Couleurs',
  looks: { colour: 'en couleurs', outline: 'à colorier' },
  counters: 'Jetons en papier',
  noCounters: 'aucun',
  countersFor: (players) => `pour ${count(players, 'joueur', 'joueurs')}`,
  setOf: (contrats, fiches, jetons, worth) =>
    `Chacun reçoit ${and([count(contrats, 'contrat', 'contrats'), count(fiches, 'fiche', 'fiches'), count(jetons, 'jeton', 'jetons')])}, soit ${number(worth)}.`,
  lessThan: (some) =>
    `Ces règles commencent avec ${count(some, 'jeton', 'jetons')}, trop à imprimer. Imprimez plusieurs jeux, ou donnez-leur plus de valeur.`,
  withRules: 'Règles sur une page',
  language: 'Langue d’impression',

  howTo: 'Conseils d’impression',
  trueSize:
    'Imprimez à 100\u00a0% (« taille réelle »). Le trait au bas de chaque page doit mesurer 100\u00a0mm.',
  taping: [
    'Disposez les pages selon leur petit plan.',
    'Coupez le bord de B, C et D le long des tirets.',
    'Collez B sur A et D sur C, jusqu’aux repères.',
    'Collez la moitié du bas sur celle du haut. Sur du carton, le plateau durera plus longtemps.',
  ],
  cutting: 'Collez les jetons sur du carton avant de découper les pointillés.',

  pdfHint: 'Pour un PDF, choisissez « Enregistrer au format PDF » à l’impression.',
  printNow: 'Imprimer',
  preview: 'Aperçu',
  sheets: (some) => count(some, 'feuille', 'feuilles'),

  rulerHint: '100\u00a0mm si l’impression est à 100\u00a0%',
  sheetName: (kind, some, of) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} sur ${number(of)}`,
  rulesTitle: 'Les règles du Nain jaune',
  worths: { jeton: 'un jeton vaut 1', fiche: 'une fiche vaut 5', contrat: 'un contrat vaut 10' },
};
