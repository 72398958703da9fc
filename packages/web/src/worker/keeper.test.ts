import { expect, it } from 'vitest';
import { Keeper } from './keeper.ts';

function slowStore() {
  const written: string[] = [];
  const told: string[] = [];
  const failures: unknown[] = [];
  const waiting: { readonly kept: string; resolve(): void; reject(error: unknown): void }[] = [];
  const keeper = new Keeper<string, string>({
    write: (kept) =>
      new Promise((resolve, reject) => {
        waiting.push({
          kept,
          resolve: () => {
            written.push(kept);
            resolve();
          },
          reject,
        });
      }),
    post: (message) => told.push(message),
    failed: (error) => failures.push(error),
  });
  return { keeper, written, told, failures, waiting };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('tells nothing that is not yet written', async () => {
  const { keeper, told, waiting } = slowStore();
  keeper.tell('welcome');
  expect(told).toEqual(['welcome']);
  keeper.keep('one');
  keeper.tell('first move');
  await settle();
  expect(told).toEqual(['welcome']);
  waiting[0]?.resolve();
  await settle();
  expect(told).toEqual(['welcome', 'first move']);
});

it('writes only the latest where writing is slower than play, and tells everything in order', async () => {
  const { keeper, told, written, waiting } = slowStore();
  for (const move of ['one', 'two', 'three']) {
    keeper.keep(move);
    keeper.tell(`after ${move}`);
  }
  waiting[0]?.resolve();
  await settle();
  expect(told).toEqual(['after one']);
  waiting[1]?.resolve();
  await keeper.idle();
  expect(written).toEqual(['one', 'three']);
  expect(told).toEqual(['after one', 'after two', 'after three']);
});

it('plays on where nothing can be written, and says so', async () => {
  const { keeper, told, failures, waiting } = slowStore();
  keeper.keep('one');
  keeper.tell('after one');
  waiting[0]?.reject(new Error('full'));
  await settle();
  expect(failures).toHaveLength(1);
  expect(told).toEqual(['after one']);
});

it('tells nothing more once closed', async () => {
  const { keeper, told, waiting } = slowStore();
  keeper.keep('one');
  keeper.tell('after one');
  keeper.close();
  waiting[0]?.resolve();
  await settle();
  expect(told).toEqual([]);
});
