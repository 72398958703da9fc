import { type GameEvent, makeCardText, replayRecord } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { LESSON_MOVES, LESSON_RULES, lessonRecord, preparedMove } from './lessonDeal.ts';

const NAMES = ['Zoé', 'Achille', 'Léonie', 'Ninon'];

/** The events of the whole lesson. */
function eventsOfLesson(): readonly GameEvent[] {
  const record = lessonRecord(NAMES, LESSON_MOVES.length - 1);
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { steps } = replayed.value;
  const last = replayRecord({
    ...record,
    deals: record.deals.map((deal) => ({
      ...deal,
      moves: LESSON_MOVES.join(' '),
      result: { winner: 0, opera: false, counters: [156, 86, 99, 99], boxes: [0, 8, 0, 32, 0] },
    })),
  });
  if (!last.ok) throw new Error(JSON.stringify(last.error));
  expect(steps.length).toBe(LESSON_MOVES.length);
  return last.value.steps.flatMap(({ events }) => events);
}

const events = eventsOfLesson();
const ofType = <Type extends GameEvent['type']>(type: Type) =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
const runs = () => {
  const all: { seat: number; card: string }[][] = [];
  for (const { seat, card, led } of ofType('laid')) {
    if (led) all.push([]);
    all.at(-1)?.push({ seat, card: makeCardText(card) });
  }
  return all;
};

describe('the lesson has every idea of the game', () => {
  it('everyone lays 15 counters on the board, and gets twelve cards', () => {
    expect(ofType('anted').map(({ stakes }) => stakes.reduce((a, b) => a + b))).toEqual([15, 15, 15, 15]);
    expect(ofType('dealt')[0]).toMatchObject({ sizes: [12, 12, 12, 12], talon: 4 });
  });

  it('the pupil leads, lays three cards and says "without four"', () => {
    expect(ofType('turned')[0]).toMatchObject({ seat: 0, leads: true });
    expect(runs()[0]?.slice(0, 3)).toEqual([
      { seat: 0, card: 'Ac' },
      { seat: 0, card: '2d' },
      { seat: 0, card: '3h' },
    ]);
    expect(ofType('passed')[0]).toMatchObject({ seat: 0, wanted: [12, 13, 14, 15] });
  });

  it('everyone continues the first run, from the ace to the king', () => {
    expect(new Set(runs()[0]?.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    expect(runs()[0]?.length).toBe(13);
  });

  it('kings end runs: the pupil leads again, and later Léonie', () => {
    expect(ofType('stopped').map(({ seat }) => seat)).toEqual([0, 2, 2]);
    const leaders = runs().map((run) => run[0]?.seat);
    expect(leaders).toEqual([0, 0, 2, 2, 0]);
  });

  it('Achille sweeps the box of the ten, the pupil those of the queen and of the dwarf', () => {
    expect(ofType('swept')).toEqual([
      { type: 'swept', seat: 1, box: 0, counters: 4, opera: false },
      { type: 'swept', seat: 0, box: 2, counters: 12, opera: false },
      { type: 'swept', seat: 0, box: 4, counters: 20, opera: false },
    ]);
  });

  it('a run stalls, and the pupil, who laid its last card, leads again', () => {
    expect(ofType('stalled')).toEqual([{ type: 'stalled', seat: 0 }]);
  });

  it('the pupil goes out first, and everyone pays for the cards in hand', () => {
    expect(ofType('ended')).toEqual([{ type: 'ended', winner: 0, opera: false }]);
    expect(ofType('paid').map(({ from, to, counters }) => [from, to, counters])).toEqual([
      [3, 0, 6],
      [2, 0, 6],
      [1, 0, 7],
    ]);
  });

  it('Achille still holds the king of hearts, and doubles its box', () => {
    expect(ofType('beted')).toMatchObject([{ seat: 1, box: 3, counters: 16, reason: 'held' }]);
  });

  it('the number of counters is constant', () => {
    const [settled] = ofType('settled');
    const all = [...(settled?.counters ?? []), ...(settled?.boxes ?? [])];
    expect(all.reduce((a, b) => a + b)).toBe(4 * LESSON_RULES.counters);
  });
});

it('can be opened after any number of its moves', () => {
  for (let played = 0; played <= LESSON_MOVES.length; played++)
    expect(replayRecord(lessonRecord(NAMES, played)).ok).toBe(true);
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'opens at its start or end for %d moves',
  (played) => {
    expect(replayRecord(lessonRecord(NAMES, played)).ok).toBe(true);
  },
);

it('has no prepared move after other moves', () => {
  expect(preparedMove(['2d'], [])).toBeUndefined();
});
