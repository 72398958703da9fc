import { capital, makeGrammar } from '../../grammar.ts';
import { type Hints, type HousePhrases, makeHouse, type ValueWords } from '../../houseWords.ts';
import type { HouseLabels } from '../en/house.ts';
import { cards } from './cards.ts';
import { endPhrases } from './gameEnds.ts';
import { interfaceWords } from './interface.ts';
import { keyPhrases } from './ruleKeys.ts';
import { versions } from './versions.ts';
import { wholeNumber, wholeSpan } from './wholeNumber.ts';

const { count, number, or } = makeGrammar('fr');

const idSigns = 'minuscules a–z, chiffres et traits d’union, 64 caractères au plus';
const ways = { clockwise: 'vers la gauche (sens horaire)', anticlockwise: 'vers la droite (sens inverse)' };

const hints: Hints = {
  id: 'Dans les parties enregistrées : minuscules, chiffres et traits d’union.',
  honours: 'Cinq cartes ont leur case, chacune avec sa mise.',
  ante: 'Si le donneur mise seul, chacun devrait donner autant de fois.',
  counters: '120 : 5 contrats, 10 fiches et 20 jetons.',
  firstLead: 'Les entames suivantes sont toujours libres.',
  hocs: 'Pour un roi ou une belle carte annoncés, chacun vous paie un jeton.',
  payment: 'Par points, une figure vaut 10, les autres cartes leur valeur.',
  'end.target': 'Se vérifie aux comptes.',
  'end.minutes': 'La donne en cours va à son terme.',
};

/** Also the answers of the questionnaire. */
export const values: ValueWords = {
  play: ways,
  dealTo: ways,
  firstDealer: {
    lot: 'tiré au sort',
    'highest-card': 'le joueur qui tire la plus haute carte',
    chosen: 'au choix des joueurs',
  },
  nextDealer: { left: 'le voisin de gauche', right: 'le voisin de droite' },
  hand: {
    table: '22, 15, 12, 9, 8, 7 ou 6 cartes de 2 à 8 joueurs ; le reste au talon',
    all: 'toutes les cartes',
  },
  packet: { '1': 'une à une', '3': 'trois par trois' },
  ante: { everyone: 'tout le monde', dealer: 'le donneur seul' },
  run: { rank: 'par rang, sans souci de couleur', suit: 'dans une même couleur' },
  firstLead: { any: 'n’importe laquelle', lowest: 'une de vos plus basses cartes' },
  continuing: { optional: 'libre : on peut s’arrêter ou passer', compulsory: 'obligatoire si on le peut' },
  stall: { lead: 'le dernier à avoir posé entame librement', 'next-rank': 'on demande le rang au-dessus' },
  hocs: { true: 'oui : les belles cartes arrêtent, les hocs se paient', false: 'non' },
  dwarf: {
    plain: 'un sept ordinaire',
    stop: 'joker, et il arrête la suite',
    'stands-for-wanted': 'joker, à la place de la carte demandée',
  },
  announcing: { required: 'il faut l’annoncer', automatic: 'rien à annoncer' },
  missedHonour: { stays: 'la case reste telle quelle', bete: 'coûte une bête' },
  heldHonour: { bete: 'coûte une bête', nothing: 'ne coûte rien de plus' },
  payment: { points: 'les points des cartes', cards: 'un jeton par carte' },
  acePoints: { '1': '1 point', '10': '10 points' },
  heldDwarfFactor: { '1': 'rien de plus', '2': 'le double' },
  factors: { multiply: 'les deux : le quadruple', highest: 'un seul : le double' },
  bete: { box: 'la case est doublée', stake: 'une mise de la case' },
  debts: { true: 'on paie tout, même sous zéro', false: 'on paie ce qu’on a, sans dette' },
  'opera.when': {
    unopposed: 'tout posé avant qu’un autre ne pose',
    'first-chance': 'tout posé dès son premier tour, sans interruption',
    'first-lead': 'tout posé dès sa première entame, sans interruption',
  },
  'opera.sweeps': { true: 'le gagnant rafle toutes les cases', false: 'les cases restent' },
  'opera.factor': { '1': 'comme d’habitude', '2': 'le double' },
};

