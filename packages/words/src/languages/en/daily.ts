import { decimalFormat, makeGrammar } from '../../grammar.ts';

const { and, count, form, number } = makeGrammar('en-GB');
const signed = decimalFormat('en-GB', 'exceptZero');

/** A result next to par. `exact`: whether no better result than `best` exists. */
interface Result {
  readonly result: number;
  readonly par: number;
  readonly best: number | null;
  readonly exact: boolean;
}

function bestResult(best: number, exact: boolean): string {
  return exact ? signed(best) : `at least ${signed(best)}`;
}

export const daily = {
  title: 'Today’s deal',
  titleOf: (day: string) => `Deal of ${day}`,
  story:
    'One deal a day, with the same cards and the same opponents for everyone. Your first attempt counts.',
  lateStory: 'This day is over. You can still play its deal, but it adds nothing to your streak.',
  /** Who sits at the table. */
  table: 'At the table',
  opponents: (names: readonly string[]) => `You play against ${and(names)}.`,
  rules: 'Family rules, four players, one deal. You lead first.',
  noHelp: 'No hints and no take-backs: this attempt counts.',
  play: 'Play today’s deal',
  playLate: 'Play this deal',
  practise: 'Practise this deal',
  tryAgain: 'Try again',
  tryAgainHint: 'Practice: your result stays.',
  judging: 'Your result is being compared…',
  lost: 'The game that counted for this day was deleted before its end. You can still practise the deal.',
  unknown:
    'Your attempt can’t be compared: it was played with other bots than those of this version. You can still practise the deal.',

  result: 'Your result',
  signed,
  counters: (counters: number) => `${signed(counters)} ${form(counters, 'counter', 'counters')}`,
  par: 'Par',
  parHint: 'What the bot Expert makes on your seat.',
  best: 'Best possible',
  bestHint: 'What a player makes who sees all cards and knows every answer of the bots.',
  bestResult,
  searching: 'being computed…',
  abovePar: (counters: number) => `${count(counters, 'counter', 'counters')} better than par!`,
  atPar: 'Exactly par.',
  belowPar: (counters: number) => `${count(counters, 'counter', 'counters')} below par.`,
  /** Describes the scale to screen readers. */
  scale: ({ result, par, best, exact }: Result) =>
    [
      `On a scale: you ${signed(result)}`,
      `par ${signed(par)}`,
      ...(best === null ? [] : [`best possible ${bestResult(best, exact)}`]),
    ].join(', '),
  you: 'You',

  everyone: 'Everyone’s results',
  attempts: (attempts: number) => count(attempts, 'attempt', 'attempts'),
  betterThan: (others: number, attempts: number) =>
    `You did better than ${number(others)} of ${count(attempts, 'attempt', 'attempts')}.`,
  first: 'Yours is the first attempt.',
  resultsFromTo: (from: number, to: number) =>
    from === to ? signed(from) : `${signed(from)} to ${signed(to)}`,
  asTable: 'As a table',
  resultColumn: 'Result',
  attemptsColumn: 'Attempts',
  yours: 'yours',
  sent: 'Your attempt is in the list of this server.',
  notSentYet: 'Your attempt will be sent to the server when it can be reached.',
  offline: 'You played the deal that pages without a server have, so it is not in the list of this server.',
  refused: {
    'too-late': 'The server takes no more attempts for this day.',
    forged:
      'The server has refused your attempt: its bots would have played differently. It may have another version.',
  },
  refusedOtherwise: (code: string) => `The server has refused your attempt (${code}).`,

  proof: {
    proven: 'Verified: the server had fixed these cards the day before.',
    broken: 'These are not the cards that the server had fixed the day before.',
    unseen: 'Not verified: this browser was not here the day before.',
    how: 'How?',
    story:
      'The cards follow from a secret number of the server. The day before, the server publishes its fingerprint (SHA-256), which reveals nothing. Your browser keeps it and compares it with the secret the next day: the server can’t choose the cards once it has seen who plays.',
  },

  review: 'Review',
  share: {
    title: 'Share',
    story: 'Nothing here gives the cards away.',
    text: ({ day, result, par, done, days }: ShareText) =>
      `Nain Jaune · ${day} · ${signed(result)}, par ${signed(par)} · ${number(done)} of ${count(days, 'day', 'days')}`,
    label: 'Text',
    send: 'Share',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'That didn’t work. You can select and copy the text.',
    picture: 'As a picture',
    savePicture: 'Save the picture',
    sendPicture: 'Share the picture',
    pictureOf: (text: string) => `Picture: ${text}`,
    notDrawn: 'The picture could not be made.',
    /** On the picture, above the days. */
    week: 'The last seven days',
  },

  calendar: 'All days',
  earlier: 'Previous month',
  later: 'Next month',
  /** A day of the calendar for screen readers. */
  dayPlayed: (day: string, result: number, par: number, inTime: boolean) =>
    `${day}: ${signed(result)}, par ${signed(par)}${inTime ? '' : ', played later'}`,
  dayOpen: (day: string) => `${day}: not finished`,
  dayNotPlayed: (day: string) => `${day}: not played`,
  legend: 'Gold: better than par. A dot: played later.',

  figures: 'Statistics',
  streak: 'Streak',
  days: (days: number) => count(days, 'day', 'days'),
  longestStreak: 'Longest streak',
  played: 'Played',
  beaten: 'Better than par',
  beatenOf: (beaten: number, played: number) => `${number(beaten)} of ${number(played)}`,
  meanToPar: 'Mean against par',
  bestDay: 'Best result',
  noneYet: 'Your statistics begin with your first day.',

  wrongDate: {
    'no-date': {
      title: 'There is no such day',
      hint: (text: string, first: string) =>
        `“${text}” is not a day of the calendar. An address ends like ${first}.`,
    },
    'too-early': {
      title: 'There was no deal on that day',
      hint: (_text: string, first: string) => `The first deal was that of ${first}.`,
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
  readonly par: number;
  readonly done: number;
  readonly days: number;
}

export type DailyWords = typeof daily;
