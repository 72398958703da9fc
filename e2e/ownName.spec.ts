import { words } from '@nain-jaune/words';
import { expect, type Locator, test } from '@playwright/test';
import { Guest, playDeal, texts } from './company.ts';
import { ONLY } from './screens.ts';

const { company, records } = texts;

/** Takes another name where one is at the table. */
async function rename(guest: Guest, name: string): Promise<void> {
  await guest.page.getByText(company.rename, { exact: true }).first().click();
  const form = guest.page.getByRole('form', { name: company.rename });
  await form.getByRole('textbox').fill(name);
  await form.getByRole('button', { name: company.rename }).click();
}

/** The picture of somebody's portrait at his seat. */
function portraitOf(guest: Guest, name: string): Locator {
  return guest.seat(name).locator('.face img');
}

test('a portrait is chosen when one opens a table, seen by the others, kept, and changed with the name', {
  tag: ONLY.desk,
}, async ({ browser, page }) => {
  const { lookFaces } = words('fr').play;
  const anne = await Guest.at(page, 'Anne');
  await anne.goTo('#/online');
  await page.getByLabel(company.portrait).selectOption(lookFaces.owl);
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

  await page.getByText(company.rename, { exact: true }).first().click();
  const form = page.getByRole('form', { name: company.rename });
  await expect(form.getByLabel(company.portrait)).toHaveValue('owl');
  await form.getByLabel(company.portrait).selectOption(lookFaces.grandmother);
  await form.getByRole('button', { name: company.rename }).click();
  await expect(portraitOf(basile, 'Anne')).toHaveAttribute('src', /person-grandmother/);
  await anne.start.click();
  await expect(basile.cards.first()).toBeVisible();
  await expect(basile.page.locator('img[src*="person-grandmother"]')).toBeVisible();
});

test('a name is changed before the game and during it, told to the others, and deleted from the record at the end', {
  tag: ONLY.desk,
}, async ({ browser, page }) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const basile = await Guest.in(browser, 'Basile');
  await basile.join(code);
  await rename(anne, '   ');
  await expect(page.getByRole('alert')).toHaveText(texts.refusals['empty-name']);
  const form = page.getByRole('form', { name: company.rename });
  await form.getByRole('textbox').fill('Annette');
  await form.getByRole('button', { name: company.rename }).click();
  await expect(anne.seat('Annette')).toContainText(anne.ui.you);
  await expect(basile.seat('Annette')).toBeVisible();
  await expect(
    basile.page.getByRole('status').filter({ hasText: texts.announcements.renamed('Anne', 'Annette') }),
  ).toHaveCount(1);
  await anne.start.click();
  await expect(basile.cards.first()).toBeVisible();
  await basile.page.getByRole('button', { name: company.seats, exact: true }).click();
  await rename(basile, 'Bazile');
  await expect(basile.page.getByRole('dialog').getByText('Bazile', { exact: true })).toBeVisible();
  await basile.page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: anne.ui.seats })).toContainText('Bazile');
  await playDeal([anne, basile]);
  await expect(anne.settlement.getByText(texts.fairness.dealProven)).toBeVisible();

  await anne.settlement.getByRole('button', { name: company.again }).click();
  await page.getByRole('button', { name: records.deleteName }).click();
  await page
    .getByRole('dialog', { name: records.deleteNameQuestion })
    .getByRole('button', { name: records.deleteName })
    .click();
  await expect(page.getByText(records.nameDeleted)).toBeVisible();
  await expect(anne.seat(records.nameless)).toContainText(anne.ui.you);
  const record = await (await page.request.get(`/api/tables/${code}/records/1`)).text();
  expect(record).not.toContain('Annette');
  expect(record).toContain('Bazile');
});
