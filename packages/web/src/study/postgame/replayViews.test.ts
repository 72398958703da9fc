import { handsOf, RULESET_IDS, RULESETS, seatAt } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { dealtIn, openDealsOf } from './openDeal.ts';
import { markedSteps, turnsOf, viewsOf } from './replayViews.ts';
import { Walk } from './walk.svelte.ts';

const DEALS = RULESET_IDS.flatMap((id) => {
  const record = playedRecord(RULESETS[id], RULESETS[id].players.at(-1)!, `views ${id}`, { deals: 3 });
  return openDealsOf(record).map((deal, index) => ({ deal, result: record.deals[index]!.result! }));
});

it('shows the remaining hand of each seat after each step', () => {
  for (const { deal } of DEALS) {
    const { hands } = dealtIn(deal);
    viewsOf(deal, null).forEach((view, index) => {
      const laid = new Set(view.deal?.laid.map(({ card }) => card));
      const left = hands.map((hand) => hand.filter((card) => !laid.has(card)).toSorted((a, b) => a - b));
      expect(handsOf(deal.steps[index]!.game)).toEqual(left);
    });
  }
});

it('ends with the counters and boxes of the record', () => {
  for (const { deal, result } of DEALS) {
    const { counters, boxes } = viewsOf(deal, null).at(-1)!;
    expect({ counters, boxes }).toEqual({ counters: result.counters, boxes: result.boxes });
  }
});

it('a seat’s view contains no other hand', () => {
  for (const { deal } of DEALS) {
    const [view] = viewsOf(deal, seatAt(1));
    expect(view?.deal?.hand).toEqual(dealtIn(deal).hands[1]!.toSorted((a, b) => a - b));
    expect(view?.deal?.shown.every((cards) => cards === null)).toBe(true);
  }
});

it('lists every move once, in turns of one seat, a pass last', () => {
  for (const { deal } of DEALS) {
    const turns = turnsOf(deal);
    expect(turns.flatMap(({ moves }) => moves.length).reduce((a, b) => a + b, 0)).toBe(deal.steps.length - 1);
    expect(turns.every(({ moves }) => moves.slice(0, -1).every(({ type }) => type === 'laid'))).toBe(true);
    expect(turns.at(-1)?.to).toBe(deal.steps.length - 1);
  }
});

it('keys step from end to end and between marks', () => {
  const { deal } = DEALS[0]!;
  const walk = Walk.ofDeal(deal);
  for (const _ of deal.steps) walk.takeKey('ArrowRight');
  expect(walk.at).toBe(walk.end);
  const seen: number[] = [];
  while (walk.at > 0) {
    walk.goTo(walk.markBefore);
    seen.unshift(walk.at);
  }
  expect(seen.slice(1)).toEqual(markedSteps(deal).slice(0, -1));
  expect(walk.takeKey('x')).toBe(false);
});

it('playback stops at the end and restarts from the beginning', () => {
  const walk = Walk.ofDeal(DEALS[0]!.deal);
  walk.takeKey('End');
  walk.takeKey(' ');
  expect([walk.at, walk.playing]).toEqual([0, true]);
  for (let step = 0; step < walk.end; step++) walk.tick();
  expect([walk.at, walk.playing]).toEqual([walk.end, false]);
});
