import { beginView, RULESETS, seatAt, type ViewEvent } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { follow, type TableEvent } from './index.ts';

const STAKES = RULESETS['lindor-1789'].honours.map(({ stake }) => stake);
const anted = (seat: number): ViewEvent => ({ type: 'anted', seat: seatAt(seat), stakes: STAKES });
const EVENTS: readonly TableEvent[] = [anted(0), anted(1), { type: 'hidden' }, anted(2)];
const BEGUN = { number: 0, view: beginView(RULESETS['lindor-1789'], 3, seatAt(0)) };

/** What a client knows after these events, the first of them with the number `from`. */
function known(before: Parameters<typeof follow>[0], from: number, events: readonly TableEvent[]) {
  const followed = follow(before, { from, events });
  if (!followed.ok) throw new Error(followed.error.code);
  return followed.value;
}

describe('a client that follows events', () => {
  test('folds them into its view, and counts a hidden one', () => {
    const all = known(BEGUN, 1, EVENTS);
    expect(all.number).toBe(4);
    expect(all.view.counters).toEqual([105, 105, 105]);
    expect(all.fresh).toHaveLength(3);
  });

  test('passes over those it already has', () => {
    const two = known(BEGUN, 1, EVENTS.slice(0, 2));
    expect(known(two, 1, EVENTS)).toMatchObject({ number: 4, view: known(BEGUN, 1, EVENTS).view });
    expect(known(two, 1, EVENTS).fresh).toEqual([anted(2)]);
    expect(known(two, 1, EVENTS.slice(0, 1))).toMatchObject({ number: 2, view: two.view, fresh: [] });
  });

  test('that sees a gap asks for what is missing', () => {
    expect(follow(BEGUN, { from: 2, events: EVENTS.slice(1) })).toEqual({
      ok: false,
      error: { code: 'gap-in-events', last: 0 },
    });
  });
});
