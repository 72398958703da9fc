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

/** Starts a heartbeat on a store with the given `beat`. */
function started(beat: () => Promise<void>, tasks: PeriodicTask[] = []): Heartbeat {
  const heartbeat = new Heartbeat({ beat } as unknown as Store, log, Date.now, tasks);
  heartbeat.start();
  return heartbeat;
}

describe('a heartbeat', () => {
  it('is ready while the store answers, but not after the time of a dead node without an answer', async () => {
    let isReachable = true;
    const heartbeat = started(async () => {
      if (!isReachable) throw new Error('unreachable');
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
  });

  it('runs each task at its interval, one run at a time, and continues after a failure', async () => {
    const run = vi.fn(async () => {
      if (run.mock.calls.length === 1) throw new Error('once');
    });
    const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 25_000)));
    const heartbeat = started(async () => {}, [
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
