import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const core = words('fr');
const judge = await core.chapters.judge();
const book = await core.chapters.book();

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true });
}

function questionOf(id: string): string {
  return judge.topics.find((topic) => topic.id === id)?.question ?? '';
}

test('a situation is searched and answered by keyboard', { tag: [ONLY.desk, QUICK.desk] }, async ({
  page,
}) => {
  await page.goto('/#/rules/judge/all/gelber-zwerg');
  const search = page.getByRole('searchbox', { name: judge.searchLabel });
  await expect(
    page
      .getByRole('region', { name: judge.oftenAsked })
      .getByRole('link', { name: questionOf('nobody-follows') }),
  ).toBeVisible();
  await search.focus();
  // Accents are not needed.
  await page.keyboard.type('oublie annoncer');
  await expect(page.getByRole('link', { name: questionOf('forgot-to-announce') })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: judge.found(3) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, questionOf('forgot-to-announce'))).toBeFocused();
  await expect(page).toHaveURL(/#\/rules\/judge\/forgot-to-announce\/gelber-zwerg$/);
  const answer = page.getByRole('article', { name: questionOf('forgot-to-announce') });
  await expect(answer.getByText(/vous la doublez/).first()).toBeVisible();
  await expect(answer.getByRole('link', { name: book.sources.S2.name }).first()).toBeVisible();
  await expect(answer.getByRole('link', { name: book.readingName(8) })).toBeVisible();
  await expect(answer.getByText(/rien à annoncer/)).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('oublie annoncer');
});

test('the answer depends on the rules and names its ground', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/rules/judge/nobody-follows/lindor-1789');
  const answer = page.getByRole('article');
  await expect(answer.getByText(/entame librement/).first()).toBeVisible();
  await page.getByLabel(judge.whichRules).selectOption('gelber-zwerg');
  await expect(answer.getByText(/on demande le rang au-dessus/).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/rules\/judge\/nobody-follows\/gelber-zwerg$/);

  await page.goto('/#/rules/judge/cannot-pay/famille~debts=true');
  await expect(
    page
      .getByRole('article')
      .getByText(/passe sous zéro/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(judge.grounds.otherReading)).toBeVisible();
});

test('an unknown situation is reported', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/rules/judge');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByRole('status').filter({ hasText: judge.noneFound })).toBeVisible();
  await page.goto('/#/rules/judge/chess');
  await expect(page.getByRole('alert')).toHaveText(judge.noSuchTopic);
});

test('a table links to the judge for its rules', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'yellow-dwarf', players: 4 });
  await player.openSettings();
  await expect(page.getByRole('link', { name: core.play.askJudge })).toHaveAttribute(
    'href',
    '#/rules/judge/all/yellow-dwarf',
  );
});
