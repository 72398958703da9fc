import { BOTS, isBotName } from '@nain-jaune/bots';
import { type GameRecord, makeRecord } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { SeededTable } from '@nain-jaune/same-cards';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { personSeat, resultOf, startDriver } from '@nain-jaune/same-cards/play';
import { decisionSeed } from '@nain-jaune/same-cards/seeds';

export interface PlayedDay {
  readonly record: GameRecord;
  readonly result: number;
}

type Choose = (legal: number) => number;

export function playDay(date: string, secret: string, choose?: Choose): PlayedDay {
  return playTable(dailyTable(date, secret), choose);
}

/** Plays the game of a table. The person makes the legal move with the index that `choose` returns. */
export function playTable(table: SeededTable, choose: Choose = () => 0): PlayedDay {
  const driver = startDriver(table);
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const { seat, legal } = decision;
    const bot = table.bots[seat] ?? null;
    const own = legal[choose(legal.length)] ?? legal[0]!;
    driver.makeMove(bot === null ? own : botMove(bot, table, decision));
  }
  const players = table.bots.map((bot) => (bot === null ? { name: 'Anne' } : { name: bot, bot }));
  return { record: makeRecord(driver.game, players), result: resultOf(driver.game, personSeat(table)) };
}

type Decision = NonNullable<ReturnType<ReturnType<typeof startDriver>['nextDecision']>>;

function botMove(bot: string, { seed }: SeededTable, { view, legal }: Decision) {
  const { choose } = BOTS[isBotName(bot) ? bot : 'heuristic'];
  return choose(view, legal, seededRandom(decisionSeed(seed, view)));
}
