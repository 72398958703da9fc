import { describe, expect, it } from 'vitest';
import { CommitBatcher, KeyedMutex, type Outcome } from './queues.ts';

/** A batcher whose commits the test ends. */
function heldBatcher(maxBatch?: number): {
  batcher: CommitBatcher<number, number>;
  batches: (readonly number[])[];
  commit(): void;
} {
  const batches: (readonly number[])[] = [];
  const commits: (() => void)[] = [];
  const batcher = new CommitBatcher<number, number>(async (jobs) => {
    batches.push(jobs);
    await new Promise<void>((resolve) => commits.push(resolve));
    return jobs.map(
      (job): Outcome<number> => (job < 0 ? { error: new Error('refused') } : { result: job * 2 }),
    );
  }, maxBatch);
  return { batcher, batches, commit: () => commits.shift()?.() };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('a batcher of commits', () => {
  it('commits jobs of the same moment together, and later ones in the next batch', async () => {
    const { batcher, batches, commit } = heldBatcher();
    const first = [batcher.add(1), batcher.add(2)];
    await nextTurn();
    const second = [batcher.add(3), batcher.add(4), batcher.add(5)];
    await nextTurn();
    expect(batches).toEqual([[1, 2]]);
    commit();
    expect(await Promise.all(first)).toEqual([2, 4]);
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    commit();
    expect(await Promise.all(second)).toEqual([6, 8, 10]);
  });

  it('limits a batch, and puts urgent jobs first', async () => {
    const { batcher, batches, commit } = heldBatcher(2);
    const jobs = [batcher.add(1), batcher.add(2), batcher.add(3), batcher.add(4, true)];
    await nextTurn();
    commit();
    await Promise.all([jobs[0], jobs[3]]);
    commit();
    await Promise.all(jobs);
    expect(batches).toEqual([
      [4, 1],
      [2, 3],
    ]);
  });

  it('settles no job before its commit has ended', async () => {
    const { batcher, commit } = heldBatcher();
    let isSettled = false;
    const job = batcher.add(1).then(() => {
      isSettled = true;
    });
    await nextTurn();
    await nextTurn();
    expect(isSettled).toBe(false);
    commit();
    await job;
    expect(isSettled).toBe(true);
  });

  it('rejects one job without the others', async () => {
    const { batcher, commit } = heldBatcher();
    const outcomes = Promise.allSettled([batcher.add(1), batcher.add(-1), batcher.add(2)]);
    await nextTurn();
    commit();
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('rejects a whole batch if its commit throws, and continues', async () => {
    let isBroken = true;
    const batcher = new CommitBatcher<number, number>(async (jobs) => {
      if (isBroken) throw new Error('disk');
      return jobs.map((result) => ({ result }));
    });
    const outcomes = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await batcher.add(3)).toBe(3);
    await batcher.idle();
  });
});

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
