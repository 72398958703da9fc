import { FaultTally } from '../faultTally.ts';
import { itemAt } from '../itemAt.ts';
import { RunningMean } from '../runningMean.ts';
import type { ArenaGame, ArenaRound } from './arenaGame.ts';
import type { ArenaJob } from './arenaJob.ts';
import { isClear } from './confidenceBound.ts';
import type { ContestantName } from './contestant.ts';
import { DurationHistogram } from './durationHistogram.ts';
import { Ratings } from './ratings.ts';
import type { ArenaEnd, ArenaReport, ContestantReport, Difference } from './report.ts';

/** The results of a contestant in one round, as means of its seats. */
interface Value {
  readonly counters: number;
  readonly wins: number;
}

class MeanValue {
  readonly counters = new RunningMean();
  readonly wins = new RunningMean();

  add({ counters, wins }: Value): void {
    this.counters.add(counters);
    this.wins.add(wins);
  }
}

/** The advantage of one contestant over another, both given by index. */
interface Comparison {
  readonly first: number;
  readonly second: number;
  readonly better: MeanValue;
}

/** The standings of the contestants after a number of rounds. */
export class Standings {
  readonly #names: readonly ContestantName[];
  readonly #hasBase: boolean;
  readonly #values: readonly MeanValue[];
  readonly #aboveMean: readonly RunningMean[];
  readonly #comparisons: readonly Comparison[];
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
    this.#values = contestants.map(() => new MeanValue());
    this.#aboveMean = contestants.map(() => new RunningMean());
    this.#comparisons = comparisonsOf(contestants.length, hasBase);
    this.#times = contestants.map(() => new DurationHistogram());
    this.#choices = contestants.map(() => new RunningMean());
    this.#ratings = new Ratings(contestants.length);
  }

  add({ games, times, faults }: ArenaRound): void {
    this.#rounds += 1;
    const values = this.#names.map((_, contestant) => this.#valueIn(games, contestant));
    values.forEach((value, contestant) => {
      this.#values[contestant]?.add(value);
    });
    const average = mean(values.map(({ counters }) => counters));
    values.forEach(({ counters }, contestant) => {
      this.#aboveMean[contestant]?.add(counters - average);
    });
    for (const { first, second, better } of this.#comparisons)
      better.add(minus(itemAt(values, first), itemAt(values, second)));
    for (const game of games) this.#addGame(game);
    times.forEach((own, contestant) => {
      for (const time of own) this.#times[contestant]?.add(time);
    });
    this.#faults.add(faults, this.#rounds);
  }

  /** Whether every difference is significant. */
  get isClear(): boolean {
    return this.#comparisons.every((comparison) => this.#isClear(comparison));
  }

  report(ended: ArenaEnd): ArenaReport {
    return {
      ended,
      rounds: this.#rounds,
      games: this.#games,
      deals: this.#deals,
      base: this.#hasBase ? (this.#names.at(-1) ?? null) : null,
      contestants: this.#names.map((name, contestant) => this.#reportOf(name, contestant)),
      differences: this.#comparisons.map((comparison) => this.#difference(comparison)),
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

  /** The base counts in its own game on the seats of the challengers, all others in all their games. */
  #valueIn(games: readonly ArenaGame[], contestant: number): Value {
    const base = this.#hasBase ? this.#names.length - 1 : -1;
    const own = games.flatMap((game) =>
      game.seated.flatMap((sits, seat) => {
        if (base < 0) return sits === contestant ? [seatIn(game, seat)] : [];
        const isTaken = sits !== base && (contestant === base ? sits === 0 : sits === contestant);
        if (!isTaken) return [];
        return [seatIn(contestant === base ? itemAt(games, 0) : game, seat)];
      }),
    );
    return { counters: mean(own.map(({ counters }) => counters)), wins: mean(own.map(({ wins }) => wins)) };
  }

  #isClear({ better }: Comparison): boolean {
    return isClear(better.counters.measure(), this.#rounds, this.#comparisons.length);
  }

  #difference(comparison: Comparison): Difference {
    const { first, second, better } = comparison;
    return {
      first: itemAt(this.#names, first),
      second: itemAt(this.#names, second),
      counters: better.counters.measure(),
      wins: better.wins.measure(),
      isClear: this.#isClear(comparison),
    };
  }

  #reportOf(name: ContestantName, contestant: number): ContestantReport {
    const { counters, wins } = itemAt(this.#values, contestant);
    const comparison = this.#hasBase ? this.#comparisons[contestant] : undefined;
    return {
      name,
      counters: counters.measure(),
      wins: wins.measure(),
      difference: this.#differenceOf(contestant, comparison),
      decisionsPerDeal: this.#choices[contestant]?.measure().mean ?? 0,
      time: itemAt(this.#times, contestant).summary(),
      rating: this.#ratings.of(contestant),
      faults: this.#faults.of(name),
    };
  }

  #differenceOf(contestant: number, comparison: Comparison | undefined): ContestantReport['difference'] {
    if (comparison !== undefined) return comparison.better.counters.measure();
    if (this.#hasBase) return { mean: 0, standardError: null };
    return itemAt(this.#aboveMean, contestant).measure();
  }
}

function comparisonsOf(contestants: number, hasBase: boolean): Comparison[] {
  const pairs = Array.from({ length: contestants }, (_, first) =>
    Array.from({ length: contestants - first - 1 }, (_, after) => ({ first, second: first + after + 1 })),
  ).flat();
  const asked = hasBase ? pairs.filter(({ second }) => second === contestants - 1) : pairs;
  return asked.map((pair) => ({ ...pair, better: new MeanValue() }));
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
