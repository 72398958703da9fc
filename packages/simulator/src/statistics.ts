import type { EndReason, Game } from '@nain-jaune/engine';
import { type FaultCount, FaultTally } from './faultTally.ts';
import type { PlayerFault, PlayerName } from './players.ts';
import { type Measure, RunningMean } from './runningMean.ts';

export interface GameSummary {
  readonly deals: number;
  readonly reason: EndReason;
  /** The seats that won together. */
  readonly winners: readonly number[];
  /** Each seat's counters at the end. */
  readonly counters: readonly number[];
}

/** The results of a seat, or of a bot on all its seats. */
export interface Standing {
  /** Games won. A shared win counts in equal parts. */
  readonly wins: number;
  readonly winRate: Measure;
  /** Counters at the end of a game, for a bot its mean over its seats. */
  readonly counters: Measure;
}

export interface Statistics {
  readonly games: number;
  readonly deals: number;
  readonly dealsPerGame: Measure;
  /** Number of games by reason of their end. */
  readonly ended: Readonly<Record<EndReason, number>>;
  readonly seats: readonly (Standing & { readonly seat: number; readonly bot: PlayerName })[];
  readonly bots: readonly (Standing & { readonly bot: PlayerName; readonly seats: number })[];
  /** The faults of each program that has any. */
  readonly faults: readonly { readonly bot: PlayerName; readonly faults: readonly FaultCount[] }[];
}

/** @throws {Error} when the game has not ended. */
export function summarise(game: Game): GameSummary {
  if (game.ended === null) throw new Error('the game has not ended');
  const { reason, winners } = game.ended;
  return { deals: game.settled.length, reason, winners, counters: game.counters };
}

/** Computes the statistics of games with the same bots on the same seats. */
export class StatisticsGatherer {
  readonly #seats: readonly { readonly bot: PlayerName; readonly tally: Tally }[];
  readonly #byBot: Map<PlayerName, Tally>;
  readonly #length = new RunningMean();
  readonly #ended: Record<EndReason, number> = { ruin: 0, deals: 0, target: 0, time: 0 };
  readonly #faults = new FaultTally();
  #games = 0;
  #deals = 0;

  /** @param bots by seat */
  constructor(bots: readonly PlayerName[]) {
    this.#seats = bots.map((bot) => ({ bot, tally: new Tally() }));
    this.#byBot = new Map(bots.map((bot) => [bot, new Tally()]));
  }

  add(game: GameSummary, faults: readonly PlayerFault[] = []): void {
    this.#games += 1;
    this.#faults.add(faults, this.#games);
    this.#deals += game.deals;
    this.#length.add(game.deals);
    this.#ended[game.reason] += 1;
    for (const [seat, { tally }] of this.#seats.entries()) tally.add(game, [seat]);
    for (const [bot, tally] of this.#byBot) tally.add(game, this.#seatsOf(bot));
  }

  statistics(): Statistics {
    return {
      games: this.#games,
      deals: this.#deals,
      dealsPerGame: this.#length.measure(),
      ended: { ...this.#ended },
      seats: this.#seats.map(({ bot, tally }, seat) => ({ seat, bot, ...tally.standing() })),
      bots: [...this.#byBot].map(([bot, tally]) => ({
        bot,
        seats: this.#seatsOf(bot).length,
        ...tally.standing(),
      })),
      faults: [...this.#byBot.keys()]
        .map((bot) => ({ bot, faults: this.#faults.of(bot) }))
        .filter(({ faults }) => faults.length > 0),
    };
  }

  #seatsOf(bot: PlayerName): number[] {
    return this.#seats.flatMap((other, seat) => (other.bot === bot ? [seat] : []));
  }
}

class Tally {
  #wins = 0;
  readonly #rate = new RunningMean();
  readonly #counters = new RunningMean();

  add(game: GameSummary, seats: readonly number[]): void {
    const won = seats.filter((seat) => game.winners.includes(seat)).length / game.winners.length;
    this.#wins += won;
    this.#rate.add(won);
    const sum = seats.reduce((counters, seat) => counters + (game.counters[seat] ?? 0), 0);
    this.#counters.add(sum / seats.length);
  }

  standing(): Standing {
    return { wins: this.#wins, winRate: this.#rate.measure(), counters: this.#counters.measure() };
  }
}
