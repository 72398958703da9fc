import { afterEach, expect, test, vi } from 'vitest';
import {
  enterFullScreen,
  isFullScreen,
  keepAwake,
  leaveFullScreen,
  mayFillScreen,
  watchFullScreen,
} from './screen.ts';

class TestDocument extends EventTarget {
  visibilityState = 'visible';
  fullscreenEnabled = true;
  fullscreenElement: unknown = null;
  readonly documentElement = { requestFullscreen: async () => this.#fill(this.documentElement) };
  exitFullscreen = async () => this.#fill(null);

  show(visibilityState: 'visible' | 'hidden'): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  #fill(element: unknown): void {
    this.fullscreenElement = element;
    this.dispatchEvent(new Event('fullscreenchange'));
  }
}

class TestLock extends EventTarget {
  isHeld = true;
  async release(): Promise<void> {
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
  }
}

function stubPage(request?: () => Promise<TestLock>): TestDocument {
  const page = new TestDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', request === undefined ? {} : { wakeLock: { request } });
  return page;
}

/** A browser whose wake locks are recorded. */
function stubLocks() {
  const locks: TestLock[] = [];
  const page = stubPage(async () => {
    const lock = new TestLock();
    locks.push(lock);
    return lock;
  });
  return { page, locks };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the screen stays on until the caller lets it go off', async () => {
  const { page, locks } = stubLocks();
  const report = vi.fn();
  const end = keepAwake(report);
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[true]]));
  end();
  page.show('visible');
  expect(locks.map(({ isHeld }) => isHeld)).toEqual([false]);
  expect(report).toHaveBeenCalledOnce();
});

test('a page that was hidden asks again when it is visible', async () => {
  const { page, locks } = stubLocks();
  const report = vi.fn();
  keepAwake(report);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  page.show('hidden');
  await locks[0]?.release();
  expect(report).toHaveBeenLastCalledWith(false);
  page.show('visible');
  await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith(true));
  expect(locks.map(({ isHeld }) => isHeld)).toEqual([false, true]);
});

test('a lock that arrives too late is released', async () => {
  const { locks } = stubLocks();
  const report = vi.fn();
  keepAwake(report)();
  await vi.waitFor(() => expect(locks[0]?.isHeld).toBe(false));
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['has no wake lock', undefined],
  ['refuses it', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('the caller knows if the browser %s', async (_, request) => {
  stubPage(request);
  const report = vi.fn();
  const end = keepAwake(report);
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[false]]));
  end();
});

test('the page fills the screen and returns to its window, and the listener knows', async () => {
  stubPage();
  const listener = vi.fn();
  const cancel = watchFullScreen(listener);
  expect([mayFillScreen(), isFullScreen()]).toEqual([true, false]);
  expect(await enterFullScreen()).toBe(true);
  expect(isFullScreen()).toBe(true);
  expect(await leaveFullScreen()).toBe(true);
  expect(listener.mock.calls).toEqual([[true], [false]]);
  cancel();
  await enterFullScreen();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a browser without full screens says so', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  expect([mayFillScreen(), isFullScreen()]).toEqual([false, false]);
  expect([await enterFullScreen(), await leaveFullScreen()]).toEqual([false, false]);
});
