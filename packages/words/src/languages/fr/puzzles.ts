import { capital, makeGrammar } from '../../grammar.ts';
import type { PuzzlesWords } from '../en/puzzles.ts';

const { and, count, number } = makeGrammar('fr');

const BOTS = { easy: 'les robots faciles', medium: 'les robots moyens', hard: 'les robots difficiles' };

export const puzzles: PuzzlesWords = {
  title: 'Problèmes',
  story:
    'Des positions de parties entre robots où un seul coup est nettement le meilleur, d’après ce que vous savez.',
  loading: 'Chargement des problèmes…',
  notLoaded: 'Les problèmes n’ont pas pu être chargés',
  notLoadedHint:
    'Vérifiez votre connexion et réessayez. Une fois chargés, ils fonctionnent aussi hors ligne.',
  unknown: 'Ce problème n’existe pas',
  unknownHint: 'Le lien est peut-être incomplet, ou le problème vient d’une partie d’un autre navigateur.',
  broken: 'Ce problème ne peut pas être affiché.',
  questions: {
    lead: 'Que jouez-vous en entame ?',
    'keep-or-lay': 'Garder ou jouer la carte ?',
    'which-card': 'Quelle carte jouez-vous ?',
  },
  choose: 'Choisissez une carte.',
  chooseOrKeep: 'Choisissez la carte, ou gardez-la.',
  keep: 'La garder : passer',
  giveUp: 'Voir la réponse',
  right: 'Bien vu !',
  best: (move) => `Meilleur coup : ${move}.`,
  notBest: (move, best) => `${capital(move)} : pas le meilleur coup. Mieux : ${best}.`,
  answer: (move) => `La réponse : ${move}.`,
  practice: 'Pour l’entraînement : seule votre première réponse compte.',
  ratingChange: (rating, change) => `Votre cote : ${number(rating)} (${change}).`,
  streakOf: (puzzles) => `${count(puzzles, 'problème', 'problèmes')} de suite.`,
  worth: 'Ce que vaut chaque coup',
  worthStory: 'Jetons à espérer d’ici la fin de la donne.',
  worthOf: (move, counters) => `${capital(move)} : ${counters}`,
  against: (move, reason) => `${capital(move)} : ${reason}`,
  yours: 'votre réponse',
  missedBy: (kinds) =>
    kinds.length === 0
      ? 'Tous les robots trouvent ce coup.'
      : `${capital(and(kinds.map((kind) => BOTS[kind])))} se trompent ici.`,
  next: 'Problème suivant',
  playOn: 'Jouer la suite',
  analyse: 'Analyser',
  again: 'Réessayer',
  which: 'Choisir les problèmes',
  set: 'Problèmes',
  everyone: 'De la collection',
  toCollection: 'Problèmes de la collection',
  own: 'Vos erreurs',
  study: 'Étude',
  count: (puzzles) => count(puzzles, 'problème', 'problèmes'),
  theme: 'Thème',
  difficulty: 'Difficulté',
  all: 'Tous',
  matching: (puzzles, open) =>
    `${count(puzzles, 'problème', 'problèmes')}, dont ${number(open)} sans réponse.`,
  noneMatch: 'Aucun problème ne correspond. Choisissez un autre thème ou une autre difficulté.',
  ownStory: 'Les erreurs de vos parties analysées qui ont coûté trois jetons ou plus.',
  ownNone:
    'Rien pour l’instant. Après une donne, ouvrez son analyse : chacune de vos erreurs qui a coûté trois jetons ou plus devient un problème.',
  ownFrom: (date, move) => `De votre partie analysée le ${date}. Vous avez joué : ${move}.`,
  remove: 'Supprimer ce problème',
  ownAdded: (puzzles) =>
    puzzles === 1
      ? 'Votre erreur est devenue un problème, sous « Vos erreurs ».'
      : `Vos ${number(puzzles)} erreurs sont devenues des problèmes, sous « Vos erreurs ».`,
  openOwn: 'Travailler vos erreurs',
  results: 'Vos résultats',
  rating: 'Cote',
  ratingWithin: (rating, error) => `${number(rating)} ± ${number(error)}`,
  solved: 'Réussis',
  solvedOf: (solved, answered) => `${number(solved)} sur ${number(answered)}`,
  streak: 'Série en cours',
  bestStreak: 'Plus longue série',
  byTheme: 'Par thème',
  noResults: 'Vous n’avez encore répondu à aucun problème.',
  notSaved: 'Vos résultats ne peuvent pas être enregistrés ici et seront perdus à la fermeture de la page.',
  reset: 'Effacer les résultats',
  resetQuestion: 'Effacer définitivement votre cote et tous vos résultats ?',
  themes: {
    lead: 'Entames',
    'keep-or-lay': 'Garder ou jouer',
    'which-card': 'Quelle carte',
    'going-out': 'Finir',
    honour: 'Prendre une case',
    guard: 'Protéger une case',
    hoc: 'Hocs',
    'nobody-follows': 'Personne ne peut suivre',
    'ends-run': 'Arrêter la suite',
    'long-run': 'Longues suites',
    odds: 'Peser les chances',
  },
};
