import { makeBook } from '../../bookWords.ts';
import { makeGrammar } from '../../grammar.ts';
import { after } from './book/after.ts';
import { before } from './book/before.ts';
import { origins } from './book/origins.ts';
import { play } from './book/play.ts';
import { stories } from './book/rulesets.ts';

const { number } = makeGrammar('en-GB');

export const labels = {
  title: 'The rules',
  intro:
    'People have played Nain Jaune for over 250 years, never by just one set of rules. Here is the game step by step: how the rules differ, and which source says so.',
  inSixLines: 'In six lines',
  learn: 'Learn in 3 minutes',
  teacher: 'Play one deal with me, and you’ll know it.',
  judgeStory: '“Can I keep my card?”',
  more: 'More',
  chooseStory: 'A few questions',
  houseStory: 'Make your own',
  bookStory: 'The game since 1760',
  printStory: 'And the rules on one page',
  send: 'Send these rules',
  sendStory: 'A link',
  book: 'The rule book',
  compare: 'Side by side',
  judge: 'The judge',
  print: 'Print the board',
  contents: 'Contents',
  noSuchSection: 'Section not found. Here is the start of the book.',
  example: 'Example',
  sourcesLabel: 'Sources:',
  allSources: 'all five sources',
  readingName: (some: number) => `reading ${number(some)}`,
  sourcesTitle: 'The sources',
  sourcesIntro: 'Everything in this book comes from five texts. Each passage names its sources.',
  readingsTitle: 'Our readings',
  readingsIntro:
    'Where the sources are silent or unclear, this is how we decided, and why. You can change most of it in the house rules.',
  rulesets: 'The six rulesets',
  rulesetsIntro:
    'Each has its own story and its own page. Play with any of them, or adapt one to make your own.',
  story: 'Story',
  inFull: 'All the rules',
  howItPlays: 'How it plays',
  playByThese: 'Play with these rules',
  changeThese: 'Adapt these rules',
  otherRulesets: 'Other rulesets',
  compareTitle: 'Rulesets side by side',
  compareIntro: 'One column for each ruleset, one row for each rule.',
  whichRulesets: 'Rulesets',
  columnNumber: (some: number) => `Column ${number(some)}`,
  onlyDifferences: 'Differences only',
  rule: 'Rule',
  rowsShown: (rows: number, all: number) => `${number(rows)} of ${number(all)} rules`,
  nothingDiffers: 'There are no differences between these rulesets.',
};

export type BookLabels = typeof labels;

export const book = makeBook({ labels, texts: { ...before, ...play, ...after }, ...origins, stories });
