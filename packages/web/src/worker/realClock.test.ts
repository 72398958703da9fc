import { expect, test } from 'vitest';
import { realClock } from './realClock.ts';

test('runs actions without a delay after the call, in order', async () => {
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

test('does not run cancelled actions, and a second or late cancel has no effect', async () => {
  const done: string[] = [];
  const cancel = realClock.after(0, () => done.push('called off'));
  const cancelLater = realClock.after(5, () => done.push('called off later'));
  cancel();
  cancel();
  cancelLater();
  await new Promise<void>((resolve) => realClock.after(20, resolve));
  expect(done).toEqual([]);
});
