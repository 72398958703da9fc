import { test as base } from '@playwright/test';

/**
 * A test that opens browser contexts of its own. They are closed after it.
 *
 * Playwright leaves such contexts open until the worker ends, where their tables slow down the next tests.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
