import { expect, test } from 'vitest';
import { nain } from '../testing/nain.ts';

test('the speed is told in words and as JSON', async () => {
  const args = [
    'bench',
    '--players',
    '4',
    '--deals',
    '2000',
    '--set',
    'continuing=compulsory',
    'announcing=automatic',
  ];
  expect((await nain(args)).out).toContain('2,000 deals in ');
  const { dealsPerSecond, cardsPerSecond, deals } = JSON.parse((await nain([...args, '--json'])).out);
  expect(deals).toBe(2000);
  expect(dealsPerSecond).toBeGreaterThan(1000);
  expect(cardsPerSecond).toBeGreaterThan(dealsPerSecond);
});
