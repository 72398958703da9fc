import { type DateText, dateOf } from '@nain-jaune/same-cards';
import { type ServerDay, type ServerDays, serverDays } from './dailyApi.ts';
import { saveCommitment } from './savedCommitments.ts';

/** The last answer, so that another day is shown at once. Null before the first, or without a server. */
let lastAnswer: ServerDays | null = null;
let isAnswered = false;

/** Which day is today, and the days of the server if there is one. */
export class DailyCalendar {
  #now = $state(Date.now());
  #server: ServerDays | null = $state.raw(lastAnswer);
  /** Whether the server has answered, or does not. */
  isLoaded = $state(isAnswered);

  /** The day of the server, which has its secret. Without a server the day in UTC, when servers begin theirs. */
  get today(): DateText {
    return this.#server?.today ?? dateOf(this.#now);
  }

  /** A day of the server; null if it has none for that date. */
  of(date: DateText): ServerDay | null {
    return this.#server?.days.find((day) => day.date === date) ?? null;
  }

  async load(): Promise<void> {
    this.#now = Date.now();
    lastAnswer = (await serverDays()) ?? lastAnswer;
    isAnswered = true;
    this.#server = lastAnswer;
    for (const { date, commitment, secret } of this.#server?.days ?? [])
      if (secret === null) saveCommitment(date, commitment);
    this.isLoaded = true;
  }

  /** Loads again when another day has begun. */
  follow(): void {
    if (this.isLoaded && dateOf(Date.now()) !== dateOf(this.#now)) void this.load();
  }
}
