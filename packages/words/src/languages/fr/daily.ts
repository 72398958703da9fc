import { decimalFormat, makeGrammar } from '../../grammar.ts';
import type { DailyWords } from '../en/daily.ts';

const { count, form, number } = makeGrammar('fr');
const signed = decimalFormat('fr', 'exceptZero');
const counters = (some: number) => count(some, 'jeton', 'jetons');
const bestResult = (best: number, exact: boolean) => (exact ? signed(best) : `au moins ${signed(best)}`);

export const daily: DailyWords = {
  title: 'Donne du jour',
  titleOf: (day) => `Donne du ${day}`,
  story: 'Une donne par jour, la même pour tous. Votre premier essai compte.',
  lateStory: 'Cette donne ne prolonge plus votre série.',
  table: 'À table',
  details: 'Détails',
  rules: 'Règles familiales, quatre joueurs, une donne. Vous entamez.',
  play: 'Jouer la donne du jour',
  playLate: 'Jouer cette donne',
  practise: 'S’entraîner sur cette donne',
  judging: 'Comparaison de votre résultat…',
  lost: 'Votre partie a été supprimée.',
  unknown: 'Essai non comparable : robots d’une autre version.',

  result: 'Votre résultat',
  signed,
  counters: (some) => `${signed(some)} ${form(some, 'jeton', 'jetons')}`,
  cost: (some) => (some === 0 ? 'Vos choix n’ont rien coûté' : `Vos choix ont coûté ${counters(some)}`),
  costLabel: 'Coût de vos choix',
  costOf: (some) => number(some),
  costHint: 'D’après ce que vous pouviez savoir. Le mieux est 0.',
  told: (result, expert) =>
    `${signed(result)} ${form(result, 'jeton', 'jetons')}, ${
      result === expert
        ? 'autant que l’Expert en moyenne.'
        : `${number(Math.abs(result - expert))} de ${result > expert ? 'plus' : 'moins'} que l’Expert en moyenne.`
    }`,
  expert: 'Expert',
  expertHint: 'Sa moyenne à votre place, sur 20 essais.',
  onceHint: 'Ce qu’il a fait à votre place.',
  best: 'Meilleur possible',
  bestHint: 'En voyant toutes les cartes et en prévoyant chaque coup des robots.',
  bestResult,
  searching: 'calcul…',
  better: (some) => `${counters(some)} de plus que l’Expert !`,
  equal: 'Vous égalez l’Expert.',
  worse: (some) => `${counters(some)} de moins que l’Expert.`,
  you: 'Vous',

  everyone: 'Tous les résultats',
  attempts: (attempts) => count(attempts, 'essai', 'essais'),
  betterThan: (others, attempts) =>
    `Vous avez fait mieux que ${number(others)} sur ${count(attempts, 'essai', 'essais')}.`,
  costFromTo: (from, to) => (from === to ? number(from) : `de ${number(from)} à ${number(to)}`),
  costColumn: 'Coût',
  allEqual: 'Tous ont fait aussi bien.',
  first: 'Votre essai est le premier.',
  resultsFromTo: (from, to) => (from === to ? signed(from) : `de ${signed(from)} à ${signed(to)}`),
  resultColumn: 'Résultat',
  attemptsColumn: 'Essais',
  yours: 'le vôtre',
  sent: 'Votre essai figure dans la liste.',
  notSentYet: 'Votre essai partira dès que le serveur sera joignable.',
  anyoneCanTry:
    'On peut chercher la meilleure ligne avant. Limites : un essai par navigateur, cinq par jour et par adresse.',
  refused: {
    'too-late': 'Trop tard : le serveur n’accepte plus d’essai.',
    forged: 'Le serveur a refusé votre essai : ses robots jouent autrement.',
  },
  refusedOtherwise: (code) => `Le serveur a refusé votre essai (${code}).`,

  review: 'Bilan',
  share: {
    title: 'Partager',
    text: ({ day, result, expert, done, days }) =>
      `Nain jaune · ${day} · ${signed(result)} (Expert : ${signed(expert)}) · ${count(done, 'jour', 'jours')} sur ${number(days)}`,
    cost: (squares, some) => `${squares} Mes choix ont coûté ${counters(some)}.`,
    label: 'Texte',
    copy: 'Copier',
  },

  calendar: 'Tous les jours',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  dayPlayed: (day, result, expert, inTime) =>
    `${day} : ${signed(result)} (Expert : ${signed(expert)})${inTime ? '' : ', joué plus tard'}`,
  dayOpen: (day) => `${day} : pas terminé`,
  dayNotPlayed: (day) => `${day} : pas joué`,
  legend: 'Doré : mieux que l’Expert. Un point : joué plus tard.',

  figures: 'Statistiques',
  streak: 'Série',
  days: (days) => count(days, 'jour', 'jours'),
  longestStreak: 'Plus longue série',
  played: 'Jours joués',
  beaten: 'Mieux que l’Expert',
  beatenOf: (beaten, played) => `${number(beaten)} sur ${number(played)}`,
  meanDifference: 'Écart moyen avec l’Expert',
  bestDay: 'Meilleur résultat',
  meanCost: 'Coût moyen',

  wrongDate: {
    'no-date': {
      title: 'Ce jour n’existe pas',
      hint: (text, first) => `« ${text} » n’est pas une date. Exemple : ${first}.`,
    },
    'too-early': {
      title: 'Pas encore de donne ce jour-là',
      hint: (_text, first) => `La première donne était celle du ${first}.`,
    },
    future: {
      title: 'Cette donne est à venir',
      hint: (day) => `Ses cartes seront distribuées le ${day}.`,
    },
  },
  toToday: 'Voir la donne du jour',
};
