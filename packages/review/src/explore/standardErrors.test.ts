import { randomGame, rulesOf } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import type { Mean } from './exploration.ts';
import { Explorer } from './explorer.ts';

const SETS = 40;
const GAMES = 100;

/** The differences of a set of random games, by situation and row. */
function differencesOf(set: number): Map<string, Mean> {
  const explorer = new Explorer();
  for (let game = 0; game < GAMES; game++) {
    explorer.add(randomGame(rulesOf('lindor-1789'), 4, `${set}/${game}`, { deals: 1 }).record);
  }
  const differences = new Map<string, Mean>();
  for (const { situation, ranks, kinds } of explorer.result().situations) {
    for (const { card, difference } of [...ranks, ...kinds]) {
      if (difference !== null) differences.set(`${situation} ${card}`, difference);
    }
  }
  return differences;
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

test('the standard errors of later leads and kept cards are the spread over other sets of games', {
  tags: ['deep'],
  timeout: 120_000,
}, () => {
  const sets = Array.from({ length: SETS }, (_, set) => differencesOf(set));
  const rows = [...sets[0]!.keys()].filter((row) => !row.startsWith('first'));
  const ratios = rows.flatMap((row) => {
    const found = sets.flatMap((set) => set.get(row) ?? []);
    const errors = found.map(({ standardError }) => standardError ?? 0);
    if (found.length < SETS) return [];
    return (
      spreadOf(found.map(({ mean }) => mean)) / Math.hypot(...errors.map((one) => one / Math.sqrt(SETS)))
    );
  });
  expect(ratios.length).toBeGreaterThan(20);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  expect(mean).toBeGreaterThan(0.85);
  expect(mean).toBeLessThan(1.15);
});
