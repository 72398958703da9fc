import type { Fact, Ground, JudgePart } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import { type JudgeTexts, makeJudge } from '../../judgeWords.ts';
import { bookFacts } from './book/facts.ts';
import { honourTexts } from './judgeHonours.ts';
import { playTexts } from './judgePlay.ts';
import questions from './judgeQuestions.json' with { type: 'json' };
import { tableTexts } from './judgeTable.ts';
import { facts } from './rules.ts';
import { counters } from './sentences.ts';

const { and, count } = makeGrammar('en-GB');

/** The situations of operas and the end of a game. */
const operaTexts = {
  'what-is-an-opera': {
    question: 'She played everything in one go: is it an opera?',
    sentences: {
      none: facts.noOpera,
      unopposed: facts.operas.unopposed,
      'first-chance': facts.operas['first-chance'],
      'first-lead': facts.operas['first-lead'],
      laterPasses: 'Passing after her first card does not matter.',
      passes: 'Passing does not matter.',
    },
  },
  'what-an-opera-brings': {
    question: 'What do you get for an opera?',
    sentences: {
      none: facts.noOpera,
      sweeps: 'The winner sweeps all the boxes.',
      boxesStay: 'The boxes stay as they are.',
      double: 'The others pay double.',
      asUsual: 'The others pay for their cards as usual.',
    },
  },
  'others-laid-before': {
    question: 'Others had played cards before: is it still an opera?',
    sentences: {
      none: facts.noOpera,
      unopposed: `No. ${facts.operas.unopposed}`,
      'first-chance': facts.operas['first-chance'],
      'first-lead': facts.operas['first-lead'],
    },
  },
  'dwarf-at-an-opera': {
    question: 'Someone makes an opera and I still have the dwarf',
    sentences: {
      none: facts.noOpera,
      single: 'You pay for your cards as usual.',
      operaDoubles: 'You pay double for the opera, like everyone. The dwarf costs nothing extra.',
      dwarfDoubles: 'You pay double for the dwarf. The opera does not raise the payment.',
      multiply: facts.factors.multiply,
      highest: facts.factors.highest,
    },
  },
  'bete-after-an-opera': {
    question: 'After an opera, do I still pay a bête?',
    sentences: {
      noBete: 'No. In these rules an honour still in hand costs no bête.',
      noOpera: 'There is no opera in these rules; bêtes are paid as after any deal.',
      emptied: 'It costs nothing: the boxes are already empty.',
      stake: 'Yes. The boxes are empty, but a bête is the stake of a box, whatever it holds.',
      asUsual: 'Yes. The opera leaves the boxes as they are.',
    },
  },
  'when-over': {
    question: 'When is the game over, and who has won?',
    sentences: {
      causes: facts.ends,
      most: facts.most,
      board: bookFacts.left,
    },
  },
  'time-is-up': {
    question: 'Time is up in the middle of a deal',
    sentences: {
      noTime: 'These rules have no time limit. The game goes on.',
      playOut: ({ end }) =>
        `The deal is played to its end; it is the last one. The time limit is ${count(end.minutes ?? 0, 'minute', 'minutes')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Someone reaches the target in the middle of a deal',
    sentences: {
      noTarget: 'There is no target in these rules.',
      atSettlement: ({ end }) =>
        `That does not count yet. What counts is who has ${counters(end.target ?? 0)} after the settlement.`,
    },
  },
} satisfies Partial<JudgeTexts>;

export const labels = {
  title: 'The judge',
  intro: 'Not sure what happens? Look it up; the answer follows the rules you chose.',
  searchLabel: 'What has happened?',
  searchHint: 'For example: nobody has a 9',
  oftenAsked: 'Often asked',
  found: (some: number) => count(some, 'answer', 'answers'),
  noneFound: 'Nothing found. Try other words: “king”, “forgot”, “can’t pay”…',
  allTopics: 'All situations',
  parts: {
    start: 'Before the play',
    play: 'Playing',
    honours: 'Cards with a box',
    dwarf: 'The dwarf and hocs',
    paying: 'Paying',
    opera: 'Opera',
    end: 'End of the game',
    table: 'Mistakes and manners',
  } satisfies Record<JudgePart, string>,
  whichRules: 'Which rules?',
  restsOn: 'Source',
  noSource: 'In no source. What we suggest is one way of many.',
  grounds: {
    book: 'original rule',
    mixed: 'original rule, with our reading',
    reading: 'our reading',
    elsewhere: (rulesets: readonly string[]) => `table rule, as in ${and(rulesets)}`,
    variant: 'table rule, a variant named in a source',
    otherReading: 'table rule, another reading of the source',
    house: 'house rule, in no source',
  } satisfies Record<Exclude<Ground['kind'], 'elsewhere'>, string> & {
    elsewhere(rulesets: readonly string[]): string;
  },
  facts: {
    kings: 'Kings',
    ace: 'Order of the cards',
    eldest: 'Who leads first',
    lastCard: 'The last card',
    leftInBoxes: 'What is left in the boxes',
    talon: 'Talon',
    ruin: 'Ruin',
    winner: 'Winner of the game',
    cut: 'Cutting the pack',
    without: 'What is said',
  } satisfies Record<Fact, string>,
  readingsToo: 'Our reading of the sources',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  several: (names: readonly string[]) => names.join('; '),
  same: 'Also in',
  others: 'Differences',
  noOthers: 'All six rulesets say the same.',
  noSuchTopic: 'Situation not found. Here are all of them.',
  askTheJudge: 'Ask the judge',
};

export type JudgeLabels = typeof labels;

export const judge = makeJudge(
  labels,
  { ...playTexts, ...honourTexts, ...operaTexts, ...tableTexts },
  questions,
);
