import { makeCardsText } from '@nain-jaune/engine';
import { dailyExpert, dailyTable } from '../daily/dailyTable.ts';
import { addDays, type DateText } from '../daily/dates.ts';
import { bestResult, playAsExpert } from '../play/bestResult.ts';
import { allOwnCosts } from '../play/ownCosts.ts';
import { personSeat, recordAt, resultOf } from '../play/tableDriver.ts';
import type { SeededTable } from '../seededTable.ts';

const FIRST_DAY = '2026-11-01';
/** The days of the golden file. */
export const GOLDEN_DAY_COUNT = 30;
/** Decisions that the search for the best result examines. The whole search would take minutes. */
const DECISIONS = 200;

/**
 * Days with their bots, their pack, the whole game with an expert on the person's seat, its result, what its choices cost and what was at stake,
 * and the best result, one line each.
 */
export function goldenDays(days = GOLDEN_DAY_COUNT): string {
  const dates = Array.from({ length: days }, (_, day) => addDays(FIRST_DAY, day));
  return `${dates.map(goldenDay).join('\n')}\n`;
}

function goldenDay(date: DateText): string {
  const table = dailyTable(date);
  const { result, exact } = best(table);
  const { game } = playAsExpert(table);
  const record = recordAt(table, game);
  const costs = allOwnCosts(table, record);
  return [
    date,
    table.bots.slice(1).join(' '),
    table.packs.map(makeCardsText).join(' '),
    record.deals.map((deal) => deal.moves).join(' '),
    `expert ${resultOf(game, personSeat(table))}, on the mean ${dailyExpert(date)}`,
    `costs ${costs.map(({ cost, atStake }) => `${cost}/${atStake}`).join(' ')}`,
    `best ${exact ? '' : 'of a part '}${result}`,
  ].join(' | ');
}

function best(table: SeededTable) {
  const search = bestResult(table, DECISIONS);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
