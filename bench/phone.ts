import { type Browser, chromium, type Page } from '@playwright/test';
import { listenOn, makeServer } from '../packages/server/src/index.ts';
import { ensureChromium } from '../scripts/browsers.ts';
import { builtPage } from '../scripts/building.ts';

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

export interface Served {
  readonly address: string;
  /** Every requested file, with the time of the request. */
  readonly requests: { readonly file: string; readonly at: number }[];
}

/** Serves the built page to a browser while something is measured. */
export async function withBrowser<Result>(
  measure: (browser: Browser, served: Served) => Promise<Result>,
): Promise<Result> {
  const requests: Served['requests'] = [];
  const server = makeServer({ page: builtPage });
  server.addHook('onRequest', async ({ url }) => {
    requests.push({ file: new URL(url, 'http://localhost').pathname, at: Date.now() });
  });
  const served = { address: `http://localhost:${await listenOn(server, 0)}`, requests };
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--disable-gpu', '--disable-quic'],
    chromiumSandbox: false,
  });
  try {
    return await measure(browser, served);
  } finally {
    await browser.close();
    await server.close();
  }
}

export function newPhone(browser: Browser): Promise<Page> {
  return browser.newPage({ ...PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
}

/** Makes the processor of a page slower and, if asked for, its network. */
export async function slowDown(page: Page, { network = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}
