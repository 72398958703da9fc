import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInTheme } from './axe.ts';
import { playedRecord } from './playedRecord.ts';
import { QUICK } from './screens.ts';

const sharing = await words('fr').chapters.share();
const french = words('fr');
const texts = await french.chapters.postgame();

const POSITION = 'lindor-1789 0 1 110,120,125,125 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 .';

const field = (page: Page) => page.getByRole('textbox', { name: texts.position.text });
const play = (page: Page) => page.getByRole('button', { name: texts.position.play });
const hand = (page: Page) => page.locator('[data-hand] [data-card]');

test('a pasted position is played, and each problem of a wrong one is shown with its place', {
  tag: [QUICK.desk, QUICK.phone],
}, async ({ page }) => {
  await page.goto('/#/statistics');
  await page.getByRole('link', { name: texts.position.title }).click();
  await field(page).fill(POSITION.replace('125,125', '125,x').replace('?4', '4'));
  await play(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveCount(2);
  await expect(alert).toContainText(texts.position.wrong);
  await expect(alert).toContainText('Jetons :');
  await expect(alert).toContainText('Talon :');
  await expectNoViolationsInTheme(page);

  await field(page).fill(POSITION);
  await expect(alert).toBeHidden();
  await play(page).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(hand(page)).toHaveCount(12);
  await page.reload();
  await expect(hand(page)).toHaveCount(12);
  await page.goBack();
  await expect(field(page)).toHaveValue(POSITION);
});

test('a position copied from a replay opens the same deal by a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/statistics');
  const record = playedRecord('position', 1);
  const buffer = Buffer.from(JSON.stringify(record));
  await page.getByLabel(texts.records.load).last().setInputFiles({ name: 'game.json', mimeType: '', buffer });
  await page.getByRole('link', { name: texts.records.open }).click();
  await page.getByRole('button', { name: texts.replay.on, exact: true }).click();
  await page.getByLabel(texts.replay.eyes).selectOption({ label: texts.replay.eyesOf('Clara') });
  await page.getByRole('button', { name: texts.position.copy }).click();
  await expect(page.getByText(sharing.copied)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^lindor-1789 2 \d .* \?12\/\?12\/\S+\/\?12 \?4 \S+$/);
  expect(text.split(' ')[2]).toBe(String(record.deals[0]?.dealer));

  await page.goto(`/#/position/${text.replaceAll(' ', '_')}`);
  await expect(field(page)).toHaveValue(text);
  await play(page).click();
  const [, known = ''] = /\/\?12\/(\S+)\/\?12/.exec(text) ?? [];
  for (const card of known.match(/../g) ?? [])
    await expect(page.locator(`[data-hand] [data-card="${card}"]`)).toBeVisible();
});
