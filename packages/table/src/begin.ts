import { type Game, type Ruleset, type Seat, startGame } from '@nain-jaune/engine';
import { drawDealer } from '@nain-jaune/engine/random';
import type { SeatInfo } from '@nain-jaune/protocol';
import { History } from './history.ts';
import type { Surroundings, TableBot, TableOptions } from './options.ts';

/** A game that a table can be opened for, new or taken up from a record. */
export interface Begun {
  readonly game: Game;
  readonly seats: readonly SeatInfo[];
  /** The bot of each seat, null for a person's. */
  readonly bots: readonly (TableBot | null)[];
  readonly history: History;
  /** Milliseconds that the game has taken before. */
  readonly elapsedMs: number;
  /** The acts that were accepted before, in order, each with the number of its first event. */
  readonly accepted: readonly AcceptedAct[];
}

/** An act of a person that was accepted. */
export interface AcceptedAct {
  readonly seat: Seat;
  readonly id: string;
  readonly from: number;
}

/** Begins a new game. Throws a `RangeError` for a number of seats the rules forbid, or an unknown bot. */
export function begin(options: TableOptions): Begun {
  const { ruleset, seats, random } = options;
  const bots = seats.map(({ bot }) => botNamed(bot, options));
  const unknown = bots.indexOf(undefined);
  if (unknown >= 0) throw new RangeError(`no bot is called ${seats[unknown]?.bot}`);
  const game = newGame(ruleset, seats.length, random);
  return {
    game,
    seats,
    bots: bots.map((bot) => bot ?? null),
    history: new History(game),
    elapsedMs: 0,
    accepted: [],
  };
}

/** A game before its first deal; who deals is drawn. */
export function newGame(ruleset: Ruleset, players: number, random: Surroundings['random']): Game {
  return startGame(ruleset, players, drawDealer(ruleset, players, random).dealer);
}

/** The bot of a name, null for no name, `undefined` for a name that no bot has. */
export function botNamed(name: string | null, { bots }: Surroundings): TableBot | null | undefined {
  if (name === null) return null;
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
}
