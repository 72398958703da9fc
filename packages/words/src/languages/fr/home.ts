import { makeGrammar } from '../../grammar.ts';
import type { HomeWords } from '../en/home.ts';

const { number } = makeGrammar('fr');

export const home: HomeWords = {
  playAtOnce: 'Jouer maintenant',
  aim: 'Posez toutes vos cartes, prenez les cases.',
  customise: 'Personnaliser',
  newHere: 'Débuter en 3 minutes',
  passDevice: 'Jouer à plusieurs ici',
  realCards: 'Vraies cartes',
  whoPlays: 'Joueurs',
  twoIsHouseRule: 'À deux, c’est une règle maison : les règles imprimées demandent plus de joueurs.',
  seat: (number) => `Place ${number}`,
  nameAt: (number) => `Nom, place ${number}`,
  people: 'Joueurs',
  somebody: 'Ajouter quelqu’un…',
  personAt: (number) => `Joueur ${number}`,
  optional: 'Facultatif',

  opponents: 'Adversaires',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  mixed: 'Variés',
  plusPerson: '+ Joueur',
  fewerPlayers: 'Moins de joueurs',
  morePlayers: 'Plus de joueurs',
  moreRules: 'Autres…',

  family: 'Famille',
  familyHint: 'Les noms et les visages restent dans ce navigateur.',
  newPerson: 'Nouvelle personne',
  addPerson: 'Ajouter',
  nameOf: (name) => `Nom : ${name}`,
  faceOf: (name) => `Visage : ${name}`,
  initial: 'Initiale',
  removePerson: (name) => `Retirer ${name} de la famille`,
  removePersonQuestion: (name) => `Retirer ${name} de la famille ?`,
  personRemoved: 'Ses parties sont conservées sous le même nom.',

  games: 'Parties enregistrées',
  show: 'Afficher',
  all: 'Toutes',
  search: 'Chercher un nom ou des règles',
  noneFound: 'Aucune partie trouvée.',
  showMore: (games) => `Afficher plus (${number(games)})`,
  stepThrough: 'Revoir',
  practice: 'Entraînement',
  challenge: 'Défi',

  readInFull: 'Lire les règles en entier',
  compareRulesets: 'Comparer les six variantes',
  houseRules: 'Règles maison',
  byTheBook: 'Jouer avec les règles d’origine',
  editHouse: 'Modifier ces règles',
  makeHouse: 'Créer des règles maison',
  haveCode: 'Entrer un code',

  realTable: 'Avec de vraies cartes',
  keepCounters: 'Compter les jetons',
  printBoard: 'Imprimer le plateau',
  ourRules: 'Trouver vos règles',

  handOverTo: (name) => `Passez l’appareil à ${name}`,
  handOverHint: 'Les cartes sont cachées. On ne triche pas !',
  iAm: (name) => `${name} : voir mes cartes`,

  saveNow: 'Enregistrer dans un fichier',
  restored: 'Vos parties enregistrées ont disparu de ce navigateur. Celle-ci vient d’être réenregistrée.',
  notARecord: 'Ce n’est pas une partie enregistrée',
  setupRefused: 'Ces réglages ne permettent pas de jouer',
};
