import { dailyTable } from '@nain-jaune/same-cards/daily';
import { checkAttempt } from '@nain-jaune/same-cards/play';
import { commitmentTo } from '@nain-jaune/table/proof';
import { expect, type Page, test } from '@playwright/test';
import { type DailyPlayer, prepareDay, TODAY } from './daily.ts';
import { ONLY } from './screens.ts';

const SECRET = 'ab'.repeat(32);
const TOMORROW = '2026-11-26';
const COMMITTED = commitmentTo('cd'.repeat(32));
const RESULTS = [
  [-30, 2],
  [5, 6],
  [200, 1],
] as const;

interface Sent {
  readonly id: string;
  readonly record: { readonly players: readonly { readonly name: string }[] };
}

/** Answers as a server does. Returns the attempts that it receives. */
async function serveDay(page: Page, refusal?: string): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const day = { date: TODAY, commitment: commitmentTo(SECRET), secret: SECRET, attempts: 9 };
  const tomorrow = { date: TOMORROW, commitment: COMMITTED, secret: null, attempts: 0 };
  await page.route('**/api/daily', (route) =>
    route.fulfill({ json: { today: TODAY, days: [tomorrow, day] } }),
  );
  await page.route(`**/api/daily/${TODAY}`, (route) =>
    route.fulfill({ json: { date: TODAY, attempts: 9, results: RESULTS, par: 4, best: null } }),
  );
  await page.route(`**/api/daily/${TODAY}/attempts`, (route) => {
    sent.push(route.request().postDataJSON());
    if (refusal === undefined)
      return route.fulfill({ status: 201, json: { result: 5, attempts: 10, better: 1 } });
    return route.fulfill({ status: 422, json: { error: refusal, problems: [] } });
  });
  return sent;
}

async function prepared(page: Page): Promise<DailyPlayer> {
  const player = await prepareDay(page);
  await page.addInitScript(() => {
    const preferences = { pace: 'instant', forced: 'ask', sounds: false, name: 'Odile' };
    localStorage.setItem('nain-jaune.preferences', JSON.stringify(preferences));
  });
  return player;
}

test('the attempt is sent once, without the name, and compared with those of others', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = await prepared(page);
  const texts = await player.texts();
  const sent = await serveDay(page);
  await player.playDay();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(page.getByText(texts.proof.unseen)).toBeVisible();
  await page.getByText(texts.asTable).click();
  await expect(page.getByRole('row').filter({ hasText: texts.yours })).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.record.players.map(({ name }) => name)).toEqual(['', '', '', '']);
  expect(checkAttempt(dailyTable(TODAY, SECRET), sent[0]?.record)).toMatchObject({ ok: true });
  await page.reload();
  await expect(page.getByText(texts.sent)).toBeVisible();
  expect(sent).toHaveLength(1);

  const kept = await page.evaluate(() => localStorage.getItem('nain-jaune.daily-commitments'));
  expect(JSON.parse(kept ?? '')).toEqual({ list: [{ date: TOMORROW, commitment: COMMITTED }] });
});

for (const [proof, promised] of [
  ['proven', commitmentTo(SECRET)],
  ['broken', COMMITTED],
] as const)
  test(`the commitment of the day before is checked: ${proof}`, { tag: ONLY.desk }, async ({ page }) => {
    const player = await prepared(page);
    await serveDay(page);
    await page.addInitScript(
      (list) => localStorage.setItem('nain-jaune.daily-commitments', JSON.stringify({ list })),
      [{ date: TODAY, commitment: promised }],
    );
    await player.openDay();
    await expect(page.getByText((await player.texts()).proof[proof])).toBeVisible();
  });

test('a refusal is shown, and the attempt is not sent again', { tag: ONLY.desk }, async ({ page }) => {
  const player = await prepared(page);
  const sent = await serveDay(page, 'forged');
  await player.playDay();
  const refused = page.getByText((await player.texts()).refused.forged);
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an attempt without the server is not in its list', { tag: ONLY.desk }, async ({ page }) => {
  const player = await prepared(page);
  await player.playDay();
  const sent = await serveDay(page);
  await page.reload();
  await expect(page.getByText((await player.texts()).offline)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('the server of the tests checks and counts an attempt of its present day', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = await prepared(page);
  const texts = await player.texts();
  await page.unroute('**/api/daily**');
  await page.clock.setSystemTime(Date.now());
  await player.playDay();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(page.getByText(texts.first)).toBeVisible();
  await expect(page.getByText(texts.proof.unseen)).toBeVisible();
});
