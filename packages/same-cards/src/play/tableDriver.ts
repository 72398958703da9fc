import { BOTS, isBotName } from '@nain-jaune/bots';
import { type Game, type GameRecord, type Move, makeRecord, type Seat, seatAt } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { seededRandom } from '@nain-jaune/engine/random';
import type { SeededTable } from '../seededTable.ts';
import { decisionSeed, packOf } from '../seeds.ts';

/** Returns the seat of the person. Throws a `RangeError` if there is none. */
export function personSeat({ bots }: SeededTable): Seat {
  const seat = bots.indexOf(null);
  if (seat < 0) throw new RangeError('no seat is free for a person');
  return seatAt(seat);
}

/** Starts a game at the table, before its first deal. */
export function startDriver(table: SeededTable): GameDriver {
  const cards = { firstDealer: table.dealer, packOf: (deal: number) => packOf(table, deal + 1) };
  return GameDriver.start(table.rules, table.bots.length, cards, table.start);
}

/** Plays the bots up to the next decision of the person. Returns null when the game is over. */
export function nextOwnDecision(driver: GameDriver, table: SeededTable): Decision | null {
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const bot = table.bots[decision.seat] ?? null;
    if (bot === null) return decision;
    driver.makeMove(chosenBy(bot, decision, table));
  }
  return null;
}

/** Returns the move of a bot at a decision. An unknown bot is replaced by the rule of thumb. */
export function chosenBy(bot: string, { view, legal }: Decision, { seed, firstDeal }: SeededTable): Move {
  const { choose } = BOTS[isBotName(bot) ? bot : 'heuristic'];
  return choose(view, legal, seededRandom(decisionSeed(seed, view, firstDeal)));
}

/** Returns the change of a seat's counters from the start of a game. */
export function resultOf({ counters, ruleset, start }: Game, seat: Seat): number {
  return (counters[seat] ?? 0) - (start?.counters[seat] ?? ruleset.counters);
}

/** Returns the record of a game at a table, without a name of the person. */
export function recordAt({ bots }: SeededTable, game: Game): GameRecord {
  return makeRecord(
    game,
    bots.map((bot) => (bot === null ? { name: '' } : { name: '', bot })),
  );
}
