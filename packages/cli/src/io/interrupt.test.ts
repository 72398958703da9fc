import { expect, test } from 'vitest';
import { makeBreather } from './interrupt.ts';

const LONG_ENOUGH = 10_000;

test('long work that breathes lets the process hear what comes in', async () => {
  const breathe = makeBreather();
  const began = performance.now();
  let isHeard = false;
  setImmediate(() => {
    isHeard = true;
  });
  while (!isHeard && performance.now() - began < LONG_ENOUGH) await breathe();
  expect(isHeard).toBe(true);
});
