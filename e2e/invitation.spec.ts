import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Guest, texts } from './guest.ts';
import { ONLY, QUICK } from './screens.ts';

const sharing = await words('fr').chapters.share();
const { invitation, lobby, settings } = texts;

/** The data passed to the system's share sheet and to the clipboard. */
interface PassedOn {
  readonly shared: ShareData[];
  readonly copied: string[];
}

/** Replaces the share sheet and the clipboard of the system. */
async function replaceSharing(
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
      if (!mayCopy) Object.defineProperty(document, 'execCommand', { ...own, value: () => false });
    },
    { share, mayCopy },
  );
}

function passedOn(page: Page): Promise<PassedOn> {
  return page.evaluate(() => Reflect.get(globalThis, 'passedOn'));
}

/** Opens a table and returns its link. */
async function openTable(page: Page): Promise<string> {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  return new URL(`/#/t/${code}`, page.url()).href;
}

test('the share sheet gets host and link of a table', async ({ page }) => {
  await replaceSharing(page, 'works');
  const link = await openTable(page);
  await page.getByRole('button', { name: sharing.send }).click();
  const { shared, copied } = await passedOn(page);
  expect(shared).toEqual([{ title: expect.any(String), text: invitation.message('Anne'), url: link }]);
  expect(copied).toEqual([]);
});

test('beside a long invitation the rules of the table are directly below the seats', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await openTable(page);
  const seats = await page.locator('[aria-labelledby="seats"]').boundingBox();
  const rules = await page.getByRole('heading', { name: settings.title }).boundingBox();
  expect((rules?.y ?? 0) - (seats?.y ?? 0) - (seats?.height ?? 0)).toBeLessThan(60);
});

test('three taps and a name lead from home to a link', { tag: [ONLY.phone, QUICK.phone] }, async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps++;
  };
  await replaceSharing(page, 'works');
  await page.goto('/');
  await tap(page.getByRole('link', { name: words('fr').app.online, exact: true }).first());
  await tap(page.getByRole('button', { name: lobby.openTable }));
  // The field has the focus.
  await page.keyboard.type('Anne');
  await tap(page.getByRole('button', { name: settings.openTable }));
  await expect(page.getByLabel(sharing.link, { exact: true })).toHaveValue(/#\/t\/\w{4}-\w{4}-\w{2}$/);
  await expect(page.getByRole('img', { name: sharing.picture })).toBeVisible();
  await expect(page.getByRole('button', { name: sharing.send })).toBeInViewport();
  await expect(page.getByRole('button', { name: sharing.copy }).first()).toBeInViewport();
  expect(taps).toBe(3);
});

test('without a share sheet, a free seat shows the invitation', { tag: ONLY.phone }, async ({ page }) => {
  await replaceSharing(page, 'none');
  await openTable(page);
  await page.getByRole('button', { name: invitation.title, exact: true }).first().tap();
  await expect(page.getByRole('heading', { name: invitation.title })).toBeInViewport();
  await expect(page.getByRole('button', { name: sharing.copy }).first()).toBeFocused();
});

test('cancelling the share sheet shows no message', { tag: ONLY.desk }, async ({ page }) => {
  await replaceSharing(page, 'AbortError');
  await openTable(page);
  await page.getByRole('button', { name: sharing.send }).click();
  await page.getByRole('button', { name: sharing.copy }).first().focus();
  for (const message of [sharing.copied, sharing.notCopied])
    await expect(page.getByText(message)).toBeHidden();
  expect((await passedOn(page)).copied).toEqual([]);
});

test('if the share sheet fails, the link is copied', { tag: ONLY.desk }, async ({ page }) => {
  await replaceSharing(page, 'NotAllowedError');
  const link = await openTable(page);
  await page.getByRole('button', { name: sharing.send }).click();
  await expect(page.getByText(sharing.copied)).toBeVisible();
  expect((await passedOn(page)).copied).toEqual([link]);
});

test('without share sheet and clipboard, the link is shown', async ({ page }) => {
  await replaceSharing(page, 'none', false);
  const link = await openTable(page);
  await expect(page.getByRole('button', { name: sharing.send })).toBeHidden();
  await page.getByRole('button', { name: sharing.copy }).first().click();
  await expect(page.getByText(sharing.notCopied)).toBeVisible();
  await expect(page.getByLabel(sharing.link, { exact: true }).first()).toHaveValue(link);
});
