import type { JudgeTexts } from '../../judgeWords.ts';
import { facts } from './rules.ts';

const AGREE = 'Aucune source ne le dit : convenez-en avant de jouer.';

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Qui coupe les cartes ?',
    sentences: { left: 'Le voisin de gauche du donneur, quel que soit le sens du jeu.' },
  },
  'several-counters-a-box': {
    question: 'Met-on plusieurs jetons sur une même case ?',
    sentences: {
      stakes: facts.stakes,
      stays: 'Ce que personne ne prend y reste : une case grossit de donne en donne.',
    },
  },
  'two-players': {
    question: 'Peut-on jouer à deux ?',
    sentences: {
      players: facts.players,
      variant:
        'Aucune de nos sources ne se joue à deux. Une variante familiale publiée donne 22 cartes à chacun et en laisse 8.',
    },
  },
  'youngest-deals': {
    question: 'Est-ce le plus jeune qui donne en premier ?',
    sentences: {
      variant:
        'Seulement si vous en convenez. Aucune de nos sources ne le dit, mais une variante familiale publiée fait donner le plus jeune.',
    },
  },
  'say-without': {
    question: 'Faut-il dire « sans … » ?',
    sentences: {
      say: 'Oui. En s’arrêtant, on dit ce qui manque, « sans six » : le suivant sait ainsi ce qu’on demande.',
      pass: 'Un joueur qui n’a rien posé à son tour dit « passe ».',
      forgotten: 'Aucune source ne prévoit de pénalité pour un oubli.',
    },
  },
  'wrong-card-laid': {
    question: 'J’ai posé une mauvaise carte',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : on la reprend et on continue, tant que le joueur suivant n’a pas posé. Ensuite, elle reste.',
    },
  },
  'out-of-turn': {
    question: 'Un joueur a joué hors de son tour',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : la carte est reprise, et le joueur dont c’est le tour continue.',
    },
  },
  'card-shown': {
    question: 'Un joueur a montré une carte',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : elle retourne dans la main, et la donne continue.',
    },
  },
  misdeal: {
    question: 'Les cartes ont été mal données',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : si on le voit avant la première carte posée, le même donneur redonne. Ensuite, on continue.',
    },
  },
  'wrong-number-of-cards': {
    question: 'Un joueur a une carte de trop ou de moins',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : si on le voit avant la première carte posée, le même donneur redonne. Ensuite, chacun continue avec ce qu’il a.',
    },
  },
  'look-at-laid-cards': {
    question: 'Peut-on regarder les cartes déjà posées ?',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : la suite en cours reste visible, les précédentes sont retournées.',
    },
  },
  'lending-counters': {
    question: 'Peut-on prêter des jetons ?',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : on ne prête pas, car se retrouver sans jetons fait partie du jeu.',
    },
  },
  'equal-at-the-end': {
    question: 'Deux joueurs ont le même nombre de jetons à la fin',
    sentences: {
      share: facts.most,
      drawAgain: 'Si deux joueurs tirent des cartes égales pour la première donne, eux seuls retirent.',
    },
  },
} satisfies Partial<JudgeTexts>;
