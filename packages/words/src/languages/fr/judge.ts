import { makeGrammar } from '../../grammar.ts';
import { type JudgeTexts, makeJudge } from '../../judgeWords.ts';
import type { JudgeLabels } from '../en/judge.ts';
import { bookFacts } from './book/facts.ts';
import { honourTexts } from './judgeHonours.ts';
import { playTexts } from './judgePlay.ts';
import questions from './judgeQuestions.json' with { type: 'json' };
import { tableTexts } from './judgeTable.ts';
import { facts } from './rules.ts';
import { counters } from './sentences.ts';

const { and, count } = makeGrammar('fr');

/** The situations of operas and the end of a game. */
const operaTexts = {
  'what-is-an-opera': {
    question: 'Elle a tout posé d’un coup : est-ce un opéra ?',
    sentences: {
      none: facts.noOpera,
      unopposed: facts.operas.unopposed,
      'first-chance': facts.operas['first-chance'],
      'first-lead': facts.operas['first-lead'],
      laterPasses: 'Passer après sa première carte ne change rien.',
      passes: 'Les passes ne comptent pas.',
    },
  },
  'what-an-opera-brings': {
    question: 'Que rapporte un opéra ?',
    sentences: {
      none: facts.noOpera,
      sweeps: 'Le gagnant rafle toutes les cases.',
      boxesStay: 'Les cases restent telles quelles.',
      double: 'Les autres paient le double.',
      asUsual: 'Les autres paient leurs cartes comme d’habitude.',
    },
  },
  'others-laid-before': {
    question: 'D’autres avaient posé des cartes avant : est-ce encore un opéra ?',
    sentences: {
      none: facts.noOpera,
      unopposed: `Non. ${facts.operas.unopposed}`,
      'first-chance': facts.operas['first-chance'],
      'first-lead': facts.operas['first-lead'],
    },
  },
  'dwarf-at-an-opera': {
    question: 'Un joueur fait un opéra et j’ai encore le nain',
    sentences: {
      none: facts.noOpera,
      single: 'Vous payez vos cartes comme d’habitude.',
      operaDoubles: 'Vous payez le double pour l’opéra, comme les autres. Le nain ne coûte rien de plus.',
      dwarfDoubles: 'Vous payez le double à cause du nain. L’opéra n’augmente pas le paiement.',
      multiply: facts.factors.multiply,
      highest: facts.factors.highest,
    },
  },
  'bete-after-an-opera': {
    question: 'Après un opéra, paie-t-on encore une bête ?',
    sentences: {
      noBete: 'Non. Dans ces règles, une belle carte restée en main ne coûte pas de bête.',
      noOpera: 'Il n’y a pas d’opéra dans ces règles ; une bête se paie comme après toute donne.',
      emptied: 'Elle ne coûte rien : les cases sont déjà vides.',
      stake: 'Oui. Les cases sont vides, mais une bête coûte la mise de la case, quoi qu’elle contienne.',
      asUsual: 'Oui. L’opéra laisse les cases telles quelles.',
    },
  },
  'when-over': {
    question: 'Quand la partie est-elle finie, et qui a gagné ?',
    sentences: {
      causes: facts.ends,
      most: facts.most,
      board: bookFacts.left,
    },
  },
  'time-is-up': {
    question: 'Le temps est écoulé en pleine donne',
    sentences: {
      noTime: 'Ces règles n’ont pas de limite de temps. La partie continue.',
      playOut: ({ end }) =>
        `La donne se joue jusqu’au bout ; c’est la dernière. La limite est de ${count(end.minutes ?? 0, 'minute', 'minutes')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Un joueur atteint l’objectif en pleine donne',
    sentences: {
      noTarget: 'Il n’y a pas d’objectif dans ces règles.',
      atSettlement: ({ end }) =>
        `Cela ne compte pas encore. Ce qui compte, c’est d’avoir ${counters(end.target ?? 0)} après les comptes.`,
    },
  },
} satisfies Partial<JudgeTexts>;

const labels: JudgeLabels = {
  title: 'L’arbitre',
  intro: 'Un doute à table ? Cherchez ici : la réponse suit les règles choisies.',
  searchLabel: 'Que se passe-t-il ?',
  searchHint: 'Par exemple : personne n’a le 9',
  oftenAsked: 'Questions fréquentes',
  found: (some) => count(some, 'réponse', 'réponses'),
  noneFound: 'Rien trouvé. Essayez d’autres mots : « roi », « oublié », « payer »…',
  allTopics: 'Toutes les situations',
  parts: {
    start: 'Avant de jouer',
    play: 'Pendant le jeu',
    honours: 'Les cartes qui ont une case',
    dwarf: 'Le nain et les hocs',
    paying: 'Payer',
    opera: 'L’opéra',
    end: 'Fin de la partie',
    table: 'Erreurs et usages',
  },
  whichRules: 'Quelles règles ?',
  restsOn: 'Source',
  noSource: 'Dans aucune source. Notre conseil n’est qu’un usage parmi d’autres.',
  grounds: {
    book: 'règle d’origine',
    mixed: 'règle d’origine, selon notre lecture',
    reading: 'notre lecture',
    elsewhere: (rulesets) => `règle de la table, comme dans ${and(rulesets)}`,
    variant: 'règle de la table, variante citée par une source',
    otherReading: 'règle de la table, autre lecture de la source',
    house: 'règle maison, dans aucune source',
  },
  facts: {
    kings: 'Rois',
    ace: 'Ordre des cartes',
    eldest: 'Qui entame en premier',
    lastCard: 'La dernière carte',
    leftInBoxes: 'Ce qui reste dans les cases',
    talon: 'Talon',
    ruin: 'Ruine',
    winner: 'Gagnant de la partie',
    cut: 'La coupe',
    without: 'Ce que l’on dit',
  },
  readingsToo: 'Notre lecture des sources',
  labelled: (label, text) => `${label} : ${text}`,
  several: (names) => names.join(' ; '),
  same: 'Aussi dans',
  others: 'Différences',
  noOthers: 'Les six variantes disent la même chose.',
  noSuchTopic: 'Situation introuvable. Les voici toutes.',
  askTheJudge: 'Demander à l’arbitre',
};

export const judge = makeJudge(
  labels,
  { ...playTexts, ...honourTexts, ...operaTexts, ...tableTexts },
  questions,
);
