import { expect, test } from 'vitest';
import { makeSignalYield } from './interrupt.ts';

const LONG_ENOUGH = 10_000;

test('long work yields to the event loop', async () => {
  const breathe = makeSignalYield();
  const began = performance.now();
  let isHeard = false;
  setImmediate(() => {
    isHeard = true;
  });
  while (!isHeard && performance.now() - began < LONG_ENOUGH) await breathe();
  expect(isHeard).toBe(true);
});
