import type { DailyDay, DailyDays } from '@nain-jaune/protocol';
import { type DateText, dateOf } from '@nain-jaune/same-cards';
import { serverDays } from './dailyApi.ts';
import { saveCommitment } from './savedCommitments.ts';

/** How often the server is asked while its day is another than that of this device. */
const RETRY_MS = 60_000;

/** The last answer of the server, kept while the program runs so that another day is shown at once. */
interface Answer {
  readonly days: DailyDays | null;
  /** When it was received. */
  readonly at: number;
}

let lastAnswer: Answer | null = null;

/** Which day is today, and the days of the server if there is one. */
export class DailyCalendar {
  #answer: Answer | null = $state.raw(lastAnswer);
  #now = $state(Date.now());
  #asked = 0;

  /** Whether the server has answered, or does not. */
  get isLoaded(): boolean {
    return this.#answer !== null;
  }

  /** The day of the server, which has its secret. Without an answer of today the day in UTC, when servers begin theirs. */
  get today(): DateText {
    const own = dateOf(this.#now);
    const isFresh = this.#answer !== null && dateOf(this.#answer.at) === own;
    return isFresh ? (this.#answer?.days?.today ?? own) : own;
  }

  /** A day of the server; null if it has none for that date. */
  of(date: DateText): DailyDay | null {
    return this.#answer?.days?.days.find((day) => day.date === date) ?? null;
  }

  async load(): Promise<void> {
    this.#asked = Date.now();
    const days = await serverDays();
    // What was received before remains useful without a network: the secrets of past days.
    lastAnswer = days === null && lastAnswer?.days ? lastAnswer : { days, at: Date.now() };
    this.#answer = lastAnswer;
    this.#now = Date.now();
    for (const { date, commitment, secret } of days?.days ?? [])
      if (secret === null) saveCommitment(date, commitment);
  }

  /** Loads again when another day has begun here, or soon at the server. */
  follow(): void {
    if (!this.isLoaded) return;
    this.#now = Date.now();
    const isOther = this.#answer !== null && dateOf(this.#answer.at) !== dateOf(this.#now);
    const isAhead = this.today !== dateOf(this.#now);
    if ((isOther || isAhead) && this.#now - this.#asked > RETRY_MS) void this.load();
  }
}
