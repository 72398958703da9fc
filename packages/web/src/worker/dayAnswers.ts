import { makeRecord } from '@nain-jaune/engine';
import type { SeededTable } from '@nain-jaune/same-cards';
import { type BestResult, bestResult, checkAttempt, meanOfExpert } from '@nain-jaune/same-cards/play';
import type { DayService } from '../same/daily/dayService.ts';
import { runInSlices } from './runInSlices.ts';

/** Time after which a search for the best result stops. Nearly all days are examined completely in it. */
const SEARCH_MS = 30_000;

/** Loads the calendar, which challenges do not need. */
async function tableOf(date: string): Promise<SeededTable> {
  const { dailyTable } = await import('@nain-jaune/same-cards/daily');
  return dailyTable(date);
}

function* searched(search: ReturnType<typeof bestResult>): Generator<void, BestResult, void> {
  const end = performance.now() + SEARCH_MS;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    if (performance.now() >= end) return { result: step.value, exact: false };
    yield;
  }
}

export const DAY_SERVICE: DayService = {
  seats: async (date) => (await tableOf(date)).bots,
  async result(date, text) {
    const { dailyExpert, dailyTable } = await import('@nain-jaune/same-cards/daily');
    const table = dailyTable(date);
    const record: unknown = JSON.parse(text);
    const checked = checkAttempt(table, record);
    if (!checked.ok) return 'other';
    const { ownCosts } = await import('@nain-jaune/same-cards/costs');
    const costs = await runInSlices(ownCosts(table, record));
    return {
      result: checked.value,
      expert: dailyExpert(date) ?? meanOfExpert(table),
      costs: costs.map(({ cost }) => cost),
    };
  },
  async best(date) {
    const { result, exact } = await runInSlices(searched(bestResult(await tableOf(date))));
    return { best: result, exact };
  },
  async challenge(text) {
    const { parseChallenge } = await import('@nain-jaune/same-cards/challenge');
    const parsed = parseChallenge(text);
    if (!parsed.ok) throw new RangeError('the text is no challenge');
    const { table, results } = parsed.value;
    const players = table.bots.map((bot) => (bot === null ? { name: '' } : { name: '', bot }));
    return results.map(({ game }) => checkAttempt(table, makeRecord(game, players)).ok);
  },
};
