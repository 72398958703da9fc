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
  twoIsHouseRule: 'À deux : règle maison.',
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
  addPerson: 'Ajouter',
  nameOf: (name) => `Nom : ${name}`,
  faceOf: (name) => `Visage : ${name}`,
  removePerson: (name) => `Retirer ${name} de la famille`,

  games: 'Parties enregistrées',
  show: 'Afficher',
  all: 'Toutes',
  search: 'Chercher un nom ou des règles',
  noneFound: 'Aucune partie trouvée.',
  showMore: (games) => `Afficher plus (${number(games)})`,
  stepThrough: 'Revoir',
  practice: 'Entraînement',
  challenge: 'Défi',

  readInFull: 'Lire toutes les règles',
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

  saveNow: 'Enregistrer dans un fichier',
  restored: 'Ce navigateur a perdu vos parties. Celle-ci est de nouveau enregistrée.',
};