const labels: HouseLabels = {
  title: 'Règles maison',
  intro: 'Partez d’une variante et changez ce qui vous plaît.',
  base: 'Partir de',
  beginAgain: 'Rétablir ces règles',
  begun: (ruleset) => `Règles de « ${ruleset} » rétablies.`,
  undo: 'Annuler',
  topics: {
    table: 'Joueurs et places',
    deal: 'La donne',
    board: 'Plateau et jetons',
    play: 'Le jeu',
    honours: 'Belles cartes',
    settlement: 'Comptes',
    end: 'Fin de la partie',
  },
  hints,
  honourCard: 'Carte',
  honourStake: 'Mise',
  honourNumber: (some) => `Belle carte ${some}`,
  hasOpera: 'avec opéra',
  dealCounts: { none: 'sans limite', one: 'toujours le même', players: 'selon le nombre de joueurs' },
  dealsWith: (players) => `Donnes à ${players} joueurs`,
  emptyIsNone: 'Vide : aucun.',
  automaticName: 'Vide : le nom vient des règles de départ.',
  noEffect: {
    acePoints: 'Sans effet : on paie par carte.',
    factors: 'Sans effet : nain et opéra ne doublent pas tous deux.',
    bete: 'Sans effet : pas de bêtes.',
    missedHonour: 'Sans effet : rien à annoncer.',
  },
  differences: 'Vos changements',
  noDifferences: 'Aucun.',
  notReady: 'incomplet',
  insteadOf: (value, before) => `${value} (avant : ${before})`,
  problems: 'Incompatibilités',
  noProblems: 'Aucune incompatibilité.',
  problemsCount: (some) => count(some, 'incompatibilité', 'incompatibilités'),
  differencesCount: (some) => count(some, 'changement', 'changements'),
  remedy: (key, value) => `Mettre « ${key} » sur « ${value} »`,
  play: 'Jouer avec ces règles',
  link: 'Lien vers ces règles',
  file: 'Fichier',
  saveFile: 'Enregistrer dans un fichier',
  loadFile: 'Ouvrir un fichier',
  fileLoaded: 'Règles chargées.',
  fileBroken: 'Pas de règles jouables dans ce fichier.',
  notJson: 'Ce fichier n’est pas du JSON.',
  saved: 'Vos règles maison',
  noneSaved: 'Aucune.',
  name: 'Nom de vos règles',
  save: 'Enregistrer ces règles',
  savedAs: (name) => `Règles enregistrées : « ${name} ». Choisissez-les en créant une partie.`,
  notSaved: 'Le navigateur n’a pas enregistré ces règles. Leur lien reste valable.',
  open: 'Ouvrir',
  openNamed: (name) => `Ouvrir « ${name} »`,
  playNamed: (name) => `Jouer avec « ${name} »`,
  removeNamed: (name) => `Supprimer « ${name} »`,
  remove: 'Supprimer',
  linkBroken: 'Ces règles sont illisibles',
  linkBrokenHint: 'Demandez un autre lien, ou choisissez des règles ici. Problèmes :',
  readBase: 'Lire ces règles',
  compare: 'Comparer les six variantes',
};

const phrases: HousePhrases = {
  values,
  noOpera: 'sans opéra',
  conflicts: {
    stall: () =>
      'Le rang au-dessus n’existe que dans les suites par rang. Choisissez-les, ou l’entame libre.',
    dwarf: () =>
      'Le nain n’est joker que dans les suites d’une couleur. Choisissez-les, ou un sept ordinaire.',
    honours: () => 'Deux belles cartes sont identiques. Changez-en une.',
    counters: (ante) =>
      `La première mise est de ${ante} jetons : donnez-en au moins autant, ou baissez les mises.`,
    'end.target': (counters) =>
      `Chacun commence avec ${counters} jetons : choisissez un objectif plus élevé.`,
  },
  wrong: {
    id: `${capital(idSigns)}.`,
    players: 'Choisissez au moins un nombre de joueurs.',
    stake: wholeNumber(1, 100_000),
    counters: wholeNumber(15, 100_000),
    deals: wholeNumber(1, 1_000_000),
    target: wholeNumber(1, 1_000_000),
    minutes: 'Au moins 1 minute entière.',
  },
  broken: {
    at: (place, problem) => `${place} : ${problem}`,
    missing: 'cette règle manque.',
    newer: `${versions.newer}.`,
    twice: 'ce réglage figure deux fois.',
    draft: `${versions.draft}.`,
    unknownKey: 'cette règle n’existe pas.',
    wrongValue: (found, allowed) => `« ${found} » n’est pas possible. Possible : ${allowed}.`,
    noChange: (found) => `« ${found} » ne change aucune règle.`,
    noRuleset: (found) => `« ${found} » n’est pas l’une des six variantes.`,
    quoted: (value) => `« ${value} »`,
    allowed: {
      id: idSigns,
      players: 'des nombres croissants de 2 à 8',
      honours: 'cinq cartes, chacune avec une mise',
      'honours.card': 'une carte du jeu',
      'honours.stake': wholeSpan(1, 100_000),
      counters: wholeSpan(15, 100_000),
      opera: 'les règles de l’opéra, ou pas d’opéra',
      end: 'limites de donnes, jetons et minutes',
      'end.deals': `${wholeSpan(1, 1_000_000)}, ou pas de limite`,
      'end.target': `${wholeSpan(1, 1_000_000)}, ou pas d’objectif`,
      'end.minutes': 'plus de 0 minute, ou pas de limite',
    },
  },
  players: interfaceWords.playersAllowed,
  number,
  opera: (when, reward) => `${when} : ${reward}`,
  rewards: {
    sweeps: 'rafle le plateau',
    double: 'est payé double',
    both: 'rafle le plateau et est payé double',
    nothing: 'ne rapporte rien de plus',
  },
  ...endPhrases,
  or,
};

export const house = makeHouse(labels, phrases, cards.cardSign, keyPhrases);
