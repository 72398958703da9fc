import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTER_KINDS,
  COUNTER_SIZES,
  counterSheets,
  type PlacedCounter,
  setOf,
  worthOf,
} from './counterSets.ts';
import { JETON, PAPER_NAMES, PAPERS, printable } from './geometry.ts';

describe('a player’s counters', () => {
  test('are five contrats, ten fiches and twenty jetons for 120', () => {
    expect(setOf(120)).toEqual({ contrat: 5, fiche: 10, jeton: 20 });
  });

  test.each(RULESET_IDS)('are worth what %s gives', (id) => {
    expect(worthOf(setOf(RULESETS[id].counters))).toBe(RULESETS[id].counters);
  });

  test('include small change, and are never worth more than the given sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 100_000 }), (counters) => {
        const set = setOf(counters);
        expect(worthOf(set)).toBeLessThanOrEqual(counters);
        if (counters <= 500) expect(worthOf(set)).toBe(counters);
        expect(set.jeton).toBeGreaterThanOrEqual(3);
        expect(set.jeton + set.fiche + set.contrat).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('sheets of counters', () => {
  const apart = (one: PlacedCounter, other: PlacedCounter) =>
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;

  test.each(PAPER_NAMES)(
    'hold what every player needs, on %s, beside each other and where a printer prints',
    (name) => {
      const paper = PAPERS[name];
      const area = printable(paper);
      const set = setOf(120);
      const sheets = counterSheets(set, 8, paper);
      for (const kind of COUNTER_KINDS)
        expect(sheets.flat().filter((one) => one.kind === kind)).toHaveLength(set[kind] * 8);
      for (const sheet of sheets) {
        expect(sheet.length).toBeGreaterThan(0);
        for (const [index, one] of sheet.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(area.x);
          expect(one.y).toBeGreaterThanOrEqual(area.y);
          expect(one.x + one.width).toBeLessThanOrEqual(area.x + area.width);
          expect(one.y + one.height).toBeLessThanOrEqual(area.y + area.height);
          expect(sheet.slice(index + 1).every((other) => apart(one, other))).toBe(true);
        }
      }
    },
  );

  test('no players need no sheets', () => {
    expect(counterSheets(setOf(120), 0, PAPERS.a4)).toEqual([]);
  });

  test('a jeton is 20 mm wide', () => {
    expect(COUNTER_SIZES.jeton).toEqual({ width: JETON, height: JETON });
  });
});
