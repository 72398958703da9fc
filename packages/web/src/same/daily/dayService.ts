/** What came of an attempt, in counters. */
export interface DayScore {
  readonly result: number;
  /** The mean result of the level expert on the same cards. */
  readonly expert: number;
  /** What each of the own choices cost. Their sum is the score that is compared. */
  readonly costs: readonly number[];
}

/** Knows the cards and the bots of days and challenges. */
export interface DayService {
  /** The bot of each seat on a date; null for the person. */
  seats(date: string): Promise<readonly (string | null)[]>;
  /** The score of the record of a finished attempt; `other` if it is not a game of that day with these bots. */
  result(date: string, record: string): Promise<DayScore | 'other'>;
  /** The best possible result with all cards known. `exact`: whether every line of play was examined. */
  best(date: string): Promise<{ readonly best: number; readonly exact: boolean }>;
  /** Whether the bots of this version play as they did, for each result of a challenge. Takes long if they think. */
  challenge(text: string): Promise<readonly boolean[]>;
}
