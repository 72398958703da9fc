import type { GameDriver } from '../gameDriver.ts';
import type { SeededTable } from '../seededTable.ts';
import { chosenBy, nextOwnDecision, personSeat, resultOf, startDriver } from './tableDriver.ts';

/** The most decisions that the search for the best result examines. Half of today’s deals have fewer than 7,000, and one of five has more. */
const MAX_DECISIONS = 20_000;

/** Returns the result that the level `expert` makes on the seat of the person, in counters. */
export function resultOfExpert(table: SeededTable): number {
  const driver = startDriver(table);
  let decision = nextOwnDecision(driver, table);
  while (decision !== null) {
    driver.makeMove(chosenBy('expert', decision, table));
    decision = nextOwnDecision(driver, table);
  }
  return resultOf(driver.game, personSeat(table));
}

export interface BestResult {
  /** The best result in counters. */
  readonly result: number;
  /** Whether every line of play was examined. Otherwise a better one may exist. */
  readonly exact: boolean;
}

/**
 * Searches the best result on the seat of the person with all cards and all answers of the bots known. Starts from the result of
 * the expert, and yields the best so far after each decision examined.
 */
export function* bestResult(table: SeededTable, most = MAX_DECISIONS): Generator<number, BestResult, void> {
  const seat = personSeat(table);
  const open: GameDriver[] = [startDriver(table)];
  let best = resultOfExpert(table);
  for (let examined = 0; open.length > 0 && examined < most; examined++) {
    const driver = open.pop();
    if (driver === undefined) break;
    const decision = nextOwnDecision(driver, table);
    if (decision === null) best = Math.max(best, resultOf(driver.game, seat));
    else
      for (const move of decision.legal) {
        const line = driver.fork();
        line.makeMove(move);
        open.push(line);
      }
    yield best;
  }
  return { result: best, exact: open.length === 0 };
}
