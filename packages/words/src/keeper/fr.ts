import { type Card, DWARF } from '@nain-jaune/engine';
import { ofTheHonour, theCard as the, theHonour } from '../cards/fr.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { KeeperWords, Pieces } from '../keeper.ts';

const { and, count, number } = makeGrammar('fr');

function theCard(card: Card | null): string {
  return card === null ? '' : card === DWARF ? theHonour(card) : the(card);
}

function counters(some: number): string {
  return count(some, 'jeton', 'jetons');
}

/** `de Paul`, `d’Anne`. */
function of(name: string): string {
  return /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function pieces({ contrats, fiches, jetons }: Pieces): string {
  const parts = [
    contrats > 0 ? count(contrats, 'contrat', 'contrats') : '',
    fiches > 0 ? count(fiches, 'fiche', 'fiches') : '',
    jetons > 0 ? count(jetons, 'jeton', 'jetons') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'rien' : and(parts);
}

/** Words of the keeper of the counters, in French. */
export const keeper: KeeperWords = {
  title: 'Tenir les jetons',
  intro:
    'Vous jouez avec de vraies cartes, et cette page tient les jetons : elle encaisse les mises, vide les cases et fait les comptes à la fin de chaque donne. Elle marche sans réseau.',

  begin: 'Une nouvelle soirée',
  rules: 'Règle',
  ownRules: 'Vos règles maison',
  seats: 'Autour de la table',
  seatsStory: (clockwise) =>
    `Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre. Selon cette règle, on joue ${clockwise ? 'dans ce sens' : 'dans l’autre sens'}.`,
  nameAt: (place) => `Nom du joueur ${number(place)}`,
  playerAt: (place) => `Joueur ${number(place)}`,
  moveUp: (name) => `Avancer ${name} d’une place`,
  firstDealer: 'Qui donne le premier ?',
  draw: 'Tirer une carte chacun',
  drawStory: 'Chacun tire une carte ; la plus haute donne. À égalité, on tire de nouveau.',
  drew: (name, card) => `${name} tire ${card}`,
  drawn: (name) => `${name} donne en premier.`,
  whereCounters: 'Où sont les jetons ?',
  kept: 'Ici',
  keptStory: 'La page tient les jetons de chacun.',
  physical: 'Sur la table',
  physicalStory:
    'Vous jouez avec de vrais jetons ; la page dit seulement qui paie combien à qui, et ce qu’il y a dans les cases. Qui n’a pas assez paie ce qu’il a.',
  timer: 'Minuterie',
  noTimer: 'aucune',
  timerEvening: 'pour la soirée',
  timerDeal: 'pour chaque donne',
  minutes: 'Minutes',
  start: 'Commencer la soirée',

  evenings: 'Soirées gardées ici',
  goOn: 'Continuer',
  look: 'Revoir',
  eveningLine: (rules, names, deals) => `${rules}, ${names} : ${count(deals, 'donne', 'donnes')}`,
  remove: 'Effacer',
  removeQuestion: 'Effacer cette soirée pour de bon ?',
  save: 'Enregistrer dans un fichier',
  load: 'Ouvrir un fichier',
  loadStory:
    'Une soirée enregistrée, ou une partie jouée à l’écran : elle continue ici avec de vraies cartes.',
  notJson: 'Ce fichier n’est ni une soirée ni une partie.',
  entryWrong: (some) => `L’entrée ${number(some)} ne va pas avec celles d’avant :`,
  noneHere:
    'Cette soirée n’est pas dans ce navigateur. Elle a été effacée, ou elle est gardée sur un autre appareil.',
  notKept:
    'Ce navigateur n’a pas pu garder la soirée. Enregistrez-la dans un fichier avant de fermer la page.',
  changedElsewhere: 'La soirée a été changée dans un autre onglet. La voici telle qu’elle y est.',

  deals: (name) => `${name} donne`,
  antes: (name, some) => `${name} mise ${counters(some)}.`,
  allAnte: 'Tout le monde mise',
  dealerAntes: (name) => `${name} mise`,
  cardsEach: (cards) => `Cartes à chacun : ${cards}.`,
  honours: 'Les cases',
  honoursStory: 'Quand une belle carte est posée, touchez sa case.',
  kings: 'Rois : chacun paie un jeton à qui en annonce un',
  whoLaid: (card) => `Qui a posé ${theCard(card)} ?`,
  announced: 'en l’annonçant',
  forgotten: 'en oubliant de l’annoncer',
  laidBy: (name) => `${name}`,
  forgottenBy: (name) => `oubli ${of(name)}`,
  endDeal: 'Quelqu’un a fini',
  timeLeft: (time) => `encore ${time}`,
  timeIsUp: 'Le temps est écoulé.',
  lastDeal: 'Le temps est écoulé : selon cette règle, cette donne est la dernière.',

  whoWentOut: 'Qui a fini ?',
  opera: 'Était-ce un opéra ?',
  operaWhen: {
    unopposed: 'Personne d’autre n’a posé une seule carte.',
    'first-turn': 'Le gagnant a posé toutes ses cartes d’affilée, de la première à la dernière.',
  },
  yes: 'Oui',
  no: 'Non',
  stillHeld: 'Que reste-t-il aux autres ?',
  stillHeldBy: (name) => `Que reste-t-il à ${name} ?`,
  points: 'Points',
  numberOfCards: 'Cartes',
  pointsOf: (name) => `Points ${of(name)}`,
  cardsOf: (name) => `Cartes ${of(name)}`,
  fewer: (name) => `Un de moins pour ${name}`,
  more: (name) => `Un de plus pour ${name}`,
  amongThem: 'Dont :',
  byCards: 'Toucher plutôt les cartes',
  byPoints: 'Donner plutôt les points',
  byNumber: 'Donner plutôt le nombre',
  chooseCards: (name) => `Les cartes ${of(name)}`,
  worth: (points) => count(points, 'point', 'points'),
  heldBy: (card, name) => `${capital(theCard(card))} est déjà chez ${name}.`,
  alreadyLaid: (card) => `${capital(theCard(card))} : cette carte a déjà été posée.`,
  noneLeft: (name, most) => `${name} ne peut avoir que ${count(most, 'carte', 'cartes')} au plus.`,
  done: 'C’est tout',
  settle: 'Régler',
  back: 'Revenir à la donne',
  wrong: 'Il y a encore une erreur',
  problems: {
    'game-is-over': () => 'La partie est finie.',
    'deal-in-progress': () => 'La donne n’est pas finie.',
    'no-deal': () => 'Aucune donne n’a commencé.',
    'nothing-to-keep': ({ card }) => `On ne paie rien pour ${theCard(card)}.`,
    'laid-twice': ({ name, card }) => `${name} a déjà posé ${theCard(card)}.`,
    'cannot-be-forgotten': () => 'Selon cette règle, il n’y a rien à annoncer.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} n’a reçu que ${expected} cartes.`,
    'hand-missing': ({ name }) => `Il manque ce qui reste à ${name}.`,
    'winner-holds-cards': ({ name }) => `${name} a fini et n’a plus rien.`,
    'no-opera': () => 'Cette règle n’a pas d’opéra.',
    'opera-opposed': ({ name }) => `${name} a posé une carte : ce n’était pas un opéra.`,
    'opera-untold': ({ name }) => `Personne d’autre que ${name} n’a posé de carte : c’était un opéra.`,
    'no-cards-left': ({ name }) => `Il reste au moins une carte à ${name}.`,
    'too-many-cards': ({ name, expected, found }) =>
      `${name} ne peut pas avoir ${found} cartes ; possible : ${expected}.`,
    'card-twice': ({ name, card }) =>
      `${name} ne peut pas avoir ${theCard(card)} : un autre joueur l’a déjà.`,
    'laid-and-held': ({ name, card }) =>
      `${name} ne peut pas avoir ${theCard(card)} : cette carte a été posée.`,
    'cannot-be-told-so': ({ name }) =>
      `Selon cette règle, la main ${of(name)} ne se compte pas de cette manière.`,
    'not-asked': ({ card }) => `Avoir encore ${theCard(card)} ne change rien.`,
    'points-impossible': ({ name, expected, found }) =>
      `${name} ne peut pas avoir ${found} points avec les cartes qui restent ; possible : ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `Cela fait ${found} points en tout ; les cartes qui restent n’en ont que ${expected} au plus.`,
    'card-nowhere': ({ card }) =>
      `Où est ${theCard(card)} ? Toutes les cartes ont été données, et personne ne l’a posée ni gardée.`,
  },

  inPieces: 'En pièces',
  pieces,
  pays: (from, to, some) => `${from} donne à ${to} ${some}`,
  paysBox: (from, card, some) => `${from} met ${some} dans la case ${ofTheHonour(card)}`,
  takesBox: (who, card, some) => `${who} prend ${some} dans la case ${ofTheHonour(card)}`,
  orWithChange: (given, back) => `ou donne ${given} et reprend ${back}`,
  nothingMoves: 'Personne ne paie rien.',
  now: 'Les jetons de chacun',
  inBoxes: 'Dans les cases',

  undo: 'Annuler',
  undoOf: (what) => `Annuler : ${what}`,
  undone: (what) => `Annulé : ${what}`,
  history: 'La soirée jusqu’ici',
  change: 'Modifier',
  changeOf: (what) => `Modifier : ${what}`,
  takeBack: (what) => `Retirer : ${what}`,
  takeBackQuestion: 'Retirer cette entrée ?',
  takeItBack: 'Retirer',
  loses: (entries) =>
    entries === 1
      ? 'Une entrée plus récente ne va plus et se perd avec elle.'
      : `${number(entries)} entrées plus récentes ne vont plus et se perdent avec elle.`,
  entryAnted: (deal, dealer) => `donne ${number(deal)}, ${dealer} donne`,
  entryLaid: (name, card) => `${name} a posé ${theCard(card)}`,
  entryForgot: (name, card) => `${name} a oublié d’annoncer ${theCard(card)}`,
  entryEnded: (name, opera) => `${name} a fini${opera ? ' par un opéra' : ''}`,
  chart: 'Le cours de la soirée',
  newEvening: 'Une autre soirée',
};
