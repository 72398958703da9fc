import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { ensureChromium, ensureFirefox } from '../../scripts/browsers.ts';
import { quietChromium } from '../quietChromium.ts';
import { type Engine, EnginePage, type Size, TIMEOUT_MS } from './enginePage.ts';

/** Starts Firefox with an English page. */
export async function launchFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
    },
  });
}

async function launchChromium(): Promise<Browser> {
  return launch({
    browser: 'chrome',
    executablePath: await ensureChromium(),
    args: [...quietChromium, '--no-sandbox', '--lang=en-GB', '--force-prefers-reduced-motion'],
  });
}

function launch(options: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({ timeout: TIMEOUT_MS, protocolTimeout: TIMEOUT_MS, ...options });
}

export async function startFirefox(): Promise<Engine> {
  return engineOf('Firefox', await launchFirefox());
}

export async function startChromium(): Promise<Engine> {
  return engineOf('Chromium', await launchChromium());
}

function engineOf(name: string, browser: Browser): Engine {
  return {
    name,
    newPage: (size) => PuppeteerPage.in(name, browser, size),
    close: () => browser.close(),
  };
}

/** A page of Firefox or Chromium, driven over WebDriver BiDi or the protocol of its developer tools. */
class PuppeteerPage extends EnginePage {
  readonly #page: Page;

  private constructor(engine: string, page: Page) {
    super(engine);
    this.#page = page;
  }

  static async in(engine: string, browser: Browser, size: Size): Promise<PuppeteerPage> {
    const context = await browser.createBrowserContext();
    const page = new PuppeteerPage(
      engine, // A tab would hide the others.
      await context.newPage({ type: 'window' }),
    );
    page.#page.setDefaultTimeout(TIMEOUT_MS);
    await page.resize(size);
    return page;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  evaluate<Argument, Result>(
    work: (argument: Argument) => Promise<Result> | Result,
    argument: Argument,
  ): Promise<Result> {
    return this.#page.evaluate(work as (argument: unknown) => Promise<Result>, argument);
  }

  resize(size: Size): Promise<void> {
    return this.#page.setViewport(size);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  async close(): Promise<void> {
    await this.#page.browserContext().close();
  }
}
