import { words } from '@nain-jaune/words';
import { expect, type Locator } from '@playwright/test';
import { test } from './browserTest.ts';
import { Guest, openTableForTwo, playDeal, texts } from './guest.ts';
import { ONLY } from './screens.ts';

const { room, erase, records, talk } = texts;

/** Submits a name in the open form. */
async function submitName({ renameForm }: Guest, name: string): Promise<void> {
  await renameForm.getByRole('textbox').fill(name);
  await renameForm.getByRole('button', { name: room.rename }).click();
}

function portraitOf(guest: Guest, name: string): Locator {
  return guest.seat(name).locator('.face img');
}

test('a portrait is chosen, stored and changed', { tag: ONLY.desk }, async ({ browser, page }) => {
  const { lookFaces } = words('fr').play;
  const anne = await Guest.at(page, 'Anne');
  await anne.goTo('#/online');
  await page.getByRole('button', { name: texts.lobby.openTable }).click();
  await page.getByRole('radio', { name: lookFaces.owl }).check();
  await page.keyboard.press('Escape');
  const code = await anne.openTable(3, 1);
  const basile = await Guest.in(browser, 'Basile');
  await basile.goTo(`#/t/${code}`);
  await expect(basile.page.getByRole('listitem').filter({ hasText: 'Anne' }).locator('img')).toHaveAttribute(
    'src',
    /person-owl/,
  );
  await basile.join(code);
  await expect(portraitOf(basile, 'Anne')).toHaveAttribute('src', /person-owl/);
  await expect(portraitOf(basile, 'Basile')).not.toHaveAttribute('src', /person-owl/);
  await page.reload();
  await expect(portraitOf(anne, 'Anne')).toHaveAttribute('src', /person-owl/);

  const form = await anne.openRenameForm();
  await expect(form.getByRole('radio', { name: lookFaces.owl })).toBeChecked();
  await form.getByRole('radio', { name: lookFaces.grandmother }).check();
  await form.getByRole('button', { name: room.rename }).click();
  await expect(portraitOf(basile, 'Anne')).toHaveAttribute('src', /person-grandmother/);
  await anne.startGame([basile]);
  await expect(basile.page.locator('img[src*="person-grandmother"]')).toBeVisible();
});

test('a name is changed and deleted from the record', { tag: ONLY.desk }, async ({ browser, page }) => {
  const { anne, basile, code } = await openTableForTwo(page, browser);
  await anne.openRenameForm();
  await submitName(anne, '   ');
  await expect(page.getByRole('alert')).toHaveText(texts.refusals['empty-name']);
  const signs = `${'👨\u200d👩\u200d👧\u200d👦'.repeat(6)}🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}`;
  await submitName(anne, signs);
  await expect(basile.seat(signs)).toBeVisible();
  await anne.openRenameForm();
  await submitName(anne, 'Annette');
  await expect(anne.seat('Annette')).toContainText(anne.ui.you);
  await expect(basile.seat('Annette')).toBeVisible();
  await expect(
    basile.page.getByRole('status').filter({ hasText: texts.announcements.renamed(signs, 'Annette') }),
  ).toHaveCount(1);
  await anne.startGame([basile]);
  await basile.page.getByRole('button', { name: room.seats, exact: true }).click();
  await basile.openRenameForm();
  await submitName(basile, 'Bazile');
  await expect(basile.page.getByRole('dialog').getByText('Bazile', { exact: true })).toBeVisible();
  await basile.page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: anne.ui.seats })).toContainText('Bazile');
  await playDeal([anne, basile]);
  await expect(anne.settlement.getByText(texts.fairness.dealProven)).toBeVisible();

  await anne.again.click();
  await anne.openAbout();
  await page.getByRole('button', { name: erase.action }).click();
  await anne.confirm(erase.question);
  await expect(page.getByText(erase.done)).toBeVisible();
  await expect(anne.seat(records.nameless)).toContainText(anne.ui.you);
  const record = await (await page.request.get(`/api/tables/${code}/records/1`)).text();
  expect(record).not.toContain('Annette');
  expect(record).toContain('Bazile');
});

test('names are trimmed, and equal ones are numbered', { tag: ONLY.desk }, async ({ browser, page }) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const other = await Guest.in(browser, 'Basile');
  await other.goTo(`#/t/${code}`);
  const field = other.page.getByLabel(other.ui.yourName);
  await field.fill('  An\u200bne  ');
  await field.blur();
  await expect(field).toHaveValue('Anne');
  await other.page.getByRole('button', { name: room.sit, exact: true }).click();
  await expect(other.seat('Anne 2')).toContainText(other.ui.you);
  const renamed = (await other.openRenameForm()).getByRole('textbox');
  await expect(renamed).toHaveValue('Anne 2');
  await submitName(other, 'Anne');
  await expect(renamed, 'the server adds the number again').toHaveValue('Anne 2');
  await other.goTo('#/online');
  await other.page.getByRole('button', { name: texts.lobby.openTable }).click();
  await expect(field, 'the number is not kept for other tables').toHaveValue('Anne');
});

test('a name deleted during a game disappears for all', async ({ browser, page }) => {
  const { anne, basile } = await openTableForTwo(page, browser);
  await basile.page.getByText(talk.saySomething, { exact: true }).click();
  await basile.page.getByRole('button', { name: talk.phrases.hello }).click();
  await expect(page.getByRole('log', { name: talk.title })).toContainText(talk.phrases.hello);
  await anne.start.click();
  await expect(page.getByRole('list', { name: anne.ui.seats })).toContainText('Basile');

  await basile.page.getByRole('button', { name: room.seats, exact: true }).click();
  await basile.openAbout();
  await basile.page.getByRole('button', { name: erase.action }).click();
  await basile.confirm(erase.question);
  await expect(basile.page.getByText(erase.done)).toBeVisible();
  await expect(page.getByRole('list', { name: anne.ui.seats })).toContainText(records.nameless);
  await expect(page.getByText(talk.phrases.hello)).toHaveCount(0);
  await page.getByRole('button', { name: anne.ui.tableTalk }).click();
  await expect(page.getByRole('log', { name: talk.title })).toHaveText(talk.nothingYet);
});
