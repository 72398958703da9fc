import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbage } from './garbage.ts';

/** When memory was asked for, in milliseconds from the beginning. */
let asked: number[] = [];
let isMoving = false;
let isMemoryScarce = false;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  isMoving = false;
  isMemoryScarce = false;
  vi.stubGlobal('document', { getAnimations: () => (isMoving ? [{ playState: 'running' }] : []) });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal(
    'ArrayBuffer',
    class {
      readonly byteLength: number;
      constructor(bytes: number) {
        asked.push(Date.now());
        if (isMemoryScarce) throw new RangeError('Array buffer allocation failed');
        this.byteLength = bytes;
      }
    },
  );
});

afterEach(() => void vi.useRealTimers());

test('garbage is collected at once, and again before eight seconds have gone by', async () => {
  const end = new AbortController();
  const done = collectGarbage(end.signal);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(4);
  const between = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
  expect(Math.max(...between)).toBeLessThan(8000);
  end.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(4);
  await done;
});

test('what moves is waited for', async () => {
  isMoving = true;
  void collectGarbage(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual([]);
  isMoving = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(1);
});

test('where memory is scarce none is asked for again', async () => {
  isMemoryScarce = true;
  const done = collectGarbage(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(1);
  await done;
});
