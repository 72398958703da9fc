import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Guest, texts } from './guest.ts';
import { ONLY, QUICK } from './screens.ts';

const { invitation, lobby, settings } = texts;

/** What a page has passed on: to the system's own sheet, or to the clipboard. */
interface PassedOn {
  readonly shared: ShareData[];
  readonly copied: string[];
}

/** Puts a sheet and a clipboard in the place of the system's own, which no test can look into. */
async function standIn(
  page: Page,
  share: 'none' | 'works' | 'AbortError' | 'NotAllowedError',
  mayCopy = true,
) {
  await page.addInitScript(
    ({ share, mayCopy }) => {
      const passedOn: PassedOn = { shared: [], copied: [] };
      const refuse = (name: string) => Promise.reject(new DOMException('', name));
      const sheet = (data: ShareData) =>
        share === 'works' ? Promise.resolve(void passedOn.shared.push(data)) : refuse(share);
      const writeText = (text: string) =>
        mayCopy ? Promise.resolve(void passedOn.copied.push(text)) : refuse('NotAllowedError');
      const own = { configurable: true };
      Object.assign(globalThis, { passedOn });
      Object.defineProperty(navigator, 'share', { ...own, value: share === 'none' ? undefined : sheet });
      Object.defineProperty(navigator, 'clipboard', { ...own, value: { writeText } });
    },
    { share, mayCopy },
  );
}

function passedOn(page: Page): Promise<PassedOn> {
  return page.evaluate(() => (globalThis as unknown as { passedOn: PassedOn }).passedOn);
}

/** Opens a table and gives its link. */
async function opened(page: Page): Promise<string> {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  return new URL(`/#/t/${code}`, page.url()).href;
}

test('a table is passed on by the system’s own sheet, with who invites and the link', {
  tag: QUICK.phone,
}, async ({ page }) => {
  await standIn(page, 'works');
  const link = await opened(page);
  await page.getByRole('button', { name: invitation.share }).click();
  const { shared, copied } = await passedOn(page);
  expect(shared).toEqual([{ title: expect.any(String), text: invitation.message('Anne'), url: link }]);
  expect(copied).toEqual([]);
});

test('from home three taps and a name lead to a link that can be sent', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps++;
  };
  await standIn(page, 'works');
  await page.goto('/');
  await tap(page.getByRole('link', { name: words('fr').app.online, exact: true }).first());
  await tap(page.getByRole('button', { name: lobby.openTable }));
  // The field has the focus already.
  await page.keyboard.type('Anne');
  await tap(page.getByRole('button', { name: settings.openTable }));
  await expect(page.getByText(/#\/t\/\w{4}-\w{4}-\w{2}$/)).toBeVisible();
  await expect(page.getByRole('img', { name: invitation.picture })).toBeVisible();
  await expect(page.getByRole('button', { name: invitation.share })).toBeInViewport();
  await expect(page.getByRole('button', { name: invitation.copy }).first()).toBeInViewport();
  expect(taps).toBe(3);
});

test('a free seat invites by the system’s own sheet, or leads to the invitation', {
  tag: ONLY.phone,
}, async ({ page }) => {
  await standIn(page, 'none');
  await opened(page);
  await page.getByRole('button', { name: invitation.title, exact: true }).first().tap();
  await expect(page.getByRole('heading', { name: invitation.title })).toBeInViewport();
  await expect(page.getByRole('button', { name: invitation.copy }).first()).toBeFocused();
});

test('who thinks better of it is told nothing', { tag: ONLY.desk }, async ({ page }) => {
  await standIn(page, 'AbortError');
  await opened(page);
  await page.getByRole('button', { name: invitation.share }).click();
  await page.getByRole('button', { name: invitation.copy }).first().focus();
  for (const told of [invitation.copied, invitation.notCopied])
    await expect(page.getByText(told)).toBeHidden();
  expect((await passedOn(page)).copied).toEqual([]);
});

test('where the sheet does not work the link is copied', { tag: ONLY.desk }, async ({ page }) => {
  await standIn(page, 'NotAllowedError');
  const link = await opened(page);
  await page.getByRole('button', { name: invitation.share }).click();
  await expect(page.getByText(invitation.copied)).toBeVisible();
  expect((await passedOn(page)).copied).toEqual([link]);
});

test('without a sheet there is the clipboard, and without that the link to be copied by hand', async ({
  page,
}) => {
  await standIn(page, 'none', false);
  const link = await opened(page);
  await expect(page.getByRole('button', { name: invitation.share })).toBeHidden();
  await page.getByRole('button', { name: invitation.copy }).first().click();
  await expect(page.getByText(invitation.notCopied)).toBeVisible();
  await expect(page.getByText(link, { exact: true })).toBeVisible();
});
