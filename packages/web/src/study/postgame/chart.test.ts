import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markPath, pathOf, scalesOf, spread, wholeTicks } from './chart.ts';

const ROOM = { width: 300, height: 200, left: 30, right: 60, top: 10, bottom: 20 };

it('scales include every value of every line', () => {
  const values = fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 8 }), (lines) => {
      const { x, y } = scalesOf(
        lines.map((line, index) => ({ name: `${index}`, values: line })),
        ROOM,
      );
      for (const line of lines) {
        line.forEach((value, index) => {
          expect(x(index)).toBeGreaterThanOrEqual(30);
          expect(x(index)).toBeLessThanOrEqual(240);
          expect(y(value)).toBeGreaterThanOrEqual(10 - 1e-9);
          expect(y(value)).toBeLessThanOrEqual(180 + 1e-9);
        });
      }
    }),
  );
});

it('draws a line from the first value to the last', () => {
  const scales = scalesOf([{ name: 'Anne', values: [120, 100, 140] }], ROOM);
  expect(pathOf([120, 100, 140], scales).split('L')).toHaveLength(3);
});

it('keeps labels apart and in order', () => {
  const wanted = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 });
  fc.assert(
    fc.property(wanted, (heights) => {
      const placed = spread(heights, 13, 0, 200);
      const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
      order.forEach((index, place) => {
        const next = order[place + 1];
        if (next !== undefined) expect(placed[next]! - placed[index]!).toBeGreaterThanOrEqual(13);
      });
    }),
  );
});

it('has seven different marks, and whole numbers on the axes', () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(markPath)).size).toBe(7);
  expect(wholeTicks(scalesOf([{ name: 'a', values: [0, 1] }], ROOM).y, 5)).toEqual([0, 1]);
});
