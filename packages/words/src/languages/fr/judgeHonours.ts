import { kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { bookFacts } from './book/facts.ts';
import { theCard } from './cards.ts';
import { facts } from './rules.ts';

const { and, count, or } = makeGrammar('fr');

const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

const inTurn = (side: string) => `On paie à tour de rôle, à partir du voisin de ${side} du gagnant.`;
const likeAnyCard = 'Un jeton, comme toute autre carte.';

/** The situations of kings, honours, the dwarf and payments. */
export const honourTexts = {
  'king-laid': {
    question: 'Un joueur pose un roi',
    sentences: { ends: facts.king, paidAnnounced: facts.hoc, paid: facts.hoc },
  },
  'last-card-king': {
    question: 'Ma dernière carte est un roi',
    sentences: {
      over: 'Vous avez fini, et la donne s’arrête aussitôt : personne n’entame plus.',
      paidAnnounced: facts.hoc,
      paid: facts.hoc,
      sweeps: (rules) =>
        `Si c’est ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, il prend quand même sa case.`,
      announced: 'Mais il faut l’annoncer en le posant.',
    },
  },
  'honour-laid': {
    question: 'Un joueur pose une carte qui a une case',
    sentences: {
      required: facts.announcing.required,
      automatic: facts.announcing.automatic,
      hoc: 'C’est aussi un hoc : chacun des autres vous paie un jeton, et vous entamez de nouveau.',
      butDwarf: 'Mais le nain ne vous rend l’entame qu’à la place d’une carte qui arrête la suite.',
    },
  },
  'honour-stops': {
    question: 'Une carte qui a une case arrête-t-elle la suite ?',
    sentences: {
      stops: ({ honours }) =>
        `Oui : ${cards(honours.map(({ card }) => card))} arrêtent la suite, comme les rois, et le joueur qui en pose une entame de nouveau.`,
      dwarfStops: 'Le nain l’arrête aussi.',
      butDwarf: 'Le nain ne l’arrête qu’à la place d’une carte qui l’aurait arrêtée.',
      goesOn: 'Non. Elle prend sa case et la suite continue ; seuls les rois l’arrêtent.',
    },
  },
  'forgot-to-announce': {
    question: 'Il a oublié d’annoncer',
    sentences: {
      nothingToForget: facts.announcing.automatic,
      stays: facts.missedHonour,
      bete: facts.missedHonour,
      stake: facts.missedHonour,
      noHoc: 'Personne ne lui paie le hoc non plus.',
    },
  },
  'announced-late': {
    question: 'Elle ne l’a annoncé qu’après la carte suivante',
    sentences: {
      noNeed: facts.announcing.automatic,
      late: 'Trop tard : on annonce en posant. Après, la carte compte comme oubliée.',
      stays: facts.missedHonour,
      bete: facts.missedHonour,
      stake: facts.missedHonour,
    },
  },
  'honour-last-card': {
    question: 'Ma dernière carte a une case',
    sentences: {
      sweeps: bookFacts.lastHonour,
      required: facts.announcing.required,
      automatic: facts.announcing.automatic,
    },
  },
  'honour-held': {
    question: 'J’ai encore une carte qui a une case quand un autre finit',
    sentences: { bete: facts.heldHonour, stake: facts.heldHonour, nothing: facts.heldHonour },
  },
  'how-much-is-a-bete': {
    question: 'Combien coûte une bête ?',
    sentences: {
      none: 'Il n’y a pas de bête dans ces règles.',
      held: facts.heldHonour,
      forgotten: facts.missedHonour,
      both: (rules) => `${facts.heldHonour(rules)} ${facts.missedHonour(rules)}`,
      asMuch: 'Elle coûte autant que la case contient à ce moment, une fois le gagnant payé.',
      empty: bookFacts.emptyBox,
      stake: 'Elle coûte la mise de la case, autant qu’un joueur y met avant la donne.',
      once: 'On ne paie jamais deux bêtes pour la même case dans une donne.',
    },
  },
  'lay-the-dwarf': {
    question: 'Quand peut-on poser le nain ?',
    sentences: { ...facts.dwarf, sweeps: facts.dwarfSweeps },
  },
  'must-lay-the-dwarf': {
    question: 'Dois-je poser le nain quand on demande un sept ?',
    sentences: {
      never: 'Jamais, pas même quand on demande le sept de carreau.',
      mayKeep: 'Non. Personne n’est obligé de suivre.',
      rank: 'Vous devez poser un sept. Si le nain est votre seul sept, posez-le.',
      suit: 'Oui, si l’on demande le sept de carreau.',
    },
  },
  'dwarf-held': {
    question: 'J’ai encore le nain quand un autre finit',
    sentences: {
      double: facts.dwarfDouble,
      bete: facts.heldHonour,
      stake: facts.heldHonour,
      nothing: 'Il coûte autant que tout autre sept.',
    },
  },
  'hoc-called': {
    question: 'Un joueur dit « Hoc ! » : faut-il payer ?',
    sentences: {
      noHocs: 'Non. Il n’y a pas de hocs dans ces règles.',
      required: facts.hoc,
      automatic: facts.hoc,
      chance: bookFacts.chance,
    },
  },
  'king-and-honour': {
    question: 'Un roi qui a une case : est-ce un hoc ou deux ?',
    sentences: {
      once: (rules) =>
        `Un seul : ${cards(kingsAmong(rules))} rapporte un jeton de chacun des autres, en plus de la case.`,
      noSuchKing: 'Aucun roi n’a de case ici.',
      noHocs: 'Aucun : il n’y a pas de hocs dans ces règles.',
    },
  },
  'king-in-silence': {
    question: 'Elle a posé un roi sans rien dire',
    sentences: {
      nothingToSay: 'Un roi ne s’annonce pas. Il arrête la suite, et elle entame de nouveau.',
      required: 'Il arrête la suite et elle entame de nouveau, mais personne ne lui paie le hoc.',
      automatic: 'C’est un hoc tout de même, et chacun des autres lui paie un jeton.',
      ofTheBoard: (rules) =>
        `Mais ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} a une case et s’annonce : sinon, c’est une belle carte oubliée.`,
    },
  },
  'what-losers-pay': {
    question: 'Que paient les autres au gagnant ?',
    sentences: { points: facts.payment, cards: facts.payment, dwarfDouble: facts.dwarfDouble },
  },
  'an-ace-in-hand': {
    question: 'Que coûte un as resté en main ?',
    sentences: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: likeAnyCard,
    },
  },
  'a-king-in-hand': {
    question: 'Que coûte un roi, une dame ou un valet resté en main ?',
    sentences: { points: '10 points chacun.', cards: likeAnyCard },
  },
  'cannot-pay': {
    question: 'Elle ne peut pas payer ce qu’elle doit',
    sentences: { whatIsLeft: facts.debts.forgiven, below: facts.debts.below },
  },
  'who-is-paid-first': {
    question: 'Qui est payé d’abord, le gagnant ou les cases ?',
    sentences: {
      sweep: 'Après un opéra, le gagnant rafle d’abord le plateau.',
      winner: bookFacts.winnerFirst,
      betes: 'Les bêtes se paient en dernier, celles du gagnant tout à la fin.',
      clockwise: inTurn('gauche'),
      anticlockwise: inTurn('droite'),
    },
  },
} satisfies Partial<JudgeTexts>;
