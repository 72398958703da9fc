import { expect, it } from 'vitest';
import { KeyedMutex } from './keyedMutex.ts';

it('runs functions of one key one after the other, and those of other keys meanwhile', async () => {
  const mutex = new KeyedMutex();
  const happened: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = mutex.run('a', () => promise);
  const second = mutex.run('a', async () => happened.push('second of a'));
  await mutex.run('b', async () => happened.push('b'));
  expect(happened).toEqual(['b']);
  finish();
  await Promise.all([first, second]);
  expect(happened).toEqual(['b', 'second of a']);
});

it('continues after a function that failed', async () => {
  const mutex = new KeyedMutex();
  const failed = mutex.run('a', () => Promise.reject(new Error('no')));
  expect(await mutex.run('a', async () => 1)).toBe(1);
  await expect(failed).rejects.toThrow('no');
});
