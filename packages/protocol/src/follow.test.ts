import { beginView, RULESETS, seatAt, type ViewEvent } from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Followed, follow, type TableEvent } from './index.ts';

const STAKES = RULESETS['lindor-1789'].honours.map(({ stake }) => stake);
const anted = (seat: number): ViewEvent => ({ type: 'anted', seat: seatAt(seat), stakes: STAKES });
const EVENTS: readonly TableEvent[] = [anted(0), anted(1), { type: 'hidden' }, anted(2), { type: 'hidden' }];
const BEGUN: Followed = {
  number: 0,
  view: beginView(RULESETS['lindor-1789'], 3, seatAt(0)),
  fresh: [],
};

/** The state of a client after a message with these events, the first of them with the number `from`. */
function known(before: Followed, from: number, events: readonly TableEvent[]): Followed {
  const followed = follow(before, { from, events });
  if (!followed.ok) throw new Error(followed.error.code);
  return followed.value;
}

const ALL = known(BEGUN, 1, EVENTS);

describe('a client that follows events', () => {
  test('folds them into its view and counts hidden ones', () => {
    expect(ALL.number).toBe(5);
    expect(ALL.view.counters).toEqual([105, 105, 105]);
    expect(ALL.fresh).toEqual([anted(0), anted(1), anted(2)]);
  });

  test('skips events that it has', () => {
    const two = known(BEGUN, 1, EVENTS.slice(0, 2));
    expect(known(two, 1, EVENTS)).toEqual({ ...ALL, fresh: [anted(2)] });
    expect(known(two, 1, EVENTS.slice(0, 1))).toEqual({ ...two, fresh: [] });
  });

  test('stays as it is after a message without events', () => {
    expect(known(ALL, 6, [])).toEqual({ ...ALL, fresh: [] });
  });

  test.each([
    [0, 2],
    [2, 4],
    [5, 7],
  ])('that has %i events detects that the events before number %i are missing', (number, from) => {
    const before = known(BEGUN, 1, EVENTS.slice(0, number));
    expect(follow(before, { from, events: [] })).toEqual({
      ok: false,
      error: { code: 'gap-in-events', last: number },
    });
  });

  test('ends with the same state however the events are split into messages and repeated', () => {
    const repeats = fc.array(fc.nat(EVENTS.length), { maxLength: 20 });
    fc.assert(
      fc.property(repeats, (lengths) => {
        let client = BEGUN;
        for (const length of [...lengths, EVENTS.length]) {
          const from = Math.max(1, client.number - length);
          client = known(client, from, EVENTS.slice(from - 1, client.number + length));
        }
        expect(client).toMatchObject({ number: ALL.number, view: ALL.view });
      }),
    );
  });
});
