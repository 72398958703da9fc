import { capital, makeGrammar } from '../../grammar.ts';
import { percentOf } from '../../reviewWords.ts';
import type { PuzzlesWords } from '../en/puzzles.ts';

const { and, count, number } = makeGrammar('fr');
const percent = (part: number) => percentOf(part, 'fr');

const BOTS = { easy: 'les robots faciles', medium: 'les robots moyens', hard: 'les robots difficiles' };

export const puzzles: PuzzlesWords = {
  title: 'Casse-tête',
  story: 'Un seul bon coup : trouvez-le.',
  loading: 'Chargement des casse-tête…',
  notLoaded: 'Casse-tête non chargés',
  notLoadedHint: 'Vérifiez votre connexion et réessayez.',
  unknown: 'Ce casse-tête n’existe pas',
  unknownHint: 'Lien incomplet, ou casse-tête d’un autre navigateur.',
  broken: 'Ce casse-tête ne s’affiche pas.',
  questions: {
    lead: 'Par quelle carte entamez-vous ?',
    'keep-or-lay': 'Garder ou poser la carte ?',
    'which-card': 'Quelle carte posez-vous ?',
  },
  keep: 'La garder : passer',
  giveUp: 'Voir la réponse',
  right: 'Bien vu !',
  best: (move) => `Meilleur coup : ${move}.`,
  notBest: (move, best) => `${capital(move)} : pas le meilleur coup. Mieux : ${best}.`,
  answer: (move) => `La réponse : ${move}.`,
  levelAfter: (answers, enough) =>
    `Niveau affiché après ${count(enough, 'réponse', 'réponses')} (pour l’instant : ${number(answers)}).`,
  practice: 'Pour s’entraîner : seule votre première réponse compte.',
  ratingChange: (rating, change) => `Votre niveau : ${number(rating)} (${change}).`,
  streakOf: (puzzles) => `${count(puzzles, 'casse-tête', 'casse-tête')} de suite.`,
  outMore: (part, other) =>
    `Vous finissez le premier dans ${percent(part)} des donnes ; sinon, dans ${percent(other)} au plus.`,
  line: 'Une suite possible',
  origin: 'D’où viennent les jetons, en moyenne',
  firstOut: (part) => `fini le premier dans ${percent(part)} des donnes`,
  worth: 'Ce que vaut chaque coup',
  worthOf: (move, counters) => `${capital(move)} : ${counters}`,
  against: (move, reason) => `${capital(move)} : ${reason}`,
  yours: 'votre réponse',
  missedBy: (kinds) =>
    kinds.length === 0
      ? 'Tous les robots trouvent ce coup.'
      : `${capital(and(kinds.map((kind) => BOTS[kind])))} se trompent ici.`,
  next: 'Casse-tête suivant',
  playOn: 'Jouer la suite',
  analyse: 'Analyser',
  again: 'Réessayer',
  which: 'Choisir les casse-tête',
  set: 'Casse-tête',
  everyone: 'De la collection',
  toCollection: 'Casse-tête de la collection',
  own: 'Vos erreurs',
  study: 'Étude',
  count: (puzzles) => count(puzzles, 'casse-tête', 'casse-tête'),
  theme: 'Thème',
  difficulty: 'Difficulté',
  missed: {
    easy: 'Tous les robots trouvent',
    medium: 'Des robots faciles se trompent',
    hard: 'Des robots moyens ou difficiles se trompent',
  },
  rules: 'Règles',
  all: 'Tous',
  matching: (puzzles, open) => `${count(puzzles, 'casse-tête', 'casse-tête')}, dont ${number(open)} à faire.`,
  noneMatch: 'Aucun casse-tête ne correspond. Changez les choix.',
  ownNone: 'Demandez le bilan d’une donne : les erreurs d’au moins trois jetons deviennent des casse-tête.',
  ownFrom: (date, move) => `Bilan du ${date}. Vous avez joué : ${move}.`,
  remove: 'Supprimer ce casse-tête',
  ownAdded: (puzzles) => `Nouveau sous « Vos erreurs » : ${count(puzzles, 'casse-tête', 'casse-tête')}.`,
  openOwn: 'Travailler vos erreurs',
  results: 'Vos résultats',
  rating: 'Votre niveau',
  solved: 'Réussis',
  solvedOf: (solved, answered) => `${number(solved)} sur ${number(answered)}`,
  streak: 'Série',
  bestStreak: 'Plus longue série',
  byTheme: 'Par thème',
  noResults: 'Aucune réponse.',
  notSaved: 'Résultats non enregistrés : vous les perdrez en fermant la page.',
  reset: 'Supprimer les résultats',
  resetQuestion: 'Supprimer définitivement niveau et résultats ?',
  themes: {
    lead: 'Entames',
    'keep-or-lay': 'Garder ou poser',
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
