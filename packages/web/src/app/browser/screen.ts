import { wakeLocks } from './browser.ts';
import { attempt } from './tabChannel.ts';

/**
 * Keeps the screen on while the page is visible. Calls `report` with `true` when the screen stays on, and with `false` when the
 * device may switch it off: at once if the browser cannot (over plain HTTP for example), later if the device refuses
 * (its battery is low). Returns a function that lets the screen go off again.
 */
export function keepAwake(report: (isKept: boolean) => void = () => undefined): () => void {
  const held = new Set<WakeLockSentinel>();
  let isWanted = true;
  async function acquire(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const lock = await requestLock();
    if (!isWanted) return void lock?.release();
    report(lock !== null);
    if (lock === null) return;
    held.add(lock);
    lock.addEventListener('release', () => {
      held.delete(lock);
      if (isWanted && held.size === 0) report(false);
    });
  }

  // The browser releases the lock of a hidden page.
  document.addEventListener('visibilitychange', acquire);
  acquire();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', acquire);
    for (const lock of held) lock.release();
  };
}

async function requestLock(): Promise<WakeLockSentinel | null> {
  try {
    return (await wakeLocks()?.request('screen')) ?? null;
  } catch {
    return null;
  }
}

/** Whether the page can fill the screen. Phones of Apple cannot. */
export function mayFillScreen(): boolean {
  return attempt(() => document.fullscreenEnabled, false) === true;
}

/** Whether the page fills the screen. */
export function isFullScreen(): boolean {
  return (attempt(() => document.fullscreenElement, null) ?? null) !== null;
}

/** Makes the page fill the screen. Only works in the handler of a click or key. Resolves with whether it does. */
export async function enterFullScreen(): Promise<boolean> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    return true;
  } catch {
    return false;
  }
}

/** Shows the page in its window again. Resolves with whether it does. */
export async function leaveFullScreen(): Promise<boolean> {
  try {
    await document.exitFullscreen();
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` whenever the page begins or ceases to fill the screen. Returns a cancel function. */
export function watchFullScreen(listener: (isFull: boolean) => void): () => void {
  const onChange = () => listener(isFullScreen());
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
