import { makeRecord, pass } from '@nain-jaune/engine';
import { allOwnCosts } from '@nain-jaune/same-cards/costs';
import { dailyExpert, dailyTable } from '@nain-jaune/same-cards/daily';
import { bestResult, nextOwnDecision, resultOfExpert, startDriver } from '@nain-jaune/same-cards/play';
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

/** A game of the day in which the person makes the first legal move. */
function recordAtTable(): string {
  const driver = startDriver(TABLE);
  for (let own = nextOwnDecision(driver, TABLE); own !== null; own = nextOwnDecision(driver, TABLE))
    driver.makeMove(own.legal[0] ?? pass);
  const players = TABLE.bots.map((bot) => ({ name: '', ...(bot !== null && { bot }) }));
  return JSON.stringify(makeRecord(driver.game, players));
}

function endOf<Value>(work: Generator<unknown, Value, void>): Value {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

test('the seats of a day have its bots', async () => {
  expect(await DAY_SERVICE.seats(DATE)).toEqual(TABLE.bots);
});

test('a game in which the bots have moved otherwise has no result', async () => {
  for (const record of [recordOf(() => 0), recordOf((legal) => legal - 1), '{}'])
    expect(await DAY_SERVICE.result(DATE, record)).toBe('other');
});

test('a game of the day has its result, the mean of the Expert and the cost of each choice', async () => {
  const record = recordAtTable();
  const costs = allOwnCosts(TABLE, JSON.parse(record)).map(({ cost }) => cost);
  expect(costs.length).toBeGreaterThan(1);
  const score = { result: expect.any(Number), expert: dailyExpert(DATE), costs };
  expect(await DAY_SERVICE.result(DATE, record)).toEqual(score);
  expect(await DAY_SERVICE.result(DATE, record)).toEqual(score);
});

test('the best result is that of the search', async () => {
  const found = endOf(bestResult(TABLE));
  expect(found.exact).toBe(true);
  const best = await DAY_SERVICE.best(DATE);
  expect(best).toEqual({ best: found.result, exact: true });
  expect(found.result).toBeGreaterThanOrEqual(resultOfExpert(TABLE));
});
