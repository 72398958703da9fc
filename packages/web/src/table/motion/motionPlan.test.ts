import { parseCardText, seatAt, type ViewEvent } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { flyingPieces, lyingDuring, planMotion, rateToLand } from './motionPlan.ts';

const [anne, basile, clara] = [seatAt(0), seatAt(1), seatAt(2)];
const seat = (at: typeof anne) => ({ type: 'seat', seat: at });
const box = (at: number) => ({ type: 'box', box: at });

it('moves a card to the run and then the counters of its box to the seat', () => {
  const card = parseCardText('Qs')!;
  const events: ViewEvent[] = [
    { type: 'laid', seat: anne, card, announced: true, standsFor: null, led: false },
    { type: 'swept', seat: anne, box: 2, counters: 12, opera: false },
    { type: 'turned', seat: anne, leads: false, wanted: [] },
  ];
  expect(planMotion(events)).toEqual([
    { type: 'card', step: 0, card: 'Qs', seat: anne, isHeld: true },
    { type: 'counters', step: 1, from: box(2), to: seat(anne), counters: 12 },
  ]);
});

it('moves all antes at once, and then deals the hand', () => {
  const stakes = [1, 2, 3, 4, 5];
  const motions = planMotion([
    { type: 'anted', seat: anne, stakes },
    { type: 'anted', seat: basile, stakes },
    { type: 'dealt', dealer: anne, sizes: [15, 15], talon: 22 },
    { type: 'picked-up', cards: [] },
  ]);
  expect(motions).toHaveLength(11);
  expect(motions.slice(0, 10).every(({ step }) => step === 0)).toBe(true);
  expect(motions.at(-1)).toEqual({ type: 'deal', step: 1, dealer: anne, sizes: [15, 15] });
});

it('pays the winner first, and then the boxes', () => {
  const paid = { type: 'paid', reason: 'hand', to: clara, owed: 7, counters: 7 } as const;
  const motions = planMotion([
    { ...paid, from: anne },
    { ...paid, from: basile, counters: 0 },
    { type: 'beted', reason: 'held', seat: anne, box: 1, owed: 6, counters: 6 },
  ]);
  expect(motions).toEqual([
    { type: 'counters', step: 0, from: seat(anne), to: seat(clara), counters: 7 },
    { type: 'counters', step: 1, from: seat(anne), to: box(1), counters: 6 },
  ]);
});

it('shakes the box of an honour that was not announced', () => {
  expect(planMotion([{ type: 'missed', seat: anne, box: 3 }])).toEqual([{ type: 'shake', step: 0, box: 3 }]);
});

const sweep: ViewEvent = { type: 'swept', seat: anne, box: 2, counters: 12, opera: false };
const payments: ViewEvent[] = [basile, clara].map((from) => ({
  type: 'paid',
  reason: 'hand',
  from,
  to: anne,
  owed: 7,
  counters: 7,
}));
/** After the sweep, the payments and the bête. */
const after = { counters: [126, 93, 87], boxes: [0, 0, 0, 6] };
const bete: ViewEvent = { type: 'beted', reason: 'held', seat: clara, box: 3, owed: 6, counters: 6 };

it('limits the number of flying pieces', () => {
  const stakes = [1, 2, 3, 4, 5];
  const antes = Array.from({ length: 8 }, (_, at) => ({ type: 'anted', seat: seatAt(at), stakes }) as const);
  const drawn = (events: readonly ViewEvent[]) =>
    flyingPieces(planMotion(events), 24, 380).filter(({ kind }) => kind !== null);
  expect(drawn(antes).length).toBeLessThanOrEqual(24);
  expect(drawn([{ ...sweep, counters: 1 }])).toHaveLength(1);
  expect(drawn([{ ...sweep, counters: 40 }])).toHaveLength(6);
});

it('counts a number only when its pieces leave or land', () => {
  const pieces = flyingPieces(planMotion([sweep, ...payments, bete]), 12, 380);
  const shownAt = (time: number) => lyingDuring(after, [{ pieces, time }]);
  expect(shownAt(0)).toEqual({ counters: [100, 100, 100], boxes: [0, 0, 12, 0] });
  for (let time = 0; time < 1300; time += 10) {
    const landed = pieces.filter(({ motion, lands }) => motion.to.type === 'seat' && lands <= time);
    expect(shownAt(time).counters[anne]).toBe(100 + landed.reduce((sum, { counters }) => sum + counters, 0));
  }
  expect(shownAt(1200)).toEqual(after);
});

it('lets the pieces of a step leave when those before have landed, in 1.2 seconds', () => {
  const pieces = flyingPieces(planMotion([sweep, ...payments, bete]), 12, 380);
  const ofStep = (step: number) => pieces.filter(({ motion }) => motion.step === step);
  const firstLeaves = (step: number) => Math.min(...ofStep(step).map(({ leaves }) => leaves));
  const lastLands = (step: number) => Math.max(...ofStep(step).map(({ lands }) => lands));
  expect(firstLeaves(1)).toBeGreaterThanOrEqual(lastLands(0));
  expect(firstLeaves(2)).toBeGreaterThanOrEqual(lastLands(1));
  expect(lastLands(2)).toBeLessThanOrEqual(1200);
});

it('lands pieces before those of the next sweep leave', () => {
  const [first] = flyingPieces(planMotion([sweep]), 12, 380);
  const lead = first!.leaves;
  expect(rateToLand(lead * 2, lead)).toBe(2);
  expect(rateToLand(lead / 2, lead)).toBe(1);
});
