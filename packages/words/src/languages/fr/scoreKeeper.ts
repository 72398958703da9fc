import { type Card, DWARF } from '@nain-jaune/engine';
import { capital, makeGrammar } from '../../grammar.ts';
import type { Pieces, ScoreKeeperWords } from '../en/scoreKeeper.ts';
import { ofName, ofTheHonour, theCard as the, theHonour } from './cards.ts';
import { facts } from './rules.ts';
import { wholeNumber } from './wholeNumber.ts';

const { and, count, number } = makeGrammar('fr');

function theCard(card: Card | null): string {
  return card === null ? '' : card === DWARF ? theHonour(card) : the(card);
}

function pieces({ contrats, fiches, jetons }: Pieces): string {
  const parts = [
    contrats > 0 ? count(contrats, 'contrat', 'contrats') : '',
    fiches > 0 ? count(fiches, 'fiche', 'fiches') : '',
    jetons > 0 ? count(jetons, 'jeton', 'jetons') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'rien' : and(parts);
}

export const scoreKeeper: ScoreKeeperWords = {
  title: 'Compter les jetons',
  intro: 'Jouez avec de vraies cartes ; cette page compte pour vous.',

  begin: 'Nouvelle soirée',
  seats: 'Joueurs',
  seatsStory: (clockwise) =>
    `Entrez les joueurs dans le sens horaire. On joue ${clockwise ? 'dans ce sens' : 'en sens inverse'}.`,
  nameAt: (place) => `Nom du joueur ${number(place)}`,
  playerAt: (place) => `Joueur ${number(place)}`,
  moveUp: (name) => `Avancer ${name} d’une place`,
  draw: 'Tirer au sort',
  drawStory: 'La plus haute carte donne. À égalité, on tire à nouveau.',
  drawn: (name) => `${name} donne en premier.`,
  whereCounters: 'Où sont les jetons ?',
  onPage: 'Sur cette page',
  physical: 'Sur la table',
  physicalStory: 'La page dit qui paie combien à qui. À court ? On paie ce qu’on a.',
  timer: 'Minuterie',
  timers: { none: 'aucune', evening: 'pour la soirée', deal: 'pour chaque donne' },
  minutes: 'Minutes',
  wholeNumber,
  start: 'Commencer',

  evenings: 'Soirées enregistrées',
  goOn: 'Continuer',
  look: 'Revoir',
  eveningLine: (rules, names, deals) => `${rules}, ${names} : ${count(deals, 'donne', 'donnes')}`,
  remove: 'Supprimer',
  removeQuestion: 'Supprimer cette soirée ?',
  save: 'Enregistrer dans un fichier',
  load: 'Ouvrir un fichier',
  loadStory: 'Une soirée enregistrée, ou une partie jouée à l’écran.',
  notJson: 'Ce fichier n’est ni une soirée ni une partie enregistrée.',
  entryWrong: (some) => `L’entrée ${number(some)} contredit les précédentes :`,
  noneHere: 'Soirée supprimée, ou sur un autre appareil.',
  notSaved: 'Le navigateur n’a pas enregistré cette soirée. Mettez-la dans un fichier.',
  changedElsewhere: 'Modifiée dans un autre onglet : voici la dernière version.',

  deals: (name) => `${name} donne`,
  allAnte: 'Chacun mise',
  dealerAntes: (name) => `${name} mise`,
  honours: 'Cases',
  honoursStory: 'Quand une belle carte est posée, touchez sa case.',
  kings: 'Rois annoncés : un jeton de chacun',
  whoLaid: (card) => `Qui a posé ${theCard(card)} ?`,
  announced: 'en l’annonçant',
  forgotten: 'en oubliant de l’annoncer',
  laidBy: (name) => `${name}`,
  forgottenBy: (name) => `${name}, sans annoncer`,
  endDeal: 'Un joueur a fini',
  timeLeft: (time) => `encore ${time}`,
  timeIsUp: 'Le temps est écoulé.',
  lastDeal: 'Le temps est écoulé : cette donne est la dernière.',

  whoWentOut: 'Qui a fini ?',
  opera: 'Était-ce un opéra ?',
  operaWhen: facts.operas,
  yes: 'Oui',
  no: 'Non',
  stillHeld: 'Que reste-t-il aux autres ?',
  stillHeldBy: (name) => `Que reste-t-il à ${name} ?`,
  points: 'Points',
  numberOfCards: 'Cartes',
  pointsOf: (name) => `Points ${ofName(name)}`,
  cardsOf: (name) => `Cartes ${ofName(name)}`,
  fewer: (name) => `Retirer 1 à ${name}`,
  more: (name) => `Ajouter 1 à ${name}`,
  amongThem: 'Dont :',
  byCards: 'Choisir les cartes',
  byPoints: 'Entrer les points',
  byNumber: 'Entrer le nombre',
  chooseCards: (name) => `Cartes ${ofName(name)}`,
  worth: (points) => count(points, 'point', 'points'),
  heldBy: (card, name) => `${capital(theCard(card))} est déjà chez ${name}.`,
  alreadyLaid: (card) => `${capital(theCard(card))} : carte déjà posée.`,
  noneLeft: (name, most) => `${name} peut avoir au plus ${count(most, 'carte', 'cartes')}.`,
  done: 'Terminé',
  settle: 'Compter',
  back: 'Revenir à la donne',
  wrong: 'Il reste une erreur',
  problems: {
    'game-is-over': () => 'La partie est finie.',
    'deal-in-progress': () => 'La donne n’est pas finie.',
    'no-deal': () => 'Aucune donne n’a commencé.',
    'nothing-to-keep': ({ card }) => `On ne paie rien pour ${theCard(card)}.`,
    'laid-twice': ({ name, card }) => `${name} a déjà posé ${theCard(card)}.`,
    'cannot-be-forgotten': () => 'Rien à annoncer avec ces règles.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} n’a reçu que ${expected} cartes.`,
    'hand-missing': ({ name }) => `Entrez ce qui reste à ${name}.`,
    'winner-holds-cards': ({ name }) => `${name} a fini et n’a plus rien.`,
    'no-opera': () => 'Ces règles n’ont pas d’opéra.',
    'opera-opposed': ({ name }) => `${name} a posé une carte : ce n’était pas un opéra.`,
    'opera-untold': () => 'Aucun autre n’a posé de carte : c’était un opéra.',
    'no-cards-left': ({ name }) => `Il reste au moins une carte à ${name}.`,
    'too-many-cards': ({ name, expected, found }) =>
      `${name} ne peut pas avoir ${found} cartes ; possible : ${expected}.`,
    'card-twice': ({ name, card }) =>
      `${name} ne peut pas avoir ${theCard(card)} : un autre joueur l’a déjà.`,
    'laid-and-held': ({ name, card }) => `${name} ne peut pas avoir ${theCard(card)} : carte déjà posée.`,
    'cannot-be-told-so': () => 'Avec ces règles, on compte autrement.',
    'not-asked': ({ card }) => `Peu importe qui a encore ${theCard(card)}.`,
    'points-impossible': ({ name, expected, found }) =>
      `${name} ne peut pas avoir ${found} points ; possible : ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `Cela fait ${found} points ; les cartes restantes en ont au plus ${expected}.`,
    'card-nowhere': ({ card }) => `Où est ${theCard(card)} ? Personne ne l’a ni posée ni gardée.`,
  },

  inPieces: 'Par type de jeton',
  pieces,
  pays: (from, to, some) => `${from} donne à ${to} ${some}`,
  paysBox: (from, card, some) => `${from} met ${some} dans la case ${ofTheHonour(card)}`,
  takesBox: (who, card, some) => `${who} prend ${some} dans la case ${ofTheHonour(card)}`,
  orWithChange: (given, back) => `ou donne ${given} et reprend ${back}`,
  nothingMoves: 'Personne ne paie rien.',
  now: 'Jetons',

  undo: 'Annuler',
  undoOf: (what) => `Annuler : ${what}`,
  undone: (what) => `Annulé : ${what}`,
  history: 'La soirée jusqu’ici',
  change: 'Modifier',
  changeOf: (what) => `Modifier : ${what}`,
  takeBack: (what) => `Supprimer : ${what}`,
  takeBackQuestion: 'Supprimer cette entrée ?',
  takeItBack: 'Supprimer',
  loses: (entries) =>
    entries === 1
      ? 'Une entrée suivante sera aussi supprimée.'
      : `${number(entries)} entrées suivantes seront aussi supprimées.`,
  entryAnted: (deal, dealer) => `donne ${number(deal)}, ${dealer} donne`,
  entryLaid: (name, card) => `${name} a posé ${theCard(card)}`,
  entryForgot: (name, card) => `${name} a oublié d’annoncer ${theCard(card)}`,
  entryEnded: (name, opera) => `${name} a fini${opera ? ' par un opéra' : ''}`,
  chart: 'Le cours de la soirée',
  newEvening: 'Nouvelle soirée',
};
