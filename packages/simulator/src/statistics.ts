import type { EndReason, Game, GameRecord } from '@nain-jaune/engine';
import { type FaultCount, FaultTally } from './faultTally.ts';
import type { PlayerFault, PlayerName } from './players.ts';
import { type Measure, RunningMean } from './runningMean.ts';

/** What the statistics need to know of a game. */
export interface GameSummary {
  readonly deals: number;
  readonly reason: EndReason;
  /** The seats that won together. */
  readonly winners: readonly number[];
  /** Each seat's counters at the end. */
  readonly counters: readonly number[];
}

/** How a seat, or a bot on all its seats, has fared. */
export interface Standing {
  /** Games won; a win shared by two counts one half for each. */
  readonly wins: number;
  /** The part of the games that was won. */
  readonly winRate: Measure;
  /** Counters at the end of a game, for a bot on several seats those of one seat. */
  readonly counters: Measure;
}

/** What came of many games. */
export interface Statistics {
  readonly games: number;
  readonly deals: number;
  readonly dealsPerGame: Measure;
  /** How many games ended for which reason. */
  readonly ended: Readonly<Record<EndReason, number>>;
  readonly seats: readonly (Standing & { readonly seat: number; readonly bot: PlayerName })[];
  readonly bots: readonly (Standing & { readonly bot: PlayerName; readonly seats: number })[];
  /** What programs did wrong, for each that did. */
  readonly faults: readonly { readonly bot: PlayerName; readonly faults: readonly FaultCount[] }[];
}

/** What the statistics need to know of a game that has ended. Throws where it has not. */
export function summarise(game: Game): GameSummary {
  if (game.ended === null) throw new Error('the game has not ended');
  const { reason, winners } = game.ended;
  return { deals: game.settled.length, reason, winners, counters: game.counters };
}

/** The same of the record of a game; null where it has not ended. */
export function summariseRecord({ deals, end }: GameRecord): GameSummary | null {
  const counters = deals.at(-1)?.result?.counters;
  if (end === undefined || counters === undefined) return null;
  return { deals: deals.length, reason: end.reason, winners: end.winners, counters };
}

/** Gathers the statistics of games with the same bots on the same seats. */
export class StatisticsGatherer {
  readonly #bots: readonly PlayerName[];
  readonly #seats: Tally[];
  readonly #byBot: Map<PlayerName, Tally>;
  readonly #length = new RunningMean();
  readonly #ended: Record<EndReason, number> = { ruin: 0, deals: 0, target: 0, time: 0 };
  readonly #faults = new FaultTally();
  #games = 0;
  #deals = 0;

  /** Starts with no games; `bots` are the bots seat by seat. */
  constructor(bots: readonly PlayerName[]) {
    this.#bots = bots;
    this.#seats = bots.map(() => new Tally());
    this.#byBot = new Map(bots.map((bot) => [bot, new Tally()]));
  }

  /** How many games there were so far. */
  get games(): number {
    return this.#games;
  }

  /** Takes one more game in, with what programs did wrong in it. */
  add(game: GameSummary, faults: readonly PlayerFault[] = []): void {
    this.#games += 1;
    this.#faults.add(faults, this.#games);
    this.#deals += game.deals;
    this.#length.add(game.deals);
    this.#ended[game.reason] += 1;
    this.#seats.forEach((tally, seat) => {
      tally.add(game, [seat]);
    });
    for (const [bot, tally] of this.#byBot) tally.add(game, this.#seatsOf(bot));
  }

  /** What has come of the games so far. */
  statistics(): Statistics {
    return {
      games: this.#games,
      deals: this.#deals,
      dealsPerGame: this.#length.measure(),
      ended: { ...this.#ended },
      seats: this.#seats.map((tally, seat) => ({
        seat,
        bot: this.#bots[seat] as PlayerName,
        ...tally.standing(),
      })),
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
    return this.#bots.flatMap((other, seat) => (other === bot ? [seat] : []));
  }
}

/** The wins and counters of one seat or of one bot. */
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
