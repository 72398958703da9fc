import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('what an act brings about while it begins waits for its end, and for whatever came before', async () => {
  const turnstile = new Turnstile();
  const log: string[] = [];
  const step = (name: string) => async () => {
    log.push(`${name} begins`);
    await null;
    log.push(`${name} ends`);
  };
  await new Promise<void>((resolve) => {
    turnstile.enter(async () => {
      turnstile.enter(step('second'));
      turnstile.enter(step('third'));
      turnstile.enter(resolve);
      await step('first')();
    });
  });
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(turnstile.isFree).toBe(true);
});

test('where nothing has to be waited for, all happens at once and in order', () => {
  const turnstile = new Turnstile();
  const log: string[] = [];
  turnstile.enter(() => {
    turnstile.enter(() => log.push('second'));
    log.push('first');
  });
  expect(log).toEqual(['first', 'second']);
  expect(turnstile.isFree).toBe(true);
});
