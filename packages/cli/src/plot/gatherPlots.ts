import type { GameRecord, Ruleset } from '@nain-jaune/engine';
import type { OnRecord } from '../commands/outGames.ts';
import type { Shell } from '../shell.ts';
import { type Course, histogramOf, type Plot, type Point } from './plot.ts';

/** The most points of a course of games; of more, every second is dropped. */
const MOST_POINTS = 256;

/** What plots need of a record. */
export interface PlottedGame {
  readonly rules: Pick<Ruleset, 'counters'>;
  readonly players: GameRecord['players'];
  readonly deals: readonly { readonly result?: { readonly counters: readonly number[] } }[];
}

/** What is known of a bot on all its seats. */
interface Gathered {
  /** How often a seat of it ended a game with so many counters. */
  readonly atEnd: Map<number, number>;
  /** The change of its counters in each deal, summed over games. */
  readonly changes: number[];
  /** Seats that it had in all games. */
  seats: number;
  won: number;
  /** The mean of the counters that it won in a game, after so many games. */
  points: Point[];
}

/** Gathers what the plots of many games show, from their records. */
export class GamePlots {
  readonly #bots = new Map<string, Gathered>();
  #start = 0;
  #games = 0;
  #stride = 1;

  /** What takes records, and takes them in on the way. */
  watching(onRecord: OnRecord | undefined): OnRecord {
    return (line) => {
      this.add(JSON.parse(line));
      return onRecord?.(line);
    };
  }

  /** Takes in one record. */
  add({ rules, players, deals }: PlottedGame): void {
    this.#games += 1;
    this.#start = rules.counters;
    players.forEach(({ name, bot = name }, seat) => {
      this.#addSeat(this.#of(bot), [
        rules.counters,
        ...deals.map(({ result }) => result?.counters[seat] ?? 0),
      ]);
    });
    if (this.#games % this.#stride === 0) this.#addPoints();
  }

  /** Histograms of the counters at the end of a game, and the mean counters deal by deal. */
  ofSimulation({ cli }: Shell): Plot[] {
    return this.#plots([
      histogramOf(
        cli.countersAtEnd,
        this.#histograms(({ atEnd }) => atEnd),
      ),
      this.#course(cli.meanCounters, cli.dealsAxis, ({ changes, seats }) => {
        let sum = this.#start * seats;
        return [0, ...changes].map((change, index) => {
          sum += change;
          return { x: index, y: sum / seats };
        });
      }),
    ]);
  }

  /** Histograms of the counters won in a game, and their mean game by game. */
  ofArena({ cli }: Shell): Plot[] {
    return this.#plots([
      histogramOf(
        cli.countersPerGame,
        this.#histograms(({ atEnd }) => this.#won(atEnd)),
      ),
      this.#course(cli.meanWon, cli.gamesAxis, ({ points }) => points),
    ]);
  }

  #plots(plots: readonly Plot[]): Plot[] {
    return this.#games === 0 ? [] : [...plots];
  }

  #of(bot: string): Gathered {
    const known = this.#bots.get(bot);
    if (known !== undefined) return known;
    const fresh: Gathered = { atEnd: new Map(), changes: [], seats: 0, won: 0, points: [] };
    this.#bots.set(bot, fresh);
    return fresh;
  }

  #addSeat(bot: Gathered, counters: readonly number[]): void {
    const last = counters.at(-1) ?? 0;
    bot.seats += 1;
    bot.won += last - this.#start;
    bot.atEnd.set(last, (bot.atEnd.get(last) ?? 0) + 1);
    for (let deal = 1; deal < counters.length; deal++) {
      const change = (counters[deal] ?? 0) - (counters[deal - 1] ?? 0);
      bot.changes[deal - 1] = (bot.changes[deal - 1] ?? 0) + change;
    }
  }

  #addPoints(): void {
    for (const bot of this.#bots.values()) bot.points.push({ x: this.#games, y: bot.won / bot.seats });
    const isFull = [...this.#bots.values()].some(({ points }) => points.length > MOST_POINTS);
    if (!isFull) return;
    this.#stride *= 2;
    for (const bot of this.#bots.values()) bot.points = bot.points.filter(({ x }) => x % this.#stride === 0);
  }

  #histograms(of: (bot: Gathered) => ReadonlyMap<number, number>): Map<string, ReadonlyMap<number, number>> {
    return new Map([...this.#bots].map(([name, bot]) => [name, of(bot)]));
  }

  #won(atEnd: ReadonlyMap<number, number>): Map<number, number> {
    return new Map([...atEnd].map(([counters, count]) => [counters - this.#start, count]));
  }

  #course(title: string, across: string, points: (bot: Gathered) => readonly Point[]): Course {
    const series = [...this.#bots].map(([name, bot]) => ({ name, points: points(bot) }));
    return { type: 'course', title, across, series };
  }
}
