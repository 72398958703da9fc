import type { GameRecord, Ruleset } from '@nain-jaune/engine';
import type { Shell } from '../shell.ts';
import { histogramOf, type LineChart, type Plot, type Point } from './plot.ts';

/** Limit of the points of a line chart. Beyond it every second point is dropped. */
const MOST_POINTS = 256;

/** Receives a record as a line of JSON without the line break. */
export type OnRecord = (line: string) => void | Promise<void>;

/** The properties of a record that plots use. */
export interface PlottedGame {
  readonly rules: Pick<Ruleset, 'counters'>;
  readonly players: GameRecord['players'];
  readonly deals: readonly { readonly result?: { readonly counters: readonly number[] } }[];
}

interface BotData {
  /** The frequency of each number of counters at the end of a game. */
  readonly atEnd: Map<number, number>;
  /** The change of its counters by deal, summed over games. */
  readonly changes: number[];
  seats: number;
  won: number;
  /** The mean counters won, by number of games. */
  points: Point[];
}

export class GamePlots {
  readonly #bots = new Map<string, BotData>();
  #start = 0;
  #games = 0;
  #stride = 1;

  /** Returns a receiver that adds each record and passes it on. */
  watching(onRecord: OnRecord | undefined): OnRecord {
    return (line) => {
      this.add(JSON.parse(line));
      return onRecord?.(line);
    };
  }

  add({ rules, players, deals }: PlottedGame): void {
    this.#games += 1;
    this.#start = rules.counters;
    players.forEach(({ name, bot = name }, seat) => {
      this.#addSeat(this.#dataOf(bot), [
        rules.counters,
        ...deals.map(({ result }) => result?.counters[seat] ?? 0),
      ]);
    });
    if (this.#games % this.#stride === 0) this.#addPoints();
  }

  /** Returns histograms of the final counters and the mean counters by deal. */
  ofSimulation({ cli }: Shell): Plot[] {
    return this.#plots([
      histogramOf(
        cli.countersAtEnd,
        this.#histograms(({ atEnd }) => atEnd),
      ),
      this.#lineChart(cli.meanCounters, cli.dealsAxis, ({ changes, seats }) => {
        let sum = this.#start * seats;
        return [0, ...changes].map((change, index) => {
          sum += change;
          return { x: index, y: sum / seats };
        });
      }),
    ]);
  }

  /** Returns histograms of the counters won in a game and their mean by game. */
  ofArena({ cli }: Shell): Plot[] {
    return this.#plots([
      histogramOf(
        cli.countersPerGame,
        this.#histograms(({ atEnd }) => this.#won(atEnd)),
      ),
      this.#lineChart(cli.meanWon, cli.gamesAxis, ({ points }) => points),
    ]);
  }

  #plots(plots: readonly Plot[]): Plot[] {
    return this.#games === 0 ? [] : [...plots];
  }

  #dataOf(bot: string): BotData {
    const known = this.#bots.get(bot);
    if (known !== undefined) return known;
    const fresh: BotData = { atEnd: new Map(), changes: [], seats: 0, won: 0, points: [] };
    this.#bots.set(bot, fresh);
    return fresh;
  }

  #addSeat(bot: BotData, counters: readonly number[]): void {
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

  #histograms(of: (bot: BotData) => ReadonlyMap<number, number>): Map<string, ReadonlyMap<number, number>> {
    return new Map([...this.#bots].map(([name, bot]) => [name, of(bot)]));
  }

  #won(atEnd: ReadonlyMap<number, number>): Map<number, number> {
    return new Map([...atEnd].map(([counters, count]) => [counters - this.#start, count]));
  }

  #lineChart(title: string, across: string, points: (bot: BotData) => readonly Point[]): LineChart {
    const series = [...this.#bots].map(([name, bot]) => ({ name, points: points(bot) }));
    return { type: 'line-chart', title, across, series };
  }
}
