import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The mobile setting of Lighthouse: a slow 4G network, and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
}

/** Makes the processor of a page slower and, if asked for, its network. */
export async function slowDown(page: Page, { network = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}
