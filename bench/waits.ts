import { buildPageIfChanged } from '../scripts/building.ts';
import { median } from './figure.ts';
import { beginGame, type PlayedDeals, playDealsByHand } from './inPage.ts';
import { newPhone, withBrowser } from './phone.ts';

/** Tables at the same time. They mostly wait. */
const TABLES = 5;
const DEALS = 20;
const MEDIAN_BUDGET_MS = 2500;
const LONGEST_BUDGET_MS = 6000;

/** How much of default deals the player plays, and how long they wait between two own cards. */
export interface WaitFigures {
  readonly deals: number;
  readonly ownCards: number;
  readonly cardsLaidByPage: number;
  readonly ownSweeps: number;
  readonly sweepsByPage: number;
  readonly clicksPerDeal: number;
  readonly medianMs: number;
  readonly longestMs: number;
}

/** Plays default deals with four players at the normal pace, several tables at once, and prints the waits. */
export async function benchWaits(): Promise<{ readonly figures: WaitFigures; readonly broken: boolean }> {
  await buildPageIfChanged();
  const tables = await withBrowser((browser, { address }) =>
    Promise.all(
      Array.from({ length: TABLES }, async (_, table) => {
        const page = await newPhone(browser);
        // What moves would slow down the other tables, and nothing waits for it.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // A first game would have tips, and the table would wait for their reader.
        await page.addInitScript(() => localStorage.setItem('nain-jaune.new-game', '{}'));
        await page.goto(`${address}/?seed=waits${table}`);
        await beginGame(page);
        const played = await page.evaluate(playDealsByHand, DEALS);
        await page.close();
        return played;
      }),
    ),
  );
  const figures = figuresOf(tables);
  const { deals, ownCards, ownSweeps, cardsLaidByPage, sweepsByPage, clicksPerDeal } = figures;
  const { medianMs, longestMs } = figures;
  console.log(`\n${deals} default deals, played by hand: ${clicksPerDeal.toFixed(1)} clicks a deal`);
  console.log(
    `laid by the page: ${cardsLaidByPage} of ${ownCards} cards, ${sweepsByPage} of ${ownSweeps} sweeps`,
  );
  console.log(
    `wait for the next own card: median ${medianMs.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms`,
  );
  const isSlow = medianMs > MEDIAN_BUDGET_MS || longestMs > LONGEST_BUDGET_MS;
  return { figures, broken: isSlow || cardsLaidByPage + sweepsByPage > 0 };
}

function figuresOf(tables: readonly PlayedDeals[]): WaitFigures {
  const sum = (count: (played: PlayedDeals) => number) =>
    tables.reduce((total, played) => total + count(played), 0);
  const waits = tables.flatMap((played) => played.waits);
  const deals = sum((played) => played.deals);
  return {
    deals,
    ownCards: sum((played) => played.cards),
    cardsLaidByPage: sum((played) => played.unasked),
    ownSweeps: sum((played) => played.sweeps),
    sweepsByPage: sum((played) => played.unaskedSweeps),
    clicksPerDeal: sum((played) => played.clicks) / deals,
    medianMs: median(waits),
    longestMs: Math.max(...waits),
  };
}
