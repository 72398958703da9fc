import { BOTS, type BotName } from '@nain-jaune/bots';
import { applyHouseRules, type Game, type GameRecord, makeRecord, type Ruleset } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { GameDriver } from './gameDriver.ts';
import type { PlayerName, Players } from './players.ts';
import { cardsForSeed } from './seeding.ts';

/** What one simulated game is played by. */
export interface GameOptions<Name extends PlayerName = PlayerName> {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** The bots, seat by seat; fewer than there are seats are taken in turn again. */
  readonly bots: readonly Name[];
  /** All chance of the game follows from it. */
  readonly seed: number | string;
  /** The game ends at the latest after so many deals: the house rule `end.deals`. */
  readonly deals?: number | undefined;
}

/** A game that was played to its end. */
export interface SimulatedGame {
  readonly game: Game;
  readonly record: GameRecord;
}

/** The bot on each seat. */
export function botsBySeat<Name extends PlayerName>(bots: readonly Name[], players: number): Name[] {
  if (bots.length === 0) throw new RangeError('no bots to play');
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] as Name);
}

/**
 * The rules with a number of deals after which the game ends. Throws a `RangeError` where they cannot have
 * it.
 */
export function withDeals(ruleset: Ruleset, deals: number | undefined): Ruleset {
  if (deals === undefined) return ruleset;
  const outcome = applyHouseRules(ruleset, [`end.deals=${deals}`]);
  if (!outcome.ok) throw new RangeError(`no game can have ${deals} deals`);
  return outcome.value;
}

/** Plays one game between bots to its end. The same options give the same game. */
export function simulateGame(options: GameOptions<BotName>): SimulatedGame {
  const { driver, bots, chances } = begin(options);
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const { seat, view, legal } = decision;
    driver.makeMove(BOTS[bots[seat] as BotName].choose(view, legal, chances(seat)));
  }
  return simulated(driver.game, bots);
}

/** Plays one game to its end, programs among the players: they are waited for. */
export async function simulateGameOf(options: GameOptions, players: Players): Promise<SimulatedGame> {
  const { driver, bots, chances } = begin(options);
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const move = players.ask(bots[decision.seat] as PlayerName, decision, chances(decision.seat));
    driver.makeMove(move instanceof Promise ? await move : move);
  }
  return simulated(driver.game, bots);
}

function begin<Name extends PlayerName>(options: GameOptions<Name>) {
  const { players, seed } = options;
  const ruleset = withDeals(options.ruleset, options.deals);
  const sources = Array.from({ length: players }, (_, seat) => seededRandom(`${seed} seat ${seat}`));
  return {
    driver: GameDriver.start(ruleset, players, cardsForSeed(ruleset, players, seed)),
    bots: botsBySeat(options.bots, players),
    chances: (seat: number) => sources[seat] as (typeof sources)[number],
  };
}

function simulated(game: Game, bots: readonly PlayerName[]): SimulatedGame {
  const players = bots.map((bot, seat) => ({ name: `Bot ${seat + 1}`, bot }));
  return { game, record: makeRecord(game, players) };
}
