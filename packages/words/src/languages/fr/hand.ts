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
  first: 'Vous êtes la première personne à la table.',
  lookAtBoard: 'Regardez le grand écran.',
  afterGame: 'Une partie est en cours. Vous pourrez prendre place quand elle sera finie.',
  goOn: 'Reprendre',
  another: 'Une autre personne sur ce téléphone',
  anotherStory: 'Vous vous passez le téléphone. Les cartes des autres sont cachées.',
  people: 'Personnes sur ce téléphone',
  wholeTable: 'Toute la table',
  menu: 'Ce téléphone',
  cover: 'Cacher mes cartes',
  covered: 'Vos cartes sont cachées',
  tapToSee: 'Touchez pour voir vos cartes',
  turnUp: 'Retournez le téléphone pour voir vos cartes',
  passTo: (name) => `Passez le téléphone à ${name}`,
  whoHasIt: 'Qui a le téléphone ?',
  vibrates: 'Vibrer quand c’est à moi',
  flashes: 'Éclairer l’écran quand c’est à moi',
  covers: 'Cacher mes cartes si le téléphone est posé face contre table ou tourné vers les autres',
  askTilt: 'Le téléphone vous demandera d’abord la permission.',
  allowTilt: 'Autoriser',
  noTilt: 'Ce téléphone n’indique pas à la page comment il est tenu. Cachez vos cartes avec le bouton.',
  insecureTilt:
    'Sans HTTPS, le téléphone n’indique pas à la page comment il est tenu. Cachez vos cartes avec le bouton.',
  mayFallAsleep: 'Ce téléphone peut se mettre en veille. Rien n’est perdu : réveillez-le et continuez.',
  understood: 'OK',
  otherPhone: 'Continuer sur un autre téléphone',
  otherPhoneStory:
    'Scannez ce code avec l’autre téléphone. Il ouvre votre place avec vos cartes : ne le montrez à personne d’autre.',
  otherPhonePicture: 'Code QR de votre place',
};
