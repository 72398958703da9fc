import { makeRecord } from '@nain-jaune/engine';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { bestResult, resultOfExpert, startDriver } from '@nain-jaune/same-cards/play';
import { expect, test } from 'vitest';
import { DAY_SERVICE } from './dayAnswers.ts';

const DATE = '2026-11-06';
const TABLE = dailyTable(DATE);

function recordOf(moves: (legal: number) => number): string {
  const driver = startDriver(TABLE);
  for (let next = driver.nextDecision(); next !== null; next = driver.nextDecision()) {
    const move = next.legal[moves(next.legal.length)];
    if (move === undefined) throw new Error('there is a legal move');
    driver.makeMove(move);
  }
  const players = TABLE.bots.map((bot) => ({ name: '', ...(bot !== null && { bot }) }));
  return JSON.stringify(makeRecord(driver.game, players));
}

test('the seats of a day have its bots', async () => {
  expect(await DAY_SERVICE.seats(DATE)).toEqual(TABLE.bots);
});

test('a game in which the bots have moved otherwise has no result', async () => {
  for (const record of [recordOf(() => 0), recordOf((legal) => legal - 1), '{}'])
    expect(await DAY_SERVICE.result(DATE, record)).toBe('other');
});

test('the best result is that of the search', async () => {
  const search = bestResult(TABLE);
  let step = search.next();
  while (!step.done) step = search.next();
  expect(step.value.exact).toBe(true);
  const best = await DAY_SERVICE.best(DATE);
  expect(best).toEqual({ best: step.value.result, exact: true });
  expect(step.value.result).toBeGreaterThanOrEqual(resultOfExpert(TABLE));
});
