import { makeGrammar } from '../../grammar.ts';
import type { HandWords } from '../en/hand.ts';
import { ofName } from './cards.ts';

const { and } = makeGrammar('fr');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand: HandWords = {
  title: 'Vos cartes',
  story: 'Vos cartes arrivent sur ce téléphone. Personne d’autre ne les voit.',
  lostPhone: 'Téléphone perdu ?',
  lostPhoneStory:
    'Sur le grand écran, choisissez Menu, Joueurs, Nouveau téléphone, puis scannez avec ce téléphone le code affiché. Sans grand écran, reprenez simplement place.',
  placeLost: 'Ce téléphone n’a plus de place à cette table. Un autre l’a peut-être prise.',
  between: (left, right) => `Vous êtes entre ${and([left, right])}.`,
  nextTo: (name) => `Vous êtes à côté ${ofName(name)}.`,
  first: 'Vous êtes à la table. On attend les autres.',
  lookAtBoard: 'Regardez le grand écran.',
  afterGame: 'Une partie est en cours. Prenez place dès qu’elle sera finie.',
  goOn: 'Reprendre',
  another: 'Partager ce téléphone',
  anotherStory: 'Passez-vous le téléphone. Les cartes des autres restent cachées.',
  people: 'Joueurs sur ce téléphone',
  wholeTable: 'Toute la table',
  menu: 'Ce téléphone',
  cover: 'Cacher mes cartes',
  covered: 'Vos cartes sont cachées',
  tapToSee: 'Touchez pour voir vos cartes',
  turnUp: 'Retournez le téléphone pour voir vos cartes',
  passTo: (name) => `Passez l’appareil à ${name}`,
  coveredForAll: 'Les cartes sont cachées. On ne triche pas !',
  iAm: (name) => `${name} : voir mes cartes`,
  whoHasIt: 'Qui a l’appareil ?',
  vibrates: 'Vibrer quand c’est à moi',
  flashes: 'Éclairer l’écran quand c’est à moi',
  covers: 'Cacher mes cartes si je pose le téléphone',
  allowTilt: 'Autoriser le capteur de position',
  noTilt: 'La position n’est pas détectée ici. Cachez vos cartes avec le bouton.',
  otherPhone: 'Continuer sur un autre téléphone',
  otherPhoneStory:
    'Scannez ce code avec l’autre téléphone. Il ouvre votre place avec vos cartes : ne le montrez à personne d’autre.',
  otherPhonePicture: 'Code QR de votre place',
};
