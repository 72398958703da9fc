import puppeteer, { type Browser } from 'puppeteer-core';
import { ensureFirefox } from '../../scripts/browsers.ts';

/** Only for tests that hang. */
export const TIMEOUT_MS = 300_000;

/** Starts Firefox with an English page. */
export async function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    timeout: TIMEOUT_MS,
    protocolTimeout: TIMEOUT_MS,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
  });
}
