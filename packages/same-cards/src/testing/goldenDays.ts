import { type GameRecord, makeCardsText, makeRecord } from '@nain-jaune/engine';
import { dailyTable } from '../daily/dailyTable.ts';
import { addDays, type DateText } from '../daily/dates.ts';
import { bestResult, resultOfExpert } from '../play/index.ts';
import { chosenBy, nextOwnDecision, startDriver } from '../play/tableDriver.ts';
import type { SeededTable } from '../seededTable.ts';

const FIRST_DAY = '2026-11-01';
/** The days of the golden file. */
export const GOLDEN_DAY_COUNT = 30;
/** Decisions that the search for the best result examines. The whole search would take minutes. */
const DECISIONS = 200;

/** Days with their bots, their pack, the whole game with an expert on the person's seat, its result and the best one, one line each. */
export function goldenDays(days = GOLDEN_DAY_COUNT): string {
  const dates = Array.from({ length: days }, (_, day) => addDays(FIRST_DAY, day));
  return `${dates.map(goldenDay).join('\n')}\n`;
}

function goldenDay(date: DateText): string {
  const table = dailyTable(date);
  const { result, exact } = best(table);
  const moves = recordByExpert(table).deals.map((deal) => deal.moves);
  return [
    date,
    table.bots.slice(1).join(' '),
    table.packs.map(makeCardsText).join(' '),
    moves.join(' '),
    `expert ${resultOfExpert(table)}`,
    `best ${exact ? '' : 'of a part '}${result}`,
  ].join(' | ');
}

function recordByExpert(table: SeededTable): GameRecord {
  const driver = startDriver(table);
  for (let own = nextOwnDecision(driver, table); own !== null; own = nextOwnDecision(driver, table))
    driver.makeMove(chosenBy('expert', own, table));
  return makeRecord(
    driver.game,
    table.bots.map((bot) => ({ name: '', ...(bot !== null && { bot }) })),
  );
}

function best(table: SeededTable) {
  const search = bestResult(table, DECISIONS);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
