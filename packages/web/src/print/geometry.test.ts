import { describe, expect, test } from 'vitest';
import {
  biteOf,
  boardSize,
  CORNERS,
  cardArea,
  cornerArea,
  cornerOutline,
  JETON,
  MARGIN,
  medalOf,
  OVERLAP,
  PAPER_NAMES,
  PAPERS,
  type PageCount,
  planOf,
  tilesOf,
} from './geometry.ts';

const PAGE_COUNTS: readonly PageCount[] = [1, 4];
const BOARDS = PAPER_NAMES.flatMap((paper) => PAGE_COUNTS.map((pages) => ({ paper, pages })));

/** Jetons in a round box: eleven along its edge, four inside. */
function jetonsIn(radius: number): { x: number; y: number }[] {
  const ring = (count: number, distance: number) =>
    Array.from({ length: count }, (_, index) => ({
      x: Math.cos((index * 2 * Math.PI) / count) * distance,
      y: Math.sin((index * 2 * Math.PI) / count) * distance,
    }));
  return [...ring(11, radius - JETON / 2), ...ring(4, JETON * Math.SQRT1_2)];
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe.each(BOARDS)('a board on $paper, pages: $pages', ({ paper, pages }) => {
  const size = boardSize(PAPERS[paper], pages);
  const plan = planOf(size);
  const tiles = tilesOf(PAPERS[paper], pages);

  test('fifteen jetons of 20 mm fit in the dwarf’s box', () => {
    const laid = jetonsIn(plan.dwarf.radius);
    expect(laid).toHaveLength(15);
    for (const [index, one] of laid.entries()) {
      expect(Math.hypot(one.x, one.y) + JETON / 2).toBeLessThanOrEqual(plan.dwarf.radius + 1e-9);
      for (const other of laid.slice(index + 1))
        expect(distance(one, other)).toBeGreaterThanOrEqual(JETON - 1e-9);
    }
  });

  test('the pages cover the board and overlap by 10 mm', () => {
    expect(tiles).toHaveLength(pages);
    const covers = (x: number, y: number) =>
      tiles.filter(
        (tile) => x >= tile.x && x <= tile.x + tile.width && y >= tile.y && y <= tile.y + tile.height,
      ).length;
    for (let x = 0; x <= size.width; x += 2.5)
      for (let y = 0; y <= size.height; y += 2.5) expect(covers(x, y)).toBeGreaterThan(0);
    const [first, right, below] = tiles;
    if (first === undefined || right === undefined || below === undefined) return;
    expect(first.x + first.width - right.x).toBe(OVERLAP);
    expect(first.y + first.height - below.y).toBe(OVERLAP);
    expect(right.x + right.width).toBeCloseTo(size.width);
    expect(below.y + below.height).toBeCloseTo(size.height);
  });

  test('every page keeps its margins', () => {
    for (const tile of tiles) {
      expect(tile.width).toBeCloseTo(PAPERS[paper].width - 2 * MARGIN);
      expect(tile.height).toBeCloseTo(PAPERS[paper].height - 2 * MARGIN);
    }
    expect(MARGIN).toBeGreaterThanOrEqual(5);
  });

  test('the four boxes stay within the edge and off the dwarf, who is in the middle', () => {
    const bite = biteOf(plan);
    expect([plan.dwarf.x * 2, plan.dwarf.y * 2]).toEqual([size.width, size.height]);
    for (const corner of CORNERS) {
      const area = cornerArea(plan, corner);
      expect(area.x).toBeGreaterThanOrEqual(plan.edge - 1e-9);
      expect(area.y).toBeGreaterThanOrEqual(plan.edge - 1e-9);
      expect(area.x + area.width).toBeLessThanOrEqual(plan.width - plan.edge + 1e-9);
      expect(area.y + area.height).toBeLessThanOrEqual(plan.height - plan.edge + 1e-9);
      // Part of the box remains on both sides of the bite.
      expect(area.width).toBeGreaterThan(JETON + bite.radius / 2);
      expect(area.width + plan.gap / 2 - bite.radius).toBeGreaterThan(JETON);
      expect(area.height + plan.gap / 2 - bite.radius).toBeGreaterThan(JETON);
      expect(cornerOutline(plan, corner, 2)).not.toContain('NaN');
    }
  });

  test('cards and stakes stay within their boxes and off the dwarf’s', () => {
    const bite = biteOf(plan);
    for (const corner of CORNERS) {
      const area = cornerArea(plan, corner);
      const card = cardArea(plan, corner, 13.5 * plan.unit);
      const medal = medalOf(plan, corner);
      expect(card.width / card.height).toBeCloseTo(5 / 7);
      expect(card.height).toBeGreaterThan(45);
      for (const x of [card.x, card.x + card.width])
        for (const y of [card.y, card.y + card.height]) {
          expect(distance({ x, y }, bite)).toBeGreaterThan(bite.radius);
          expect(x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height).toBe(true);
        }
      expect(distance(medal, bite)).toBeGreaterThan(bite.radius + medal.radius);
      expect(medal.x - medal.radius).toBeGreaterThan(area.x);
      expect(medal.x + medal.radius).toBeLessThan(area.x + area.width);
    }
  });
});

test('four pages make a board nearly four times as large', () => {
  const [one, four] = PAGE_COUNTS.map((pages) => boardSize(PAPERS.a4, pages));
  expect(one).toEqual({ width: 190, height: 277 });
  expect(four).toEqual({ width: 370, height: 544 });
});
