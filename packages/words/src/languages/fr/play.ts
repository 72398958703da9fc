import { makeGrammar } from '../../grammar.ts';
import type { PlayWords } from '../../playWords.ts';

const { count } = makeGrammar('fr');

/** Words of play at the table: flow, speech, sounds, looks, in French. */
export const play: PlayWords = {
  title: 'Apparence',

  lookTheme: 'Thème',
  lookThemeSystem: 'Automatique',
  lookThemeLight: 'Clair',
  lookThemeDark: 'Sombre',
  lookStyle: 'Style',
  lookStyleModern: 'Moderne',
  lookStyle1760: '1760',
  lookDeck: 'Couleurs des cartes',
  lookDeckTwo: 'Deux couleurs',
  lookDeckFour: 'Quatre couleurs',
  lookIndices: 'Lettres sur les cartes',
  lookIndicesLanguage: 'Dans ma langue',
  lookCourts: 'Figures',
  lookCourtsOwn: 'Dessinées pour ce jeu',
  lookCourtsParis: 'Ancien portrait de Paris',
  lookFaces: {
    grandmother: 'Grand-mère',
    grandfather: 'Grand-père',
    lady: 'Femme',
    gentleman: 'Homme',
    girl: 'Fille',
    boy: 'Garçon',
    cat: 'Chat',
    fox: 'Renard',
    owl: 'Hibou',
    hare: 'Lièvre',
  },

  hint: 'Conseil',
  keyHint: 'Demander un conseil',
  review: 'Analyse',
  layRun: 'Poser toute la suite',
  layRunOf: (ranks) => `Poser ${ranks}`,
  stopRun: 'M’arrêter là',
  finishDeal: 'Avancer jusqu’à mon tour',
  skipWait: 'Passer l’attente',
  takeBack: 'Annuler le coup',
  standing: 'Classement',
  silently: 'Poser sans annoncer',
  sweeps: (counters) => `prend ${count(counters, 'jeton', 'jetons')}`,
  forced: 'Quand vous n’avez pas le choix',
  forcedAsk: 'Toujours me demander',
  forcedPass: 'Passer pour moi',
  forcedAll: 'Passer et poser pour moi',
  sounds: 'Sons',
  voice: 'Lire les annonces à voix haute',
  paceNow: (pace) => `Vitesse : ${pace}`,
  askJudge: 'Demander à l’arbitre',
};
