import type { JudgeTexts } from '../../judgeWords.ts';
import { anteOf } from '../../ruleWords.ts';
import { bookFacts } from './book/facts.ts';
import { facts } from './rules.ts';
import { counters } from './sentences.ts';

const servedFrom = (side: string) => `C’est-à-dire à partir de la ${side} du donneur.`;
const antes = (who: string) => `${who} mise comme toujours, dans cette case aussi.`;
const follower = (side: string) => `Le suivant est le voisin de ${side}.`;

/** The situations before and during the play of a deal. */
export const playTexts = {
  'how-many-play': {
    question: 'À combien peut-on jouer ?',
    sentences: {
      players: facts.players,
    },
  },
  'counters-each': {
    question: 'Combien de jetons reçoit chacun ?',
    sentences: {
      counters: facts.counters,
      coins: 'Ce sont cinq contrats de 10, dix fiches de 5 et vingt jetons de 1.',
    },
  },
  'box-cards': {
    question: 'Quelles cartes ont une case, et combien y met-on ?',
    sentences: {
      boxes: facts.stakes,
    },
  },
  'first-dealer': {
    question: 'Qui donne en premier ?',
    sentences: facts.firstDealer,
  },
  'next-dealer': {
    question: 'Qui donne ensuite ?',
    sentences: facts.nextDealer,
  },
  'how-dealt': {
    question: 'Comment distribue-t-on les cartes ?',
    sentences: { ...facts.packet, ...facts.dealTo },
  },
  'how-many-cards': {
    question: 'Combien de cartes reçoit chacun ?',
    sentences: { table: facts.hands, all: facts.hands },
  },
  'cards-left-over': {
    question: 'Il reste des cartes : qu’en fait-on ?',
    sentences: {
      talon: `Elles forment le talon. ${bookFacts.talon}`,
      none: 'Il n’en reste pas : toutes les cartes sont distribuées.',
      oneMore: bookFacts.oneMore,
      clockwise: servedFrom('gauche'),
      anticlockwise: servedFrom('droite'),
    },
  },
  'who-antes': {
    question: 'Qui mise avant une donne ?',
    sentences: { everyone: facts.ante, dealer: facts.ante },
  },
  'box-not-empty': {
    question: 'Il reste des jetons dans une case depuis la dernière donne',
    sentences: {
      stays: 'Ils y restent, et la nouvelle mise s’y ajoute.',
      everyone: antes('Chacun'),
      dealer: antes('Le donneur'),
    },
  },
  'cannot-ante': {
    question: 'Elle n’a plus assez de jetons pour miser',
    sentences: {
      everyone: (rules) => `Si un joueur ne peut pas miser ${counters(anteOf(rules))}, la partie est finie.`,
      dealer: (rules) =>
        `Cela ne compte que si c’est à elle de donner : si le donneur ne peut pas miser ${counters(anteOf(rules))}, la partie est finie. Les autres ne misent rien.`,
      whole: bookFacts.whole,
    },
  },
  'who-begins': {
    question: 'Qui entame, et dans quel sens joue-t-on ?',
    sentences: facts.direction,
  },
  'first-card': {
    question: 'Par quelle carte peut-on entamer ?',
    sentences: {
      ...facts.firstLead,
      dwarfToo: 'On peut aussi entamer par le nain.',
    },
  },
  'same-suit': {
    question: 'La carte suivante doit-elle être de la même couleur ?',
    sentences: { rank: `Non. ${facts.run.rank}`, suit: `Oui. ${facts.run.suit}`, ace: facts.ace },
  },
  'two-of-a-rank': {
    question: 'J’ai deux sept : puis-je les poser ensemble ?',
    sentences: {
      rank: 'Non. Une suite prend une carte de chaque rang, puis on demande le rang suivant. Vous choisissez lequel des deux poser.',
      suit: 'Non. Seul le sept de la couleur de la suite convient, et il n’y en a qu’un.',
    },
  },
  'keep-back': {
    question: 'Dois-je poser la carte suivante, ou puis-je la garder ?',
    sentences: { ...facts.continuing, butDwarf: facts.dwarfFree },
  },
  'stop-midway': {
    question: 'Puis-je m’arrêter au milieu de ma suite ?',
    sentences: { ...facts.continuing, butDwarf: facts.dwarfFree },
  },
  'passed-with-it': {
    question: 'Il a passé alors qu’il avait la carte',
    sentences: {
      optional: 'C’était son droit.',
      compulsory:
        'Il aurait dû la poser. Aucune source ne prévoit de pénalité : convenez-en, ou laissez-le revenir sur son passe.',
      butDwarf: facts.dwarfFree,
    },
  },
  'nobody-follows': {
    question: 'Personne ne peut suivre',
    sentences: facts.stall,
  },
  'card-in-talon': {
    question: 'La carte suivante est sans doute au talon',
    sentences: {
      table: `${bookFacts.askAll} Le talon reste caché.`,
      all: 'Il n’y a pas de talon : un joueur a la carte, ou elle est déjà posée. On demande à chacun à son tour.',
      lead: facts.stall.lead,
      'next-rank': facts.stall['next-rank'],
    },
  },
  'two-can-follow': {
    question: 'Deux d’entre nous veulent suivre',
    sentences: {
      onlyOne: 'C’est impossible : dans une même couleur, une seule carte convient, et un seul joueur l’a.',
      oneOrDwarf: 'Une seule carte convient, mais on peut poser le nain à sa place.',
      inTurn: 'Chacun son tour : d’abord celui qui pose, puis le suivant.',
      clockwise: follower('gauche'),
      anticlockwise: follower('droite'),
    },
  },
} satisfies Partial<JudgeTexts>;
