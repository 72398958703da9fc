import { BOTS, type BotName } from '@nain-jaune/bots';
import { applyHouseRules, type Game, type GameRecord, makeRecord, type Ruleset } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { checkAborted } from './checkAborted.ts';
import type { PlayerName, Players } from './players.ts';
import { cardsForSeed } from './seeding.ts';

export interface GameOptions<Name extends PlayerName = PlayerName> {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** The bots by seat. If they are fewer than the seats, the list repeats. */
  readonly bots: readonly Name[];
  readonly seed: number | string;
  /** Maximum number of deals: the house rule `end.deals`. */
  readonly deals?: number | undefined;
}

export interface SimulatedGame {
  readonly game: Game;
  readonly record: GameRecord;
}

/**
 * Returns the bot of each seat.
 *
 * @throws {RangeError} without bots.
 */
export function botsBySeat<Name extends PlayerName>(bots: readonly Name[], players: number): Name[] {
  if (bots.length === 0) throw new RangeError('no bots to play');
  return Array.from({ length: players }, (_, seat) => itemAt(bots, seat % bots.length));
}

/**
 * Returns the rules with a maximum number of deals.
 *
 * @throws {RangeError} when the rules do not allow it.
 */
export function withDeals(ruleset: Ruleset, deals: number | undefined): Ruleset {
  if (deals === undefined) return ruleset;
  const outcome = applyHouseRules(ruleset, [`end.deals=${deals}`]);
  if (!outcome.ok) throw new RangeError(`no game can have ${deals} deals`);
  return outcome.value;
}

/** Plays a game between bots. The same options lead to the same game. */
export function simulateGame(options: GameOptions<BotName>): SimulatedGame {
  const { driver, seats } = start(options);
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const { bot, random } = itemAt(seats, decision.seat);
    driver.makeMove(BOTS[bot].choose(decision.view, decision.legal, random));
  }
  return simulated(driver.game, seats);
}

/** Plays a game between bots and programs. The signal aborts it. The promise then rejects with the signal's reason. */
export async function simulateGameOf(
  options: GameOptions,
  players: Pick<Players, 'ask'>,
  signal?: AbortSignal,
): Promise<SimulatedGame> {
  const { driver, seats } = start(options);
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const { bot, random } = itemAt(seats, decision.seat);
    const began = performance.now();
    const move = players.ask(bot, decision, random);
    driver.makeMove(await (move instanceof Promise ? move : checkAborted(move, began, signal)));
  }
  return simulated(driver.game, seats);
}

function start<Name extends PlayerName>(options: GameOptions<Name>) {
  const { players, seed } = options;
  const ruleset = withDeals(options.ruleset, options.deals);
  return {
    driver: GameDriver.start(ruleset, players, cardsForSeed(ruleset, players, seed)),
    seats: botsBySeat(options.bots, players).map((bot, seat) => ({
      bot,
      random: seededRandom(`${seed} seat ${seat}`),
    })),
  };
}

function simulated(game: Game, seats: readonly { readonly bot: PlayerName }[]): SimulatedGame {
  const players = seats.map(({ bot }, seat) => ({ name: `Bot ${seat + 1}`, bot }));
  return { game, record: makeRecord(game, players) };
}
