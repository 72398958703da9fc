import { capital, makeGrammar } from '../../grammar.ts';
import { percentOf } from '../../reviewWords.ts';

const { and, count, number } = makeGrammar('en-GB');
const percent = (part: number) => percentOf(part, 'en-GB');

const BOTS = { easy: 'easy bots', medium: 'medium bots', hard: 'hard bots' };

export const puzzles = {
  title: 'Puzzles',
  story: 'One move is clearly the best: find it.',
  loading: 'Loading the puzzles…',
  notLoaded: 'The puzzles could not be loaded',
  notLoadedHint: 'Check your connection and try again.',
  unknown: 'There is no such puzzle',
  unknownHint: 'The link is incomplete, or the puzzle is in another browser.',
  broken: 'This puzzle can’t be shown.',
  questions: {
    lead: 'What do you lead?',
    'keep-or-lay': 'Keep it or play it?',
    'which-card': 'Which card do you play?',
  },
  keep: 'Keep it: pass',
  giveUp: 'Show the answer',
  right: 'Right!',
  best: (move: string) => `Best: ${move}.`,
  notBest: (move: string, best: string) => `${capital(move)}: not the best. Better: ${best}.`,
  answer: (move: string) => `The answer: ${move}.`,
  /** Until there are enough answers for a level. */
  levelAfter: (answers: number, enough: number) =>
    `Your level appears after ${count(enough, 'answer', 'answers')} (so far: ${number(answers)}).`,
  practice: 'Just practice: your first answer counted.',
  ratingChange: (rating: number, change: string) => `Your level: ${number(rating)} (${change}).`,
  streakOf: (puzzles: number) => `${count(puzzles, 'puzzle', 'puzzles')} in a row.`,
  /** `part`: the share of deals after the best move, `other`: after another one, at most. */
  outMore: (part: number, other: number) =>
    `You go out first in ${percent(part)} of deals; otherwise in ${percent(other)} at most.`,
  line: 'How it can go on',
  origin: 'Where the counters come from, on average',
  firstOut: (part: number) => `first out in ${percent(part)} of deals`,
  worth: 'What each move is worth',
  worthOf: (move: string, counters: string) => `${capital(move)}: ${counters}`,
  /** A reason against a move. */
  against: (move: string, reason: string) => `${capital(move)}: ${reason}`,
  yours: 'your answer',
  /** `kinds`: the difficulties of the bots that choose another move. */
  missedBy: (kinds: readonly ('easy' | 'medium' | 'hard')[]) =>
    kinds.length === 0
      ? 'All bots find this move.'
      : `${capital(and(kinds.map((kind) => BOTS[kind])))} get this wrong.`,
  next: 'Next puzzle',
  playOn: 'Play on from here',
  analyse: 'Analyse',
  again: 'Try again',
  which: 'Choose puzzles',
  set: 'Puzzles',
  everyone: 'From the collection',
  toCollection: 'Puzzles from the collection',
  own: 'Your mistakes',
  study: 'Study',
  count: (puzzles: number) => count(puzzles, 'puzzle', 'puzzles'),
  theme: 'Theme',
  difficulty: 'Difficulty',
  /** The difficulties. */
  missed: {
    easy: 'All bots find it',
    medium: 'Easy bots miss it',
    hard: 'Medium or hard bots miss it',
  },
  rules: 'Rules',
  all: 'All',
  matching: (puzzles: number, open: number) =>
    `${count(puzzles, 'puzzle', 'puzzles')}, ${number(open)} to do.`,
  noneMatch: 'No puzzle matches. Change the choices.',
  ownNone: 'Review a deal: mistakes of three counters or more become puzzles.',
  ownFrom: (date: string, move: string) => `From your game reviewed on ${date}. You played: ${move}.`,
  remove: 'Remove this puzzle',
  ownAdded: (puzzles: number) => `New under “Your mistakes”: ${count(puzzles, 'puzzle', 'puzzles')}.`,
  openOwn: 'Work on your mistakes',
  results: 'Your results',
  rating: 'Your level',
  solved: 'Solved',
  solvedOf: (solved: number, answered: number) => `${number(solved)} of ${number(answered)}`,
  streak: 'Streak',
  bestStreak: 'Longest streak',
  byTheme: 'By theme',
  noResults: 'No answers yet.',
  notSaved: 'Your results can’t be saved here: closing the page loses them.',
  reset: 'Delete results',
  resetQuestion: 'Delete level and results permanently?',
  themes: {
    lead: 'Leads',
    'keep-or-lay': 'Keep or play',
    'which-card': 'Which card',
    'going-out': 'Going out',
    honour: 'Sweeping a box',
    guard: 'Guarding a box',
    hoc: 'Hocs',
    'nobody-follows': 'Nobody can follow',
    'ends-run': 'Stopping the run',
    'long-run': 'Long runs',
    odds: 'Weighing chances',
  },
};

export type PuzzlesWords = typeof puzzles;
