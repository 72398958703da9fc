import { describe, expect, it } from 'vitest';
import { Group, type Outcome } from './group.ts';
import { Turns } from './turns.ts';

/** A group whose commits end when the test says so. */
function heldGroup(most?: number): {
  group: Group<number, number>;
  groups: (readonly number[])[];
  commit(): void;
} {
  const groups: (readonly number[])[] = [];
  const commits: (() => void)[] = [];
  const group = new Group<number, number>(async (jobs) => {
    groups.push(jobs);
    await new Promise<void>((resolve) => commits.push(resolve));
    return jobs.map(
      (job): Outcome<number> => (job < 0 ? { error: new Error('refused') } : { result: job * 2 }),
    );
  }, most);
  return { group, groups, commit: () => commits.shift()?.() };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('a group', () => {
  it('does together what comes in the same moment, and what comes meanwhile in the next one', async () => {
    const { group, groups, commit } = heldGroup();
    const first = [group.add(1), group.add(2)];
    await nextTurn();
    const second = [group.add(3), group.add(4), group.add(5)];
    await nextTurn();
    expect(groups).toEqual([[1, 2]]);
    commit();
    expect(await Promise.all(first)).toEqual([2, 4]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    commit();
    expect(await Promise.all(second)).toEqual([6, 8, 10]);
  });

  it('has at most so many jobs, and the urgent ones first', async () => {
    const { group, groups, commit } = heldGroup(2);
    const jobs = [group.add(1), group.add(2), group.add(3), group.add(4, true)];
    await nextTurn();
    commit();
    await Promise.all([jobs[0], jobs[3]]);
    commit();
    await Promise.all(jobs);
    expect(groups).toEqual([
      [4, 1],
      [2, 3],
    ]);
  });

  it('settles nothing before its commit is over', async () => {
    const { group, commit } = heldGroup();
    let isSettled = false;
    const job = group.add(1).then(() => {
      isSettled = true;
    });
    await nextTurn();
    await nextTurn();
    expect(isSettled).toBe(false);
    commit();
    await job;
    expect(isSettled).toBe(true);
  });

  it('refuses one job alone', async () => {
    const { group, commit } = heldGroup();
    const outcomes = Promise.allSettled([group.add(1), group.add(-1), group.add(2)]);
    await nextTurn();
    commit();
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails as a whole where its commit does, and goes on', async () => {
    let isBroken = true;
    const group = new Group<number, number>(async (jobs) => {
      if (isBroken) throw new Error('disk');
      return jobs.map((result) => ({ result }));
    });
    const outcomes = await Promise.allSettled([group.add(1), group.add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await group.add(3)).toBe(3);
    await group.idle();
  });
});

describe('turns', () => {
  it('of one key come one after the other, those of others do not wait', async () => {
    const turns = new Turns();
    const happened: string[] = [];
    let finish = (): void => {};
    const first = turns.take('a', () => new Promise<void>((resolve) => (finish = resolve)));
    const second = turns.take('a', async () => happened.push('second of a'));
    await turns.take('b', async () => happened.push('b'));
    expect(happened).toEqual(['b']);
    finish();
    await Promise.all([first, second]);
    expect(happened).toEqual(['b', 'second of a']);
  });

  it('go on after one that failed', async () => {
    const turns = new Turns();
    const failed = turns.take('a', () => Promise.reject(new Error('no')));
    expect(await turns.take('a', async () => 1)).toBe(1);
    await expect(failed).rejects.toThrow('no');
  });
});
