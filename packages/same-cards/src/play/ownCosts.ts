/**
 * What the own choices of an attempt cost: the score that is compared.
 *
 * @module @nain-jaune/same-cards/costs
 */
import { readRecord, replayRecord } from '@nain-jaune/engine';
import { type ChoiceCost, choiceCosts } from '@nain-jaune/review';
import type { SeededTable } from '../seededTable.ts';
import { personSeat } from './tableDriver.ts';

/**
 * Returns what each choice of the person cost in an attempt of one deal that `checkAttempt` accepts. It is judged as in the review, from what
 * the person could know, and depends on the record alone. Yields often.
 *
 * @throws {RangeError} if it is not the record of a settled deal.
 */
export function* ownCosts(table: SeededTable, record: unknown): Generator<void, readonly ChoiceCost[], void> {
  const read = readRecord(record);
  const replayed = read.ok ? replayRecord(read.value) : read;
  const costs = replayed.ok ? yield* choiceCosts(replayed.value, 1, personSeat(table)) : null;
  if (costs === null) throw new RangeError('the record has no settled deal');
  return costs;
}

/** Runs {@link ownCosts} without interruption. */
export function allOwnCosts(table: SeededTable, record: unknown): readonly ChoiceCost[] {
  const work = ownCosts(table, record);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Adds up costs, in whole counters. 0 is the best. */
export function totalCost(costs: readonly ChoiceCost[]): number {
  return costs.reduce((sum, { cost }) => sum + cost, 0);
}
