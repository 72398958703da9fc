import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '../observe/log.ts';
import type { Store } from '../store/store.ts';
import { BEAT_EVERY_MS, DEAD_AFTER_MS } from '../store/types.ts';
import { Heartbeat, type PeriodicTask } from './heartbeat.ts';

const error = vi.fn();
const log = { error } as unknown as Log;

beforeEach(() => {
  vi.useFakeTimers();
  error.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

type Answers = Partial<Pick<Store, 'beat' | 'probe'>>;

const answer = async () => {};

/** Starts a heartbeat on a store that answers unless the given methods do not. */
function started({ beat = answer, probe = answer }: Answers, tasks: PeriodicTask[] = []): Heartbeat {
  const heartbeat = new Heartbeat({ beat, probe } as unknown as Store, log, Date.now, tasks);
  heartbeat.start();
  return heartbeat;
}

describe('a heartbeat', () => {
  it.each(['beat', 'probe'] as const)(
    'is ready while the store answers, but not after the time of a dead node without an answer to %s',
    async (method) => {
      let isReachable = true;
      const heartbeat = started({
        [method]: async () => {
          if (!isReachable) throw new Error('unreachable');
        },
      });
      await vi.advanceTimersByTimeAsync(10 * DEAD_AFTER_MS);
      expect(heartbeat.isReady).toBe(true);
      isReachable = false;
      await vi.advanceTimersByTimeAsync(DEAD_AFTER_MS + BEAT_EVERY_MS);
      expect(heartbeat.isReady).toBe(false);
      expect(error).toHaveBeenCalledTimes(1);
      isReachable = true;
      await vi.advanceTimersByTimeAsync(BEAT_EVERY_MS);
      expect(heartbeat.isReady).toBe(true);
      heartbeat.stop();
      expect(heartbeat.isReady).toBe(false);
    },
  );

  it('marks the node as alive while it waits for another connection', async () => {
    const beat = vi.fn(answer);
    const heartbeat = started({ beat, probe: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(2 * DEAD_AFTER_MS);
    expect(beat).toHaveBeenCalledTimes((2 * DEAD_AFTER_MS) / BEAT_EVERY_MS);
    expect(heartbeat.isReady).toBe(false);
    heartbeat.stop();
  });

  it('runs each task at its interval, one run at a time, and continues after a failure', async () => {
    const run = vi.fn(async () => {
      if (run.mock.calls.length === 1) throw new Error('once');
    });
    const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 25_000)));
    const heartbeat = started({}, [
      { everyMs: 10_000, run },
      { everyMs: 10_000, run: slow },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(6);
    expect(slow).toHaveBeenCalledTimes(2);
    heartbeat.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(6);
  });
});
