import { parseCardText, seatAt, type ViewEvent } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { flyingPieces } from './flyingPieces.ts';
import { planMotion } from './motionPlan.ts';

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

it('limits the number of flying pieces', () => {
  const stakes = [1, 2, 3, 4, 5];
  const antes = Array.from({ length: 8 }, (_, at) => ({ type: 'anted', seat: seatAt(at), stakes }) as const);
  const counters = planMotion(antes).filter((motion) => motion.type === 'counters');
  expect(flyingPieces(counters, 24).length).toBeLessThanOrEqual(24);
  expect(flyingPieces(counters.slice(0, 1), 24)).toHaveLength(1);
  expect(flyingPieces([{ ...counters[0]!, counters: 40 }], 24)).toHaveLength(6);
});
