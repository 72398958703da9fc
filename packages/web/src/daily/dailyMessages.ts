interface OfDay {
  readonly date: string;
}

/** Requests to the worker that knows the cards and the bots of days and challenges. */
export interface DailyCalls {
  /** The bot of each seat; null for the person. */
  seats: { given: OfDay; answer: readonly (string | null)[] };
  /** The result of the record of a finished attempt, and that of the expert; `other` if it is not a game of that day with these bots. */
  result: {
    given: OfDay & { readonly record: string };
    answer: { readonly result: number; readonly expert: number } | 'other';
  };
  /** The best possible result with all cards known. `exact`: whether every line of play was examined. */
  best: { given: OfDay; answer: { readonly best: number; readonly exact: boolean } };
  /** Whether the bots of this version play as they did, for each result of a challenge. Takes long if they think. */
  challenge: { given: { readonly text: string }; answer: readonly boolean[] };
}

export type DailyCallName = keyof DailyCalls;

/** A request with a unique number. */
export type DailyQuestion = {
  [Name in DailyCallName]: {
    readonly type: Name;
    readonly ask: number;
    readonly given: DailyCalls[Name]['given'];
  };
}[DailyCallName];

/** The answer to the question with the same number; null also if it failed. */
export interface DailyAnswer {
  readonly ask: number;
  readonly answer: DailyCalls[DailyCallName]['answer'] | null;
}
