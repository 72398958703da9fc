import { FaultTally } from '../faultTally.ts';
import { RunningMean } from '../runningMean.ts';
import type { ArenaGame, ArenaJob, ArenaRound } from './arenaJob.ts';
import { isClear } from './confidenceBound.ts';
import type { ContestantName } from './contestant.ts';
import { DurationHistogram } from './durationHistogram.ts';
import { Ratings } from './ratings.ts';
import type { ArenaEnd, ArenaReport, ContestantReport, Difference } from './report.ts';

/** What a contestant did in one round, a game on one seat. */
interface Value {
  readonly counters: number;
  readonly wins: number;
}

/** Two values gathered side by side. */
class Pair {
  readonly counters = new RunningMean();
  readonly wins = new RunningMean();

  add({ counters, wins }: Value): void {
    this.counters.add(counters);
    this.wins.add(wins);
  }
}

/** Two contestants, by their places in the list, and by how much the first did better. */
interface Question {
  readonly first: number;
  readonly second: number;
  readonly better: Pair;
}

/** Gathers the rounds of an arena. */
export class Standings {
  readonly #names: readonly ContestantName[];
  readonly #hasBase: boolean;
  readonly #values: readonly Pair[];
  readonly #aboveMean: readonly RunningMean[];
  readonly #questions: readonly Question[];
  readonly #times: readonly DurationHistogram[];
  readonly #choices: readonly RunningMean[];
  readonly #ratings: Ratings;
  readonly #faults = new FaultTally();
  #rounds = 0;
  #games = 0;
  #deals = 0;

  constructor({ contestants, hasBase }: Pick<ArenaJob, 'contestants' | 'hasBase'>) {
    this.#names = contestants;
    this.#hasBase = hasBase;
    this.#values = contestants.map(() => new Pair());
    this.#aboveMean = contestants.map(() => new RunningMean());
    this.#questions = questionsAmong(contestants.length, hasBase);
    this.#times = contestants.map(() => new DurationHistogram());
    this.#choices = contestants.map(() => new RunningMean());
    this.#ratings = new Ratings(contestants.length);
  }

  /** Takes one more round in. */
  add({ games, times, faults }: ArenaRound): void {
    this.#rounds += 1;
    const values = this.#names.map((_, contestant) => this.#valueIn(games, contestant));
    values.forEach((value, contestant) => {
      this.#values[contestant]?.add(value);
    });
    const middle = mean(values.map(({ counters }) => counters));
    values.forEach(({ counters }, contestant) => {
      this.#aboveMean[contestant]?.add(counters - middle);
    });
    for (const { first, second, better } of this.#questions)
      better.add(minus(values[first] as Value, values[second] as Value));
    for (const game of games) this.#addGame(game);
    times.forEach((own, contestant) => {
      for (const time of own) this.#times[contestant]?.add(time);
    });
    this.#faults.add(faults, this.#rounds);
  }

  /** Whether every difference that is asked about is clear. */
  get isClear(): boolean {
    return this.#questions.every((question) => this.#isClear(question));
  }

  /** What came of the rounds so far. */
  report(ended: ArenaEnd): ArenaReport {
    return {
      ended,
      rounds: this.#rounds,
      games: this.#games,
      deals: this.#deals,
      base: this.#hasBase ? (this.#names.at(-1) ?? null) : null,
      contestants: this.#names.map((name, contestant) => this.#reportOf(name, contestant)),
      differences: this.#questions.map((question) => this.#difference(question)),
    };
  }

  #addGame(game: ArenaGame): void {
    this.#games += 1;
    this.#deals += game.deals;
    this.#ratings.add(game);
    game.seated.forEach((contestant, seat) => {
      this.#choices[contestant]?.add((game.decisions[seat] ?? 0) / game.deals);
    });
  }

  /** The base is counted in the game between bases, on the seats that challengers take; all others in all their games. */
  #valueIn(games: readonly ArenaGame[], contestant: number): Value {
    const base = this.#hasBase ? this.#names.length - 1 : -1;
    const own = games.flatMap((game) =>
      game.seated.flatMap((sits, seat) => {
        if (base < 0) return sits === contestant ? [seatIn(game, seat)] : [];
        const isTaken = sits !== base && (contestant === base ? sits === 0 : sits === contestant);
        if (!isTaken) return [];
        return [seatIn(contestant === base ? (games[0] as ArenaGame) : game, seat)];
      }),
    );
    return { counters: mean(own.map(({ counters }) => counters)), wins: mean(own.map(({ wins }) => wins)) };
  }

  #isClear({ better }: Question): boolean {
    return isClear(better.counters.measure(), this.#rounds, this.#questions.length);
  }

  #difference(question: Question): Difference {
    const { first, second, better } = question;
    return {
      first: this.#names[first] as ContestantName,
      second: this.#names[second] as ContestantName,
      counters: better.counters.measure(),
      wins: better.wins.measure(),
      isClear: this.#isClear(question),
    };
  }

  #reportOf(name: ContestantName, contestant: number): ContestantReport {
    const { counters, wins } = this.#values[contestant] as Pair;
    const question = this.#hasBase ? this.#questions[contestant] : undefined;
    return {
      name,
      counters: counters.measure(),
      wins: wins.measure(),
      difference: this.#differenceOf(contestant, question),
      decisionsPerDeal: this.#choices[contestant]?.measure().mean ?? 0,
      time: (this.#times[contestant] as DurationHistogram).summary(),
      rating: this.#ratings.of(contestant),
      faults: this.#faults.of(name),
    };
  }

  #differenceOf(contestant: number, question: Question | undefined): ContestantReport['difference'] {
    if (question !== undefined) return question.better.counters.measure();
    if (this.#hasBase) return { mean: 0, standardError: null };
    return (this.#aboveMean[contestant] as RunningMean).measure();
  }
}

function questionsAmong(contestants: number, hasBase: boolean): Question[] {
  const pairs = Array.from({ length: contestants }, (_, first) =>
    Array.from({ length: contestants - first - 1 }, (_, after) => ({ first, second: first + after + 1 })),
  ).flat();
  const asked = hasBase ? pairs.filter(({ second }) => second === contestants - 1) : pairs;
  return asked.map((pair) => ({ ...pair, better: new Pair() }));
}

function seatIn({ counters, won }: ArenaGame, seat: number): Value {
  return { counters: counters[seat] ?? 0, wins: won[seat] ?? 0 };
}

function minus(a: Value, b: Value): Value {
  return { counters: a.counters - b.counters, wins: a.wins - b.wins };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
