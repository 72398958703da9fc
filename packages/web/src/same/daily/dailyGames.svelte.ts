import { type DateText, dateOf } from '@nain-jaune/same-cards';
import type { GameService } from '../../app/gameService/gameService.ts';
import { problemIn } from '../../app/gameService/gameServiceError.ts';
import type {
  Contest,
  ContestRequest,
  ReadableGame,
  SavedGame,
  ServiceProblem,
} from '../../app/gameService/serviceMessages.ts';
import { type Challenger, challengerFrom } from '../challenge/challenger.ts';
import { saveMark } from './dailyMark.ts';
import { streakOf } from './dayFigures.ts';
import type { DayService } from './dayService.ts';
import { type DoneDay, isDone, newDay, type SavedDay, saveDay, savedDay, savedDays } from './savedDays.ts';

/**
 * How far a day is.
 * - `open`: its game is not over. `judging`: it is over, and its result is being examined.
 * - `lost`: its game was deleted before it was over.
 * - `unknown`: its game cannot be compared, for example because another version has played it.
 */
export type DayStatus = 'new' | 'open' | 'judging' | 'done' | 'lost' | 'unknown';

/** A saved game that counts for a day. */
type DailyContest = Extract<Contest, { type: 'daily' }>;
type DailyGame = ReadableGame & { readonly contest: DailyContest };
type DailyRequest = ContestRequest & { readonly contest: DailyContest };

type Games = Pick<GameService, 'list' | 'enterContest' | 'record' | 'makeChallenge'>;

/** The days that were played in this browser, and their games. */
export class DailyGames {
  days: readonly SavedDay[] = $state.raw(savedDays());
  /** Why games cannot be listed or begun. */
  problem: ServiceProblem | null = $state.raw(null);
  isLoaded = $state(false);
  #games: readonly DailyGame[] = $state.raw([]);
  #today: DateText = dateOf(Date.now());
  /** Dates whose games cannot be compared. */
  #unknown: readonly DateText[] = $state.raw([]);
  readonly #gameService: Games;
  readonly #judge: Pick<DayService, 'result' | 'best'>;

  constructor(gameService: Games, judge: Pick<DayService, 'result' | 'best'>) {
    this.#gameService = gameService;
    this.#judge = judge;
  }

  of(date: DateText): SavedDay | null {
    return this.days.find((day) => day.date === date) ?? null;
  }

  /** The day if its game is over and was examined. */
  doneOn(date: DateText): DoneDay | null {
    const day = this.of(date);
    return day !== null && isDone(day) ? day : null;
  }

  /** The id of the game that counts for a day; null if it is not in this browser. */
  gameOf(date: DateText): string | null {
    return this.#games.find(({ contest }) => contest.date === date)?.id ?? null;
  }

  /** Makes challenges from the game that counts for a day; null if it is not in this browser. */
  challengerOn(date: DateText): Challenger | null {
    const game = this.gameOf(date);
    return game === null ? null : challengerFrom(this.#gameService, game);
  }

  statusOf(date: DateText): DayStatus {
    if (this.doneOn(date) !== null) return 'done';
    if (this.#unknown.includes(date)) return 'unknown';
    const game = this.#games.find(({ contest }) => contest.date === date);
    if (game !== undefined) return game.over ? 'judging' : 'open';
    return this.of(date) === null ? 'new' : 'lost';
  }

  /** Lists the games that count for a day. */
  async list(): Promise<void> {
    try {
      this.#games = (await this.#gameService.list()).filter(isDaily);
    } catch (error) {
      this.problem = problemIn(error);
    }
    this.isLoaded = true;
  }

  /** Examines the games that are over: that of a date, or all. */
  async examine(today: DateText, date: DateText | null = null): Promise<void> {
    this.#today = today;
    for (const game of this.#games)
      if (game.over && (date === null || game.contest.date === date)) await this.#examine(game);
  }

  /** Begins or continues the game of a day, or one for practice. Resolves with its id; null if that failed. */
  async enter(request: DailyRequest, today: DateText): Promise<string | null> {
    const { date } = request.contest;
    try {
      const game = await this.#gameService.enterContest(request);
      if (!request.practice && this.of(date) === null) this.days = saveDay(newDay(date, game, today));
      return game;
    } catch (error) {
      this.problem = problemIn(error);
      return null;
    }
  }

  /** The record of a game, as text. */
  record(game: string): Promise<string> {
    return this.#gameService.record(game);
  }

  /** Saves what the server answered to an attempt. */
  noteSent(day: SavedDay, sent: string): void {
    this.days = saveDay({ ...(savedDay(day.date) ?? day), sent });
  }

  async #examine({ id, kept, contest }: DailyGame): Promise<void> {
    const { date } = contest;
    if (this.#unknown.includes(date)) return;
    const known = this.of(date) ?? newDay(date, id, dateOf(kept));
    // Days of release 1.0 have no costs.
    const judged = isDone(known) && known.costs !== null ? known : await this.#judged(known);
    const done = judged ?? this.doneOn(date);
    if (done !== null && done.best === null) await this.#findBest(done);
  }

  async #judged(day: SavedDay): Promise<DoneDay | null> {
    const { date, game } = day;
    const record = await this.#gameService.record(game).catch(() => null);
    const found = record === null ? null : await this.#judge.result(date, record).catch(() => null);
    if (found === null) this.problem = { code: 'not-loaded' };
    else if (found === 'other') this.#unknown = [...this.#unknown, date];
    // The attempt may have been sent meanwhile, by another tab too.
    else return this.#saveDone({ ...(savedDay(date) ?? day), ...found, costs: [...found.costs] });
    return null;
  }

  #saveDone(day: DoneDay): DoneDay {
    this.days = saveDay(day);
    const last = this.days.find(isDone) ?? day;
    saveMark(last.date, streakOf(this.days, this.#today));
    return day;
  }

  async #findBest(day: DoneDay): Promise<void> {
    const { date, result } = day;
    const found = await this.#judge.best(date).catch(() => null);
    if (found === null) return;
    // Where the search did not examine everything, the person may have found more.
    const best = Math.max(found.best, result);
    this.days = saveDay({ ...(savedDay(date) ?? day), best, exact: found.exact });
  }
}

function isDaily(game: SavedGame): game is DailyGame {
  return game.readable && game.contest?.type === 'daily';
}
