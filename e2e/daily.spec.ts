import { allOwnCosts, totalCost } from '@nain-jaune/same-cards/costs';
import { dailyExpert, dailyTable } from '@nain-jaune/same-cards/daily';
import { checkAttempt } from '@nain-jaune/same-cards/play';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { prepareDay, TODAY } from './daily.ts';
import { overflowOf } from './pageActions.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

const sharing = await words('fr').chapters.share();

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('before and after play the page fits a small phone and has no violation', {
      tag: ONLY.phone,
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const player = await prepareDay(page, language);
      await player.openDay();
      await expect(await player.button('play')).toBeInViewport({ ratio: 1 });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 740, height: 360 });
      await expect(await player.button('play')).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 640 });
      await expectNoViolations(page, 'before');
      await player.playDay();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectNoViolations(page, 'after');
    });

    test('an address without a deal says why and leads to today’s', { tag: ONLY.desk }, async ({ page }) => {
      const player = await prepareDay(page, language);
      const { wrongDate, toToday } = await player.texts();
      const problems = {
        '2026-02-30': 'no-date',
        nonsense: 'no-date',
        ['x'.repeat(2000)]: 'no-date',
        '2026-11-26': 'future',
        '2025-12-31': 'too-early',
      } as const;
      for (const [date, problem] of Object.entries(problems)) {
        await player.openDay(date);
        await expect(page.getByRole('alert')).toContainText(wrongDate[problem].title);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      }
      await expectNoViolations(page, 'a wrong date');
      await page.getByRole('link', { name: toToday }).click();
      await expect(await player.button('play')).toBeVisible();
    });
  });

test('today’s deal is played by keyboard, and its result stays', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page }) => {
  const player = await prepareDay(page);
  const texts = await player.texts();
  await player.openDay();
  await (await player.button('play')).press('Enter');
  await player.waitForTurn();
  await expect(page.getByRole('button', { name: player.play.hint })).toBeHidden();
  await player.playByKeys();
  const table = dailyTable(TODAY);
  const record = await storedRecord(page, page.url());
  const checked = checkAttempt(table, record);
  if (!checked.ok) throw new Error(checked.error.code);
  const cost = totalCost(allOwnCosts(table, record));
  const expert = dailyExpert(TODAY) ?? Number.NaN;
  await player.toResult.press('Enter');

  const result = page.getByRole('heading', { name: texts.cost(cost) });
  await expect(result).toBeVisible();
  await expect(page.getByText(texts.told(checked.value, expert))).toBeVisible();
  await expect(page.getByRole('row', { name: `${texts.expert} ${texts.signed(expert)}` })).toBeVisible();
  await expect(page.getByText(texts.searching)).toBeHidden();
  await page.reload();
  await expect(result).toBeVisible();
  await (await player.button('practise')).press('Enter');
  await player.playByKeys();
  const back = player.settlement.getByRole('link', { name: player.play.backTo.result });
  await expect(back).toBeFocused();
  await expect(player.settlement.getByRole('button', { name: player.ui.playAgain })).toBeHidden();
  await expect(player.toResult).toBeHidden();
  await player.openDay();
  await expect(result).toBeVisible();
});

test('a day is continued after a reload, and lost if its game is deleted', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = await prepareDay(page);
  await player.openDay();
  await (await player.button('play')).click();
  await player.waitForTurn();
  const game = page.url();
  await player.openDay();
  await page.getByRole('button', { name: player.ui.continueGame }).click();
  await expect(page).toHaveURL(game);
  await page.goto('/#/you');
  await page.getByRole('button', { name: player.ui.removeGame }).click();
  await page.getByRole('dialog').getByRole('button', { name: player.ui.removeGame }).click();
  await expect(page.getByText(player.home.noneFound)).toBeVisible();
  await player.openDay();
  await expect(page.getByText((await player.texts()).lost)).toBeVisible();
  await expect(await player.button('practise')).toBeVisible();
});

test('an earlier day is found in the calendar and adds nothing to the streak', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = await prepareDay(page);
  const texts = await player.texts();
  await player.playDay();
  await page.getByRole('button', { name: texts.earlier }).press('Enter');
  await page.getByRole('link', { name: texts.dayNotPlayed('31 octobre 2026') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.titleOf('31 octobre 2026'));
  await player.playDay('2026-10-31');
  await expect(page.getByRole('link', { name: /^31 octobre 2026.*joué plus tard/ })).toBeVisible();
  const figure = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(figure(texts.streak)).toContainText(texts.days(1));
  await expect(figure(texts.played)).toContainText(texts.days(2));
  await page.goto('/#/');
  const { dailyPlayed } = await words('fr').chapters.laterHome();
  const mark = page.getByRole('img', { name: dailyPlayed(1) });
  await expect(mark).toBeVisible();
  await expect(page.getByRole('link').filter({ has: mark }).locator('.icon')).toBeVisible();
});

test('the result is shared as a text with its link', { tag: ONLY.desk }, async ({ page }) => {
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void Reflect.set(window, 'copied', text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const player = await prepareDay(page);
  const { share } = await player.texts();
  await player.playDay();
  const text =
    /^Nain jaune · 25 nov\. · [+−]?\d+ \(Expert\s: [+−]?\d+\) · 1 jour sur 7\n[🟩🟨🟧🟥]+ Mes choix ont coûté \d+ jetons?\.\nhttp:\/\/\S+#\/daily\/2026-11-25$/u;
  await expect(page.getByRole('textbox', { name: share.label })).toHaveValue(text);
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.getByText(sharing.copied)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toMatch(text);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('today’s deal is played, and its result is compared', { tag: ONLY.desk }, async ({
    page,
    context,
  }) => {
    const player = await prepareDay(page);
    await page.goto('/');
    await expect(page.getByText(words('fr').app.readyOffline)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await player.playDay();
    await expect(page.getByText((await player.texts()).searching)).toBeHidden();
  });
});
