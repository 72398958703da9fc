import { makeGrammar } from '../../grammar.ts';
import type { PlayWords } from '../en/play.ts';

const { count } = makeGrammar('fr');

export const play: PlayWords = {
  title: 'Apparence',

  /** The choices of a look, each with its title and its values. */
  looks: {
    look: { title: 'Style', modern: 'Moderne', '1760': '1760' },
    theme: { title: 'Thème', system: 'Automatique', light: 'Clair', dark: 'Sombre' },
    deck: { title: 'Couleurs des cartes', two: 'Deux couleurs', four: 'Quatre couleurs' },
    courts: { title: 'Figures', own: 'Dessinées pour ce jeu', paris: 'Ancien portrait de Paris' },
    indices: { title: 'Lettres sur les cartes', language: 'Dans ma langue' },
  },
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
  review: 'Bilan',
  layRun: 'Poser toute la suite',
  layRunOf: (ranks) => `Poser ${ranks}`,
  stopRun: 'M’arrêter là',
  finishDeal: 'Aller à mon tour',
  skipWait: 'Passer l’attente',
  takeBack: 'Annuler le coup',
  standing: 'Classement',
  silently: 'Poser sans annoncer',
  sweeps: (counters) => `prend ${count(counters, 'jeton', 'jetons')}`,
  forced: 'Quand vous n’avez pas le choix',
  forcedMoves: { ask: 'Toujours me demander', pass: 'Passer pour moi', both: 'Passer et poser pour moi' },
  sounds: 'Sons',
  voice: 'Annonces à voix haute',
  paceNow: (pace) => `Vitesse : ${pace}`,
  askJudge: 'Demander à l’arbitre',
  sameCards: 'Mêmes cartes',
  newHidden: 'Nouvelles cartes cachées',
  backTo: {
    replay: 'Retour à la relecture',
    puzzles: 'Retour au casse-tête',
    analyse: 'Retour à l’analyse',
    result: 'Retour au résultat',
    other: 'Retour',
  },
};
