import { makeGrammar } from '../../grammar.ts';
import type { HandWords } from '../en/hand.ts';
import { ofName } from './cards.ts';

const { and } = makeGrammar('fr');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand: HandWords = {
  title: 'Vos cartes',
  story: 'Vos cartes arrivent ici. Personne d’autre ne les voit.',
  lostPhone: 'Téléphone perdu ?',
  lostPhoneStory: 'Sur le grand écran : Menu, Joueurs, Nouveau téléphone. Sans grand écran, reprenez place.',
  placeLost: 'Ce téléphone n’a plus de place. Un autre l’a peut-être prise.',
  between: (left, right) => `Vous êtes entre ${and([left, right])}.`,
  nextTo: (name) => `Vous êtes à côté ${ofName(name)}.`,
  first: 'On attend les autres.',
  lookAtBoard: 'Regardez le grand écran.',
  afterGame: 'Partie en cours. Prenez place quand elle sera finie.',
  goOn: 'Reprendre',
  another: 'Partager ce téléphone',
  anotherStory: 'Les cartes des autres restent cachées.',
  people: 'Joueurs sur ce téléphone',
  wholeTable: 'Toute la table',
  menu: 'Ce téléphone',
  cover: 'Cacher mes cartes',
  covered: 'Vos cartes sont cachées',
  tapToSee: 'Touchez pour voir vos cartes',
  turnUp: 'Retournez le téléphone pour voir vos cartes',
  passTo: (name) => `Passez l’appareil à ${name}`,
  coveredForAll: 'On ne triche pas !',
  iAm: (name) => `${name} : voir mes cartes`,
  whoHasIt: 'Qui a l’appareil ?',
  vibrates: 'Vibrer quand c’est à moi',
  flashes: 'Éclairer l’écran quand c’est à moi',
  covers: 'Cacher mes cartes si je pose le téléphone',
  allowTilt: 'Autoriser le capteur de position',
  noTilt: 'Position non détectée : utilisez le bouton.',
  otherPhone: 'Continuer sur un autre téléphone',
  otherPhoneStory: 'Scannez ce code avec l’autre téléphone. Il ouvre vos cartes : gardez-le pour vous.',
  otherPhonePicture: 'Code QR de votre place',
};
