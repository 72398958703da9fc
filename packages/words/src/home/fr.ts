import { makeGrammar } from '../grammar.ts';
import type { HomeWords } from '../home.ts';

const { number } = makeGrammar('fr');

/** Words of the home page: profiles, who plays, passing the device round, in French. */
export const home: HomeWords = {
  title: 'Jouer',
  playAtOnce: 'Jouer tout de suite',
  whoPlays: 'Qui joue',
  seat: (number) => `Place ${number}`,
  nameAt: (number) => `Nom à la place ${number}`,
  people: 'Personnes',
  somebody: 'Une autre personne…',
  personAt: (number) => `Joueur ${number}`,
  oneDevice: "L'appareil passe de main en main : la table est couverte avant chaque changement.",

  family: 'La famille',
  familyHint: 'Les noms et les visages restent dans ce navigateur.',
  newPerson: 'Nouvelle personne',
  addPerson: 'Ajouter',
  nameOf: (name) => `Nom : ${name}`,
  faceOf: (name) => `Visage : ${name}`,
  initial: 'Initiale',
  removePerson: (name) => `Retirer ${name} de la famille`,
  removePersonQuestion: (name) => `Retirer ${name} de la famille ?`,
  personRemoved: 'Ses parties restent, sous le même nom.',

  games: 'Parties gardées',
  show: 'Montrer',
  all: 'Toutes',
  search: 'Chercher un nom ou une règle',
  noneFound: 'Aucune partie ne correspond.',
  showMore: (games) => `Montrer la suite (${number(games)})`,
  stepThrough: 'Revoir coup par coup',

  readInFull: 'Lire la règle en entier',
  compareRulesets: 'Comparer les six règles',
  houseRules: 'Règles de la maison',
  byTheBook: 'Jouer selon le livre',
  editHouse: 'Modifier ces règles',
  makeHouse: 'Faire ses propres règles',
  haveCode: 'J’ai un code',
  houseBroken: 'Les règles que porte ce lien ne sont pas valables',
  houseBrokenHint: 'Demandez un autre lien, ou choisissez une règle ici.',

  realTable: 'Autour d’une vraie table',
  keepCounters: 'Tenir les jetons',
  printBoard: 'Imprimer le plateau',
  ourRules: 'Quelles sont nos règles ?',

  handOverTo: (name) => `Passez l'appareil à ${name}`,
  handOverHint: "Les cartes sont cachées. Que personne d'autre ne regarde !",
  iAm: (name) => `Je suis ${name} : montrer ma main`,

  saveNow: 'Enregistrer dans un fichier',
  restored: "Les parties gardées ont disparu de ce navigateur. Celle-ci vient d'être gardée de nouveau.",
  notARecord: "Ce texte n'est pas celui d'une partie",
  setupRefused: 'Une partie ne peut pas commencer ainsi',
};
