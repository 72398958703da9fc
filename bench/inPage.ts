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
  // The table waits for the reader of a tip.
  const dialog = 'dialog[open] button, [role=dialog] button, .note button';
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

export interface PlayedDeals {
  readonly deals: number;
  /** Own cards laid, and those that the page laid without a click. */
  readonly cards: number;
  readonly unasked: number;
  readonly sweeps: number;
  readonly unaskedSweeps: number;
  readonly clicks: number;
  /** From each click until the page asks again, in milliseconds. */
  readonly waits: readonly number[];
}

/** Plays deals by clicks on the first card that may be laid, and counts what the page plays without a click. */
export async function playDealsByHand(deals: number): Promise<PlayedDeals> {
  const played = { deals: 0, cards: 0, unasked: 0, sweeps: 0, unaskedSweeps: 0, clicks: 0 };
  const waits: number[] = [];
  // A pass is forced by the family rules, and passes by itself.
  const asks = '[data-hand] [data-card]:not([aria-disabled=true])';
  let clicked: HTMLElement | null = null;
  let clickedAt: number | null = null;
  let isDealing = false;
  const LONGEST_STAND_MS = 60_000;
  const seen = new MutationObserver((changes) => {
    if (isDealing) return;
    const cards = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    for (const card of cards) {
      if (!(card instanceof HTMLButtonElement) || card.dataset['card'] === undefined) continue;
      const isUnasked = card === clicked ? 0 : 1;
      const sweeps = card.title === '' ? 0 : 1;
      played.cards++;
      played.unasked += isUnasked;
      played.sweeps += sweeps;
      played.unaskedSweeps += sweeps * isUnasked;
    }
  });
  seen.observe(document.body, { subtree: true, childList: true });
  let askedAt = performance.now();
  const pause = async (ms: number) => {
    if (performance.now() - askedAt > LONGEST_STAND_MS) throw new Error('The table stands still.');
    await new Promise((resolve) => setTimeout(resolve, ms));
  };
  while (played.deals < deals) {
    await pause(30);
    const settled = document.querySelector<HTMLElement>('dialog[open] [data-first]');
    const card = document.querySelector<HTMLElement>(asks);
    if (settled !== null || card !== null) askedAt = performance.now();
    if (settled !== null) {
      // The next deal replaces the hand.
      isDealing = true;
      played.deals++;
      clickedAt = null;
      settled.click();
      while (
        document.querySelector('dialog[open]') !== null ||
        document.querySelector('[data-hand]') === null
      )
        await pause(100);
      await pause(500);
      isDealing = false;
    } else if (card !== null) {
      if (clickedAt !== null) waits.push(performance.now() - clickedAt);
      // A short look at the card.
      await pause(400);
      clicked = card;
      clickedAt = performance.now();
      played.clicks++;
      card.click();
      await pause(60);
    }
  }
  return { ...played, waits };
}
