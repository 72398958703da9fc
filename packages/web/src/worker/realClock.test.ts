import { expect, test } from 'vitest';
import { realClock } from './realClock.ts';

test('what is to be done soon is done after this call, in order', async () => {
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    realClock.after(0, () => done.push('first'));
    realClock.after(0, () => {
      done.push('second');
      resolve();
    });
    done.push('this call');
  });
  expect(done).toEqual(['this call', 'first', 'second']);
});

test('what is called off is not done, called off twice or too late either', async () => {
  const done: string[] = [];
  const cancel = realClock.after(0, () => done.push('called off'));
  const cancelLater = realClock.after(5, () => done.push('called off later'));
  cancel();
  cancel();
  cancelLater();
  await new Promise<void>((resolve) => realClock.after(20, resolve));
  expect(done).toEqual([]);
});
