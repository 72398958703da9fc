import { dailyTable } from '@nain-jaune/same-cards/daily';
import { checkAttempt } from '@nain-jaune/same-cards/play';
import { expect, type Page, test } from '@playwright/test';
import { type DailyPlayer, prepareDay, TODAY } from './daily.ts';
import { ONLY } from './screens.ts';

const RESULTS = [
  [-30, 2],
  [5, 6],
  [200, 1],
] as const;
const COSTS = [
  [0, 4],
  [200, 2],
] as const;

interface Sent {
  readonly id: string;
  readonly record: { readonly players: readonly { readonly name: string }[] };
}

/** Answers as a server does. Returns the attempts that it receives. */
async function serveDay(
  page: Page,
  { refusal, costs = COSTS }: { refusal?: string; costs?: typeof COSTS | null } = {},
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await page.route(`**/api/daily/${TODAY}`, (route) =>
    route.fulfill({ json: { date: TODAY, attempts: 9, results: RESULTS, ...(costs && { costs }) } }),
  );
  await page.route(`**/api/daily/${TODAY}/attempts`, (route) => {
    sent.push(route.request().postDataJSON());
    if (refusal === undefined)
      return route.fulfill({ status: 201, json: { result: 5, cost: 4, attempts: 10, better: 1 } });
    return route.fulfill({ status: 422, json: { error: refusal, problems: [] } });
  });
  return sent;
}

function prepared(page: Page): Promise<DailyPlayer> {
  return prepareDay(page, 'fr', { name: 'Odile' });
}

test('the attempt is sent once, without the name, and compared with those of others', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = await prepared(page);
  const texts = await player.texts();
  const sent = await serveDay(page);
  await player.playDay();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(page.getByText(texts.anyoneCanTry)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: texts.costColumn })).toBeVisible();
  await expect(page.getByText(/sur 6 essais/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: texts.yours })).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.record.players.map(({ name }) => name)).toEqual(['', '', '', '']);
  expect(checkAttempt(dailyTable(TODAY), sent[0]?.record)).toMatchObject({ ok: true });
  await page.reload();
  await expect(page.getByText(texts.sent)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a server of release 1.0 compares the results', { tag: ONLY.desk }, async ({ page }) => {
  const player = await prepared(page);
  const texts = await player.texts();
  await serveDay(page, { costs: null });
  await player.playDay();
  await expect(page.getByRole('columnheader', { name: texts.resultColumn })).toBeVisible();
  await expect(page.getByText(/sur 9 essais/)).toBeVisible();
});

test('a refusal is shown, and the attempt is not sent again', { tag: ONLY.desk }, async ({ page }) => {
  const player = await prepared(page);
  const sent = await serveDay(page, { refusal: 'forged' });
  await player.playDay();
  const refused = page.getByText((await player.texts()).refused.forged);
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an attempt made without the server is the same deal, and sent when there is one', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = await prepared(page);
  await player.playDay();
  const texts = await player.texts();
  await expect(page.getByRole('heading', { name: texts.everyone })).toBeHidden();
  const sent = await serveDay(page);
  await page.reload();
  await expect(page.getByText(texts.sent)).toBeVisible();
  expect(sent).toHaveLength(1);
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
});
