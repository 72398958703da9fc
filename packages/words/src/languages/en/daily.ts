import { decimalFormat, makeGrammar } from '../../grammar.ts';

const { count, form, number } = makeGrammar('en-GB');
const signed = decimalFormat('en-GB', 'exceptZero');

function bestResult(best: number, exact: boolean): string {
  return exact ? signed(best) : `at least ${signed(best)}`;
}

export const daily = {
  title: 'Today’s deal',
  titleOf: (day: string) => `Deal for ${day}`,
  story: 'One deal a day, the same for everyone. Your first attempt counts.',
  lateStory: 'This day is over: its deal no longer extends your streak.',
  /** Who sits at the table. */
  table: 'At the table',
  details: 'Details',
  rules: 'Family rules, four players, one deal. You lead first.',
  play: 'Play today’s deal',
  playLate: 'Play this deal',
  practise: 'Practise this deal',
  judging: 'Your result is being compared…',
  lost: 'Your game for this day was deleted.',
  unknown: 'Your attempt can’t be compared: those were bots from another version.',

  result: 'Your result',
  signed,
  counters: (counters: number) => `${signed(counters)} ${form(counters, 'counter', 'counters')}`,
  /** The heading: the score that is compared. */
  cost: (counters: number) =>
    counters === 0
      ? 'Your choices cost nothing'
      : `Your choices cost ${count(counters, 'counter', 'counters')}`,
  costLabel: 'Cost of your choices',
  costOf: (counters: number) => number(counters),
  costHint: 'Judged by what you could know. 0 is best.',
  /** The result beside the mean of the Expert. */
  told: (result: number, expert: number) =>
    `${signed(result)} ${form(result, 'counter', 'counters')}, ${
      result === expert
        ? 'the same as the Expert on average.'
        : `${number(Math.abs(result - expert))} ${result > expert ? 'more' : 'fewer'} than the Expert on average.`
    }`,
  expert: 'Expert',
  expertHint: 'The bot’s average over 20 plays in your seat.',
  onceHint: 'What the Expert bot scored in your seat.',
  best: 'Best possible',
  bestHint: 'If you saw every card and knew the bots’ replies.',
  bestResult,
  searching: 'calculating…',
  better: (counters: number) => `${count(counters, 'counter', 'counters')} more than the Expert!`,
  equal: 'Level with the Expert.',
  worse: (counters: number) => `${count(counters, 'counter', 'counters')} fewer than the Expert.`,
  you: 'You',

  everyone: 'Everyone’s results',
  attempts: (attempts: number) => count(attempts, 'attempt', 'attempts'),
  betterThan: (others: number, attempts: number) =>
    `You did better than ${number(others)} of ${count(attempts, 'attempt', 'attempts')}.`,
  costFromTo: (from: number, to: number) => (from === to ? number(from) : `${number(from)} to ${number(to)}`),
  costColumn: 'Cost',
  allEqual: 'Everyone has done as well as you.',
  first: 'Yours is the first attempt.',
  resultsFromTo: (from: number, to: number) =>
    from === to ? signed(from) : `${signed(from)} to ${signed(to)}`,
  resultColumn: 'Result',
  attemptsColumn: 'Attempts',
  yours: 'yours',
  sent: 'Your attempt is on this server’s list.',
  notSentYet: 'Your attempt will be sent when the server can be reached.',
  anyoneCanTry:
    'Some may have looked for the best line first. Limits: one attempt per browser, five a day per address.',
  refused: {
    'too-late': 'Too late: the server takes no more attempts for this day.',
    forged: 'The server has refused your attempt: its bots play differently.',
  },
  refusedOtherwise: (code: string) => `The server has refused your attempt (${code}).`,

  review: 'Review',
  share: {
    title: 'Share',
    text: ({ day, result, expert, done, days }: ShareText) =>
      `Nain Jaune · ${day} · ${signed(result)} (Expert: ${signed(expert)}) · ${number(done)} of ${count(days, 'day', 'days')}`,
    cost: (squares: string, counters: number) =>
      `${squares} My choices cost ${count(counters, 'counter', 'counters')}.`,
    label: 'Text',
    copy: 'Copy',
  },

  calendar: 'All days',
  earlier: 'Previous month',
  later: 'Next month',
  /** A day of the calendar for screen readers. */
  dayPlayed: (day: string, result: number, expert: number, inTime: boolean) =>
    `${day}: ${signed(result)} (Expert: ${signed(expert)})${inTime ? '' : ', played later'}`,
  dayOpen: (day: string) => `${day}: not finished`,
  dayNotPlayed: (day: string) => `${day}: not played`,
  legend: 'Gold: better than the Expert. A dot: played later.',

  figures: 'Statistics',
  streak: 'Streak',
  days: (days: number) => count(days, 'day', 'days'),
  longestStreak: 'Longest streak',
  played: 'Played',
  beaten: 'Beat the Expert',
  beatenOf: (beaten: number, played: number) => `${number(beaten)} of ${number(played)}`,
  meanDifference: 'Average vs Expert',
  bestDay: 'Best result',
  meanCost: 'Average cost',

  wrongDate: {
    'no-date': {
      title: 'There is no such day',
      hint: (text: string, first: string) => `“${text}” isn’t a date. Example: ${first}.`,
    },
    'too-early': {
      title: 'No deal on that day',
      hint: (_text: string, first: string) => `The first deal was on ${first}.`,
    },
    future: {
      title: 'This deal is still to come',
      hint: (day: string, _first: string) => `Its cards will be dealt on ${day}.`,
    },
  },
  toToday: 'Go to today’s deal',
};

/** What is shared: the day, the result, and how many of the last days were played. */
interface ShareText {
  readonly day: string;
  readonly result: number;
  readonly expert: number;
  readonly done: number;
  readonly days: number;
}

export type DailyWords = typeof daily;
