import { itemAt } from '@nain-jaune/engine/kernel';
import { FaultTally } from '../faultTally.ts';
import { type Measure, meanOf, RunningMean } from '../runningMean.ts';
import type { ArenaGame, ArenaRound } from './arenaGame.ts';
import type { ArenaJob } from './arenaJob.ts';
import { isClear } from './confidenceBound.ts';
import type { ContestantName } from './contestant.ts';
import { DurationHistogram } from './durationHistogram.ts';
import { Ratings } from './ratings.ts';
import type { ArenaEnd, ArenaReport, ContestantReport, Difference } from './report.ts';

/** The results of a contestant in one round, as means of its seats. */
interface RoundResult {
  readonly counters: number;
  readonly wins: number;
}

class MeanResult {
  readonly counters = new RunningMean();
  readonly wins = new RunningMean();

  add({ counters, wins }: RoundResult): void {
    this.counters.add(counters);
    this.wins.add(wins);
  }
}

/** The results of one contestant. */
class Tally {
  readonly name: ContestantName;
  readonly result = new MeanResult();
  /** Counters above the mean of the round. */
  readonly aboveMean = new RunningMean();
  readonly time = new DurationHistogram();
  readonly decisionsPerDeal = new RunningMean();

  constructor(name: ContestantName) {
    this.name = name;
  }
}

/** The advantage of one contestant over another, both given by index. */
interface Comparison {
  readonly first: number;
  readonly second: number;
  readonly better: MeanResult;
}

/** The standings of the contestants after a number of rounds. */
export class Standings {
  readonly #hasBase: boolean;
  readonly #tallies: readonly Tally[];
  readonly #comparisons: readonly Comparison[];
  readonly #ratings: Ratings;
  readonly #faults = new FaultTally();
  #rounds = 0;
  #games = 0;
  #deals = 0;

  constructor({ contestants, hasBase }: Pick<ArenaJob, 'contestants' | 'hasBase'>) {
    this.#hasBase = hasBase;
    this.#tallies = contestants.map((name) => new Tally(name));
    this.#comparisons = comparisonsOf(contestants.length, hasBase);
    this.#ratings = new Ratings(contestants.length);
  }

  get rounds(): number {
    return this.#rounds;
  }

  add({ games, times, faults }: ArenaRound): void {
    this.#rounds += 1;
    const results = this.#tallies.map((_, contestant) => this.#resultIn(games, contestant));
    const average = meanOf(results.map(({ counters }) => counters));
    for (const [contestant, { result, aboveMean, time }] of this.#tallies.entries()) {
      const own = itemAt(results, contestant);
      result.add(own);
      aboveMean.add(own.counters - average);
      for (const milliseconds of itemAt(times, contestant)) time.add(milliseconds);
    }
    for (const { first, second, better } of this.#comparisons)
      better.add(minus(itemAt(results, first), itemAt(results, second)));
    for (const game of games) this.#addGame(game);
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
      base: this.#hasBase ? (this.#tallies.at(-1)?.name ?? null) : null,
      contestants: this.#tallies.map((tally, contestant) => this.#reportOf(tally, contestant)),
      differences: this.#comparisons.map((comparison) => this.#difference(comparison)),
    };
  }

  #addGame(game: ArenaGame): void {
    this.#games += 1;
    this.#deals += game.deals;
    this.#ratings.add(game);
    game.seated.forEach((contestant, seat) => {
      itemAt(this.#tallies, contestant).decisionsPerDeal.add((game.decisions[seat] ?? 0) / game.deals);
    });
  }

  /** The base counts in its own game on the seats of the challengers, all others in all their games. */
  #resultIn(games: readonly ArenaGame[], contestant: number): RoundResult {
    const base = this.#hasBase ? this.#tallies.length - 1 : -1;
    const own = games.flatMap((game) =>
      game.seated.flatMap((sits, seat) => {
        if (base < 0) return sits === contestant ? [seatIn(game, seat)] : [];
        const isTaken = sits !== base && (contestant === base ? sits === 0 : sits === contestant);
        if (!isTaken) return [];
        return [seatIn(contestant === base ? itemAt(games, 0) : game, seat)];
      }),
    );
    return {
      counters: meanOf(own.map(({ counters }) => counters)),
      wins: meanOf(own.map(({ wins }) => wins)),
    };
  }

  #isClear({ better }: Comparison): boolean {
    return isClear(better.counters.measure(), this.#rounds, this.#comparisons.length);
  }

  #difference(comparison: Comparison): Difference {
    const { first, second, better } = comparison;
    return {
      first: itemAt(this.#tallies, first).name,
      second: itemAt(this.#tallies, second).name,
      counters: better.counters.measure(),
      wins: better.wins.measure(),
      isClear: this.#isClear(comparison),
    };
  }

  #reportOf(tally: Tally, contestant: number): ContestantReport {
    const { name, result, time, decisionsPerDeal } = tally;
    return {
      name,
      counters: result.counters.measure(),
      wins: result.wins.measure(),
      difference: this.#differenceOf(tally, contestant),
      decisionsPerDeal: decisionsPerDeal.measure().mean,
      time: time.summary(),
      rating: this.#ratings.of(contestant),
      faults: this.#faults.of(name),
    };
  }

  #differenceOf({ aboveMean }: Tally, contestant: number): Measure {
    if (!this.#hasBase) return aboveMean.measure();
    return this.#comparisons[contestant]?.better.counters.measure() ?? { mean: 0, standardError: null };
  }
}

function comparisonsOf(contestants: number, hasBase: boolean): Comparison[] {
  const pairs = Array.from({ length: contestants }, (_, first) =>
    Array.from({ length: contestants - first - 1 }, (_, after) => ({ first, second: first + after + 1 })),
  ).flat();
  const asked = hasBase ? pairs.filter(({ second }) => second === contestants - 1) : pairs;
  return asked.map((pair) => ({ ...pair, better: new MeanResult() }));
}

function seatIn({ counters, won }: ArenaGame, seat: number): RoundResult {
  return { counters: counters[seat] ?? 0, wins: won[seat] ?? 0 };
}

function minus(a: RoundResult, b: RoundResult): RoundResult {
  return { counters: a.counters - b.counters, wins: a.wins - b.wins };
}
