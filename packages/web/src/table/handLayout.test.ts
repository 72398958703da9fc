import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handFilling } from './handFilling.ts';
import { layHand } from './handLayout.ts';

const { roomFor, leastHeight } = handFilling;

/** The indices of the first cards of a dealt hand. */
function first(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

describe('layout of a hand', () => {
  it('gives every card 44 visible pixels and stays within the width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 18 }),
        fc.subarray(first(18)),
        fc.integer({ min: 320, max: 1600 }),
        (dealt, left, width) => {
          const held = left.filter((index) => index < dealt);
          const layout = layHand({ held, dealt, width, cardWidth: 58 });
          layout.places.forEach(({ left, top }, index) => {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + layout.cardWidth).toBeLessThanOrEqual(width + 1);
            expect(top + layout.cardHeight).toBeLessThanOrEqual(layout.height);
            const next = layout.places[index + 1];
            if (next === undefined) return;
            const sameRow = next.top === top;
            expect(sameRow ? next.left - left : next.top - top).toBeGreaterThanOrEqual(43);
          });
        },
      ),
    );
  });

  it('keeps every card in its row until the next deal', () => {
    fc.assert(
      fc.property(fc.subarray(first(15)), fc.integer({ min: 310, max: 400 }), (held, width) => {
        const room = { dealt: 15, width, cardWidth: 58 };
        const dealt = layHand({ ...room, held: first(15) });
        const { places } = layHand({ ...room, held });
        expect(places.map(({ top }) => top)).toEqual(held.map((index) => dealt.places[index]!.top));
      }),
    );
  });

  it('saves a row if needed, with at least 36 visible pixels for every card', () => {
    const room = { held: first(16), dealt: 16, width: 312, cardWidth: 50 };
    const [usual, saved] = [layHand(room), layHand({ ...room, savesRow: true })];
    expect(saved.height).toBeLessThan(usual.height);
    saved.places.forEach(({ left, top }, index) => {
      const next = saved.places[index + 1];
      if (next?.top === top) expect(next.left - left).toBeGreaterThanOrEqual(36);
    });
  });

  it.each([
    ['a small phone', 312, 50, true, [3, 36]],
    ['a phone', 352, 58, false, [3, 40]],
    ['a low window', 732, 48, false, [2, 44]],
    ['a low window with large text', 646, 48, true, [1, 26]],
  ])('lays the 22 cards of two players in few rows: %s', (_, width, cardWidth, savesRow, [rows, least]) => {
    const { places } = layHand({ held: first(22), dealt: 22, width, cardWidth, savesRow });
    expect(new Set(places.map(({ top }) => top)).size).toBe(rows);
    expect(places[1]!.left - places[0]!.left).toBeGreaterThanOrEqual(least!);
  });

  it('keeps its height while the hand gets smaller', () => {
    const heights = [18, 12, 6, 1].map(
      (count) => layHand({ held: first(count), dealt: 18, width: 352, cardWidth: 58 }).height,
    );
    expect(new Set(heights).size).toBe(1);
  });
});

describe('a hand that fills its room', () => {
  it('has the largest cards that fit, down to the least height', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 18 }),
        fc.integer({ min: 310, max: 920 }),
        fc.integer({ min: 100, max: 700 }),
        (dealt, width, height) => {
          const room = roomFor({ dealt, width, height });
          const { height: filled } = layHand({ held: [], dealt, width, ...room });
          expect(filled).toBeLessThanOrEqual(Math.max(height, leastHeight(dealt, width)));
          if (filled > height || room.cardWidth + 2 > Math.min(150, width)) return;
          const larger = { ...room, cardWidth: room.cardWidth + 2 };
          expect(layHand({ held: [], dealt, width, ...larger }).height).toBeGreaterThan(height);
        },
      ),
    );
  });

  it.each([
    ['three players, a small phone', 15, 352, 340, 84],
    ['eight players, a small phone', 6, 352, 340, 140],
    ['three players in landscape', 15, 500, 300, 84],
  ])('has readable cards: %s', (_, dealt, width, height, least) => {
    expect(roomFor({ dealt, width, height }).cardWidth).toBeGreaterThanOrEqual(least);
  });
});
