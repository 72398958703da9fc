import type { Page } from '@playwright/test';

/** Times in the global object of the page. */
export interface Marks {
  beganAt: number;
  shownAt: number;
}

/** Clicks the start button as soon as it exists. Returns the time at which the hand was first in the page. */
export async function beginGame(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const marks = globalThis as unknown as Partial<Marks>;
    const start = document.querySelector<HTMLButtonElement>('button.start:not(:disabled)');
    if (start !== null && marks.beganAt === undefined) {
      marks.beganAt = Date.now();
      start.click();
    }
    if (document.querySelector('[role=toolbar] button') !== null) marks.shownAt ??= Date.now();
    return marks.shownAt !== undefined;
  });
  return page.evaluate(() => (globalThis as unknown as Marks).shownAt);
}

/** Plays a deal inside the page, so that no other process disturbs the frames. */
export async function playDealWatched(): Promise<number> {
  let longest = 0;
  const seen = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  seen.observe({ type: 'long-animation-frame' });
  const ready = '[role=toolbar] button:not([aria-disabled=true])';
  const dialog = 'dialog[open] button, [role=dialog] button';
  for (let waits = 0; waits < 2000; waits++) {
    if (document.querySelector('dialog[open] [data-first]') !== null) break;
    const button =
      document.querySelector<HTMLElement>(dialog) ??
      document.querySelector<HTMLElement>(ready) ??
      document.querySelector<HTMLElement>('button.pass:not(:disabled):not([aria-disabled=true])');
    button?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  seen.disconnect();
  return longest;
}

export interface Taps {
  /** In milliseconds. */
  slowestTap: number;
}

/** Measures the taps in the page from now on. */
export function noteTaps(): void {
  const taps = globalThis as unknown as Taps;
  taps.slowestTap = 0;
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) taps.slowestTap = Math.max(taps.slowestTap, entry.duration);
  });
  seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
