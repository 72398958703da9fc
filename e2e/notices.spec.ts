import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { test } from './browserTest.ts';
import { Guest, playMoves, texts } from './guest.ts';
import { setVisibility } from './pageActions.ts';
import { ONLY } from './screens.ts';

const { notices, lobby } = texts;

/** The notices that the page has shown, and the marks on its icon. */
interface Called {
  readonly notices: { title: string; body: string; isClosed: boolean }[];
  readonly marks: boolean[];
}

/**
 * Notes the notices of the page instead of those of the browser: the headless shell of Chromium shows none, and calls them denied
 * although the test has granted them. The page itself shows them, or only its service worker, as on Chrome for Android.
 */
async function watchNotices(page: Page, by: 'page' | 'worker'): Promise<void> {
  await page.addInitScript((mayConstruct) => {
    const called: Called = { notices: [], marks: [] };
    class Notice {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      readonly #note: Called['notices'][number];
      constructor(title: string, { body = '' }: NotificationOptions) {
        this.#note = { title, body, isClosed: false };
        called.notices.push(this.#note);
      }
      close(): void {
        this.#note.isClosed = true;
      }
    }
    class PageNotice extends Notice {
      constructor(title: string, options: NotificationOptions) {
        if (!mayConstruct) throw new TypeError('Illegal constructor');
        super(title, options);
      }
    }
    const shown: Notice[] = [];
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push(new Notice(title, options)),
      getNotifications: async () => shown,
    });
    const mark = async (isMarked: boolean) => void called.marks.push(isMarked);
    Object.assign(globalThis, { called, Notification: PageNotice });
    const own = { configurable: true };
    Object.defineProperty(navigator, 'setAppBadge', { ...own, value: () => mark(true) });
    Object.defineProperty(navigator, 'clearAppBadge', { ...own, value: () => mark(false) });
  }, by === 'page');
}

function called(page: Page): Promise<Called> {
  return page.evaluate(() => Reflect.get(globalThis, 'called'));
}

/** The titles of the notices that are shown now. */
async function shownNow(page: Page): Promise<string[]> {
  return (await called(page)).notices.filter(({ isClosed }) => !isClosed).map(({ title }) => title);
}

/** Basile, who allows notices in the browser, at the table of Anne. */
async function openTable(browser: Browser, by: 'page' | 'worker') {
  const anne = await Guest.in(browser, 'Anne');
  const context = await browser.newContext({
    locale: 'fr-FR',
    serviceWorkers: by === 'page' ? 'block' : 'allow',
  });
  const basile = await Guest.at(await context.newPage(), 'Basile');
  await watchNotices(basile.page, by);
  await basile.join(await anne.openTable(3, 1));
  await anne.startGame([basile]);
  return { anne, basile };
}

async function switchOn({ page, ui }: Guest): Promise<void> {
  await page.getByRole('button', { name: ui.settings }).click();
  await page.getByRole('checkbox', { name: notices.title }).check();
  await expectNoViolations(page, 'the switch of the notices');
  await page.keyboard.press('Escape');
}

test('a player who allows it is called to the turn while the page is hidden', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const { anne, basile } = await openTable(browser, 'page');
  const { page } = basile;
  await setVisibility(page, 'hidden');
  await playMoves([anne, basile], 6);
  expect((await called(page)).notices, 'no one has allowed it').toEqual([]);
  await setVisibility(page, 'visible');
  await switchOn(basile);
  await setVisibility(page, 'hidden');
  while ((await called(page)).notices.length === 0) await playMoves([anne, basile], 1);
  const { title, body } = (await called(page)).notices[0] ?? {};
  expect({ title, body }).toEqual({ title: basile.ui.yourTurn, body: lobby.tableOf('Anne') });
  await expect.poll(async () => (await called(page)).marks).toContain(true);
  await setVisibility(page, 'visible');
  await expect.poll(async () => (await called(page)).notices.every(({ isClosed }) => isClosed)).toBe(true);
  expect((await called(page)).marks.at(-1)).toBe(false);
});

test('where a page may not show notices, its service worker does', { tag: ONLY.desk }, async ({
  browser,
}) => {
  const { anne, basile } = await openTable(browser, 'worker');
  const { page } = basile;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await switchOn(basile);
  await setVisibility(page, 'hidden');
  let shown = await shownNow(page);
  while (shown.length === 0) {
    await playMoves([anne, basile], 1);
    shown = await shownNow(page);
  }
  // A forced pass ends the turn, and its notice, by itself.
  expect(shown).toEqual([basile.ui.yourTurn]);
  await setVisibility(page, 'visible');
  await expect.poll(() => shownNow(page)).toEqual([]);
});

test('the browser is asked by the switch alone, and a refusal is said in words', { tag: ONLY.desk }, async ({
  browser,
}) => {
  const anne = await Guest.in(browser, 'Anne');
  const { page, ui } = anne;
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(globalThis, { asked });
    Notification.requestPermission = async () => {
      asked.count++;
      return 'denied';
    };
    Object.defineProperty(Notification, 'permission', {
      get: () => (asked.count === 0 ? 'default' : 'denied'),
    });
  });
  const asked = () => page.evaluate(() => Reflect.get(globalThis, 'asked').count);
  await anne.goTo('#/you');
  await page.getByRole('button', { name: ui.settings }).last().click();
  const box = page.getByRole('checkbox', { name: notices.title });
  await expect(box).not.toBeChecked();
  expect(await asked()).toBe(0);
  await box.click();
  await expect(page.getByRole('alert').filter({ hasText: notices.refused })).toBeVisible();
  await expect(box).not.toBeChecked();
  expect(await asked()).toBe(1);
  await expectNoViolations(page, 'a refusal');
});
