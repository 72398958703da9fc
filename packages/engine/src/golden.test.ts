import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLAYTHROUGHS, playthroughText } from './testing/playthrough.ts';

/** The files that packages/engine/scripts/golden.ts writes. */
const FOLDER = new URL('../golden/', import.meta.url);

function golden(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

describe('golden playthroughs', () => {
  test.each(PLAYTHROUGHS)('$name: $rules, $players players', (plan) => {
    expect(playthroughText(plan)).toBe(golden(`${plan.name}.txt`));
  });

  test('there is a plan for every file', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(PLAYTHROUGHS.map(({ name }) => `${name}.txt`).sort());
  });
});
