import { makeGrammar } from '../grammar.ts';
import type { PrintWords } from '../print.ts';

const { and, count, number } = makeGrammar('fr-FR');

const SHEETS = { board: 'Plateau', counters: 'Jetons', rules: 'Règles' } as const;

/** Words of the page that prints the board, in French. */
export const print: PrintWords = {
  title: 'Le plateau à imprimer',
  intro:
    'Tout ce qu’il faut en plus d’un jeu de cartes : le plateau et ses cinq cases, des jetons à découper, et la règle sur une page.',

  rules: 'Règles',
  paper: 'Papier',
  papers: { a4: 'A4', a3: 'A3', letter: 'Lettre US' },
  pages: 'Le plateau',
  onePage: 'sur une page',
  fourPages: 'sur quatre pages à assembler',
  look: 'Couleurs',
  looks: { colour: 'en couleurs', outline: 'à colorier' },
  counters: 'Jetons en papier',
  noCounters: 'aucun',
  countersFor: (players) => `pour ${count(players, 'joueur', 'joueurs')}`,
  setOf: (contrats, fiches, jetons, worth) =>
    `Chacun reçoit ${and([
      count(contrats, 'contrat', 'contrats'),
      count(fiches, 'fiche', 'fiches'),
      count(jetons, 'jeton', 'jetons'),
    ])} : il a ${number(worth)} à miser.`,
  lessThan: (some) =>
    `Selon ces règles, on commence avec ${number(some)} : ce serait trop de papier. Imprimez les jetons plusieurs fois, ou donnez-leur plus de valeur.`,
  withRules: 'La règle sur une page',
  language: 'Langue sur le papier',

  howTo: 'Pour que ce soit réussi',
  trueSize:
    'Imprimez à 100 %, c’est-à-dire en « taille réelle », sans « ajuster à la page ». Le trait au bas de chaque page mesure 100 mm : vérifiez-le.',
  measures: (width, height, dwarf) =>
    `Le plateau mesure ${number(width)} mm sur ${number(height)}, et la case du nain ${number(dwarf)} mm de diamètre.`,
  taping: [
    'Disposez les pages comme le montre le petit plan près de chaque lettre : A et B en haut, C et D en bas.',
    'Coupez le bord de B, de C et de D le long des traits interrompus ; A reste entière.',
    'Posez B sur A jusqu’à ses repères, et D sur C ; collez.',
    'Posez la moitié du bas sur celle du haut jusqu’à ses repères, et collez. Un carton dessous la rendra durable.',
  ],
  cutting:
    'Les jetons durent plus longtemps si la page est collée sur du carton avant d’être découpée le long des pointillés.',

  savePdf: 'Enregistrer en PDF',
  printNow: 'Imprimer',
  making: 'Le PDF se prépare…',
  saved: 'Le PDF est enregistré.',
  failed: 'Le PDF n’a pas pu être fait. Essayez encore, ou imprimez d’ici.',
  preview: 'Ce qui sera imprimé',
  sheets: (some) => count(some, 'feuille', 'feuilles'),
  rulesBroken: 'Les règles de ce lien ne se lisent pas ; voici le plateau de Lindor.',

  rulerHint: '100 mm si l’impression est à 100 %',
  sheetName: (kind, some, of) =>
    of === 1 ? SHEETS[kind] : `${SHEETS[kind]} ${number(some)} sur ${number(of)}`,
  rulesTitle: 'La règle du nain jaune',
  worths: { jeton: 'un jeton vaut 1', fiche: 'une fiche vaut 5', contrat: 'un contrat vaut 10' },
};
