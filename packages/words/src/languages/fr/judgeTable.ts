import { capital } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { bookFacts } from './book/facts.ts';
import { facts } from './rules.ts';

const AGREE = 'Aucune source ne le dit : convenez-en avant de jouer.';

const fair = (usage: string) => `Un usage honnête : ${usage}`;
const REDEAL = fair('si on le voit avant la première carte posée, le même donneur redonne.');

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Qui coupe les cartes ?',
    sentences: { left: capital(bookFacts.cutter) },
  },
  'several-counters-a-box': {
    question: 'Met-on plusieurs jetons sur une même case ?',
    sentences: {
      stakes: facts.stakes,
      stays: bookFacts.grows,
    },
  },
  'two-players': {
    question: 'Peut-on jouer à deux ?',
    sentences: {
      players: facts.players,
      variant: bookFacts.two,
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
      say: `Oui. ${bookFacts.missing}`,
      pass: 'Un joueur qui n’a rien posé à son tour dit « passe ».',
      forgotten: 'Aucune source ne prévoit de pénalité pour un oubli.',
    },
  },
  'wrong-card-laid': {
    question: 'J’ai posé une mauvaise carte',
    sentences: {
      agree: AGREE,
      fair: fair(
        'on la reprend et on continue, tant que le joueur suivant n’a pas posé. Ensuite, elle reste.',
      ),
    },
  },
  'out-of-turn': {
    question: 'Un joueur a joué hors de son tour',
    sentences: {
      agree: AGREE,
      fair: fair('la carte est reprise, et le joueur dont c’est le tour continue.'),
    },
  },
  'card-shown': {
    question: 'Un joueur a montré une carte',
    sentences: {
      agree: AGREE,
      fair: fair('elle retourne dans la main, et la donne continue.'),
    },
  },
  misdeal: {
    question: 'Les cartes ont été mal données',
    sentences: {
      agree: AGREE,
      fair: `${REDEAL} Ensuite, on continue.`,
    },
  },
  'wrong-number-of-cards': {
    question: 'Un joueur a une carte de trop ou de moins',
    sentences: {
      agree: AGREE,
      fair: `${REDEAL} Ensuite, chacun continue avec ce qu’il a.`,
    },
  },
  'look-at-laid-cards': {
    question: 'Peut-on regarder les cartes déjà posées ?',
    sentences: {
      agree: AGREE,
      fair: fair('la suite en cours reste visible, les précédentes sont retournées.'),
    },
  },
  'lending-counters': {
    question: 'Peut-on prêter des jetons ?',
    sentences: {
      agree: AGREE,
      fair: fair('on ne prête pas, car se retrouver sans jetons fait partie du jeu.'),
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
