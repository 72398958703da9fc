import { type BookWords, makeBook } from '../book.ts';
import { makeGrammar } from '../grammar.ts';
import { after } from './en/after.ts';
import { before } from './en/before.ts';
import { origins } from './en/origins.ts';
import { play } from './en/play.ts';
import { stories } from './en/rulesets.ts';

const { number } = makeGrammar('en-GB');

/** Words of the rule book, and of the page that lays the rulesets side by side, in English. */
export const book: BookWords = makeBook({
  title: 'The rules',
  intro:
    'Nain jaune has been played for more than two hundred and fifty years, and never by one rule alone. This book tells the game step by step, where the rules differ, and who says so.',
  parts: 'Parts of the book',
  book: 'The rule book',
  compare: 'Side by side',
  house: 'Make house rules',
  judge: 'The judge',
  chooseRules: 'Which rules are ours?',
  print: 'Print the board',
  contents: 'Contents',
  noSuchSection: 'The book has no such section. Here is its beginning.',
  texts: { ...before, ...play, ...after },
  example: 'Example',
  toldBy: 'After:',
  allSources: 'all five sources',
  readingName: (some) => `reading ${number(some)}`,
  sourcesTitle: 'The sources',
  sourcesIntro:
    'Everything in this book comes from five texts. At the foot of each passage stands which of them it follows.',
  readingsTitle: 'The readings',
  readingsIntro:
    'Where the texts are silent, or can be understood in two ways, somebody has to decide. This is what is decided here, and why. Most of it can be changed in the house rules.',
  ...origins,
  rulesets: 'The six rulesets',
  rulesetsIntro: 'Each has its own story and its own page. Play by any of them, or make your own out of one.',
  stories,
  story: 'Its story',
  inFull: 'The rules in full',
  howItPlays: 'How it plays',
  playByThese: 'Play by these rules',
  changeThese: 'Make house rules of them',
  otherRulesets: 'The other rulesets',
  compareTitle: 'The rulesets side by side',
  compareIntro: 'One column for each ruleset, one row for each rule.',
  whichRulesets: 'Which rulesets',
  columnNumber: (some) => `Column ${number(some)}`,
  onlyDifferences: 'Only what differs',
  rule: 'Rule',
  rowsShown: (rows, all) => `${number(rows)} of ${number(all)} rules`,
  nothingDiffers: 'These rulesets do not differ.',
});
