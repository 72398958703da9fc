import { afterEach, expect, it } from 'vitest';
import { playDay } from '../testing/dailyGame.ts';
import { TaskThread } from './taskThread.ts';
import { ThreadReferee } from './threadReferee.ts';

const day = { date: '2026-11-27', secret: 'ab'.repeat(32) };
const { record, result } = playDay(day.date, day.secret);
let referee: ThreadReferee;

afterEach(() => referee.stop());

it('checks and judges in threads', async () => {
  referee = new ThreadReferee();
  expect(await referee.check(day, record)).toEqual({ type: 'played', result });
  expect(await referee.check({ ...day, date: '2026-11-28' }, record)).toMatchObject({ type: 'forged' });
  expect(await referee.judge(day)).toEqual({ par: expect.any(Number), best: expect.any(Number) });
});

it('is busy if twenty records wait, and each of them gets its own verdict', async () => {
  referee = new ThreadReferee();
  const other = { date: '2026-11-29', secret: 'cd'.repeat(32) };
  const played = playDay(other.date, other.secret);
  const verdicts = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      index % 2 === 0 ? referee.check(day, record) : referee.check(other, played.record),
    ),
  );
  expect(verdicts.slice(20)).toEqual(Array.from({ length: 5 }, () => 'busy'));
  for (const [index, verdict] of verdicts.slice(0, 20).entries())
    expect(verdict).toEqual({ type: 'played', result: index % 2 === 0 ? result : played.result });
  expect(await referee.check(day, record)).toEqual({ type: 'played', result });
});

it('is busy when it is stopped, also for a record that it checks', async () => {
  referee = new ThreadReferee();
  const checked = [referee.check(day, record), referee.check(day, record)];
  await referee.stop();
  expect(await Promise.all(checked)).toEqual(['busy', 'busy']);
  expect(await referee.check(day, record)).toBe('busy');
});

it('rejects a record that cannot be sent to the thread, and checks the next one', async () => {
  referee = new ThreadReferee();
  await expect(referee.check(day, { record: () => {} })).rejects.toThrow('could not be cloned');
  expect(await referee.check(day, record)).toEqual({ type: 'played', result });
});

it('starts another thread after one that was too slow', async () => {
  referee = new ThreadReferee();
  const slow = new TaskThread(1);
  await expect(slow.run({ type: 'judge', day })).rejects.toThrow();
  await slow.stop();
  const thread = new TaskThread(60_000);
  const broken = { type: 'check', day: null, record } as unknown as Parameters<TaskThread['run']>[0];
  await expect(thread.run(broken)).rejects.toThrow();
  expect(await thread.run({ type: 'check', day, record })).toEqual({ type: 'played', result });
  await thread.stop();
});
