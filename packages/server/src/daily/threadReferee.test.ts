import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { playDay } from '../testing/dailyGame.ts';
import { ThreadReferee } from './threadReferee.ts';

const date = '2026-11-27';
const { record, result, cost } = playDay(date);
let referee: ThreadReferee;

afterEach(() => referee.stop());

it('checks in a thread', async () => {
  referee = new ThreadReferee();
  expect(await referee.check({ date, record })).toEqual({ type: 'played', result, cost });
  expect(await referee.check({ date: '2026-11-28', record })).toMatchObject({ type: 'forged' });
});

it('is busy if twenty records wait, and each of them gets its own verdict', async () => {
  referee = new ThreadReferee();
  const other = '2026-11-29';
  const played = playDay(other);
  const others = { type: 'played', result: played.result, cost: played.cost };
  const verdicts = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      index % 2 === 0
        ? referee.check({ date, record })
        : referee.check({ date: other, record: played.record }),
    ),
  );
  expect(verdicts.slice(20)).toEqual(Array.from({ length: 5 }, () => 'busy'));
  for (const [index, verdict] of verdicts.slice(0, 20).entries())
    expect(verdict).toEqual(index % 2 === 0 ? { type: 'played', result, cost } : others);
  expect(await referee.check({ date, record })).toEqual({ type: 'played', result, cost });
});

it('is busy when it is stopped, also for a record that it checks', async () => {
  referee = new ThreadReferee();
  const checked = [referee.check({ date, record }), referee.check({ date, record })];
  await referee.stop();
  expect(await Promise.all(checked)).toEqual(['busy', 'busy']);
  expect(await referee.check({ date, record })).toBe('busy');
});

it('checks records that follow each other in one thread, which ends when it is stopped', async () => {
  const started: Worker[] = [];
  const add = (worker: Worker) => started.push(worker);
  process.on('worker', add);
  referee = new ThreadReferee();
  await referee.check({ date, record });
  await referee.check({ date, record });
  process.off('worker', add);
  expect(started).toHaveLength(1);
  await referee.stop();
  expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
});

it('rejects a record that cannot be sent to the thread, and checks the next one', async () => {
  referee = new ThreadReferee();
  await expect(referee.check({ date, record: { moves: () => {} } })).rejects.toThrow('could not be cloned');
  expect(await referee.check({ date, record })).toEqual({ type: 'played', result, cost });
});

it('rejects a check that is too slow', async () => {
  referee = new ThreadReferee(1);
  await expect(referee.check({ date, record })).rejects.toThrow();
});

it('starts another thread after one that failed', async () => {
  referee = new ThreadReferee();
  const broken = null as unknown as Parameters<ThreadReferee['check']>[0];
  await expect(referee.check(broken)).rejects.toThrow();
  expect(await referee.check({ date, record })).toEqual({ type: 'played', result, cost });
});
