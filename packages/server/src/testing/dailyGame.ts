import { type GameRecord, makeRecord } from '@nain-jaune/engine';
import type { SeededTable } from '@nain-jaune/same-cards';
import { allOwnCosts, totalCost } from '@nain-jaune/same-cards/costs';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { nextOwnDecision, personSeat, resultOf, startDriver } from '@nain-jaune/same-cards/play';

export interface PlayedDay {
  readonly record: GameRecord;
  readonly result: number;
  /** What the person's choices cost. */
  readonly cost: number;
}

type Choose = (legal: number) => number;

export function playDay(date: string, choose?: Choose): PlayedDay {
  return playTable(dailyTable(date), choose);
}

/** Plays the game of a table. The person makes the legal move with the index that `choose` returns. */
export function playTable(table: SeededTable, choose: Choose = () => 0): PlayedDay {
  const driver = startDriver(table);
  for (let own = nextOwnDecision(driver, table); own !== null; own = nextOwnDecision(driver, table))
    driver.makeMove(own.legal[choose(own.legal.length)] ?? own.legal[0]!);
  const players = table.bots.map((bot) => (bot === null ? { name: 'Anne' } : { name: bot, bot }));
  const record = makeRecord(driver.game, players);
  return {
    record,
    result: resultOf(driver.game, personSeat(table)),
    cost: totalCost(allOwnCosts(table, record)),
  };
}
