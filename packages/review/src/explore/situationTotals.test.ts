import { compileRules, RULESETS, seatAt } from '@nain-jaune/engine';
import { cards } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import type { ExploredRow } from './exploration.ts';
import { handRuns } from './handRuns.ts';
import { ROWS } from './rows.ts';
import { type DecisionResult, SituationTotals } from './situationTotals.ts';

const [ACE, TWO] = [1 << ROWS.indexOf('A'), 1 << ROWS.indexOf('2')];
const hand = handRuns(compileRules(RULESETS.famille, 4), cards('Ac 2d'));

function lead(chosen: number, change: number): DecisionResult {
  const decision = {
    situation: 'first-lead',
    seat: seatAt(0),
    hand,
    counters: 0,
    possible: ACE | TWO,
    chosen,
  };
  return { decision: { ...decision, situation: 'first-lead' }, change, hasWon: false };
}

/** The row of the ace after some deals with an ace and as many with a two. Every other result is one counter higher. */
function aceAfter(deals: number, gain: number): ExploredRow {
  const totals = new SituationTotals('first-lead');
  for (let deal = 0; deal < deals; deal++) {
    totals.addDeal([lead(ACE, gain + (deal % 2))]);
    totals.addDeal([lead(TWO, deal % 2)]);
  }
  return totals.explored().ranks[0]!;
}

test('a difference is clear beyond three standard errors', () => {
  expect(aceAfter(50, 1)).toMatchObject({ card: 'A', possible: 100, verdict: 'better' });
  expect(aceAfter(50, -1).verdict).toBe('worse');
  // The standard error is 0.1.
  expect(aceAfter(50, 0.25).verdict).toBeNull();
  expect(aceAfter(50, 0.35).verdict).toBe('better');
});

test('a difference of fewer than twenty deals is never clear', () => {
  expect(aceAfter(19, 10).verdict).toBeNull();
  expect(aceAfter(20, 10).verdict).toBe('better');
});
