import { RULESETS } from '@nain-jaune/engine';
import { BRIEF_TOPICS, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInTheme } from './axe.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

const sharing = await words('fr').chapters.share();
const core = words('fr');
const house = await core.chapters.house();
const book = await core.chapters.book();

function choice(page: Page, key: string, value: string) {
  return page
    .getByRole('radiogroup', { name: house.keyInWords(key), exact: true })
    .getByRole('radio', { name: value, exact: true });
}

test('conflicting rules are corrected by keyboard', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
  await page.goto('/#/house/gelber-zwerg');
  const bySuit = choice(page, 'run', house.values.run.suit);
  await choice(page, 'run', house.values.run.rank).focus();
  await page.keyboard.press('ArrowDown');
  await expect(bySuit).toBeChecked();

  const stall = page.getByRole('radiogroup', { name: house.keyInWords('stall'), exact: true });
  await expect(stall).toHaveAttribute('aria-invalid', 'true');
  await expect(stall).toHaveAccessibleDescription(/suites par rang/);
  await expect(page.getByRole('status').filter({ hasText: house.problemsCount(1) })).toHaveCount(1);
  await expect(page.getByRole('link', { name: house.play })).toHaveCount(0);

  await page
    .getByRole('button', { name: house.remedy(house.keyInWords('stall'), house.values.stall.lead) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(stall).toBeFocused();
  await expect(stall).toHaveAttribute('aria-invalid', 'false');
  await expect(choice(page, 'stall', house.values.stall.lead)).toBeChecked();
  await expect(page.getByRole('link', { name: house.play }).first()).toHaveAttribute(
    'href',
    '#/play/gelber-zwerg~run=suit~stall=lead',
  );
  await expect(
    page.getByText(house.insteadOf(house.values.run.suit, house.values.run.rank), { exact: true }),
  ).toBeVisible();
});

test('an invalid value is marked, and the address follows', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/house/famille');
  const counters = page.getByLabel(house.keyInWords('counters'), { exact: true });
  await counters.fill('cinquante');
  await expect(counters).toHaveValue('cinquante');
  await expect(counters).toHaveAccessibleDescription(/nombre entier de 15 à/);
  await counters.fill('0x78');
  await expect(counters).toHaveAccessibleDescription(/nombre entier de 15 à/);
  await counters.fill('1\u202f000');
  await expect(page).toHaveURL(/#\/house\/famille~counters=1000$/);
  await expect(counters).toHaveValue('1\u202f000');
  await counters.fill('50');
  await expect(page).toHaveURL(/#\/house\/famille~counters=50$/);
  await page.reload();
  await expect(counters).toHaveValue('50');
});

test('rules are saved, copied and loaded from a file', { tag: ONLY.desk }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/house/famille~payment=points');
  await page.getByLabel(house.name, { exact: true }).last().fill('Chez Mamie');
  await page.getByRole('button', { name: house.save }).click();
  await expect(page.getByText(house.savedAs('Chez Mamie'))).toBeVisible();
  await page.getByRole('button', { name: sharing.copy }).click();
  await expect(page.getByText(sharing.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/play\/famille~payment=points$/);

  const text = JSON.stringify({ ...RULESETS['yellow-dwarf'], id: 'ours', counters: 80 });
  const file = page.getByLabel(house.loadFile);
  await file.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"run": 3}'),
  });
  await expect(page.getByRole('alert')).toContainText(house.keyInWords('players'));
  await expect(choice(page, 'payment', house.values.payment.points)).toBeChecked();
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByText(house.fileLoaded)).toBeVisible();
  await expect(page).toHaveURL(/#\/house\/yellow-dwarf~counters=80~id=ours$/);

  await page.getByRole('link', { name: house.openNamed('Chez Mamie') }).click();
  await expect(page).toHaveURL(/#\/house\/famille~payment=points$/);
  await page.getByRole('button', { name: house.removeNamed('Chez Mamie') }).click();
  await expect(page.getByText(house.noneSaved)).toBeVisible();
});

test('a link starts a game with its rules', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
  await page.goto('/#/house/yellow-dwarf');
  await page.getByLabel(house.keyInWords('counters'), { exact: true }).fill('77');
  await choice(page, 'payment', house.values.payment.cards).check();
  await choice(page, 'opera', house.noOpera).check();
  await page.getByRole('link', { name: house.play }).first().click();
  await expect(page).toHaveURL(/#\/play\/yellow-dwarf~counters=77~payment=cards~opera=null$/);
  const { ui } = new Player(page);
  await page.getByRole('button', { name: ui.startGame }).click();
  await expect(page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
  const { rules } = await storedRecord(page, page.url());
  expect(rules).toEqual({
    ...RULESETS['yellow-dwarf'],
    id: 'yellow-dwarf-house',
    counters: 77,
    payment: 'cards',
    opera: null,
  });
});

/** The pages with rules in their address. */
const PAGES = ['play', 'online', 'house', 'print', 'keeper/by', 'choose', 'rules/by', 'rules/judge/all'];

for (const address of PAGES)
  test(`an invalid link to ${address} lists every problem`, { tag: ONLY.desk }, async ({ page }) => {
    await page.goto(`/#/${address}/famille~colour=red~payment=hens~run=suit~stall=next-rank`);
    const alert = page.getByRole('alert').filter({ hasText: house.linkBroken });
    await expect(alert.getByRole('listitem')).toHaveText([
      /^colour.*n’existe pas/,
      RegExp(`^${house.keyInWords('payment')}.*hens.*${house.values.payment.cards}`),
      RegExp(`^${house.keyInWords('stall')}.*suites par rang`),
    ]);
    if (address === 'house') await expect(choice(page, 'payment', house.values.payment.cards)).toBeChecked();
  });

test('the book opens at a section and links to its sources', { tag: QUICK.phone }, async ({ page }) => {
  await page.goto('/#/rules/opera');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('L’opéra')).toBeFocused();
  await expect(heading('L’opéra')).toBeInViewport();
  const section = page.getByRole('region', { name: 'L’opéra' });
  await section
    .getByRole('link', { name: book.readingName(6) })
    .first()
    .click();
  await expect(heading(`6. ${book.readings.R6.question}`)).toBeFocused();
  await expect(page).toHaveURL(/#\/rules\/R6$/);
  await page.goBack();
  await expect(heading('L’opéra')).toBeFocused();
  await page.goto('/#/rules/chess');
  await expect(page.getByRole('alert')).toHaveText(book.noSuchSection);
});

test('rulesets can be read, compared and played', async ({ page, isMobile }) => {
  await page.goto('/#/rules/book');
  await page.getByRole('link', { name: core.rulesetName('gelber-zwerg') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(core.rulesetName('gelber-zwerg'));
  await expect(page.getByText(/on demande le rang au-dessus, d’abord/)).toBeVisible();
  await expect(page.getByRole('link', { name: book.playByThese })).toHaveAttribute(
    'href',
    '#/play/gelber-zwerg',
  );

  await page.getByRole('link', { name: book.title }).click();
  // It leads back to the rules that were read.
  await expect(page.getByLabel(core.interface.ruleset)).toHaveValue('gelber-zwerg');
  const more = page.getByText(book.more, { exact: true });
  if (isMobile) await more.tap();
  await page.getByRole('link', { name: book.whichRulesets }).click();
  const table = page.getByRole('table', { name: book.compareTitle });
  if (isMobile) {
    await page.getByLabel(book.columnNumber(1)).selectOption('lindor-1789');
    await page.getByLabel(book.columnNumber(2)).selectOption('gelber-zwerg');
  } else {
    for (const id of ['avantcoureur-1760', 'famille', 'yellow-dwarf', 'nain-jaune-court'])
      await page.getByRole('checkbox', { name: core.rulesetName(id) }).uncheck();
  }
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const stall = table.getByRole('row', { name: house.keyInWords('stall') }).getByRole('cell');
  await expect(stall).toHaveText([house.values.stall.lead, house.values.stall['next-rank']]);
  await expect(page.getByText(book.rowsShown(3, 27))).toBeVisible();
  await expect(table.getByRole('row', { name: house.keyInWords('ante') })).toHaveCount(0);
  await page.getByLabel(book.onlyDifferences).uncheck();
  await expect(table.getByRole('row', { name: house.keyInWords('ante') })).toBeVisible();
});

test('the rules open with six lines, which fit a phone and follow the chosen ruleset', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page }) => {
  const { ruleInBrief } = await core.chapters.rules();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/rules');
  const lines = page.getByRole('region', { name: book.inSixLines }).getByRole('listitem');
  await expect(lines).toHaveCount(6);
  await expect(page.getByText(book.more, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByLabel(core.interface.ruleset).selectOption('avantcoureur-1760');
  for (const topic of BRIEF_TOPICS)
    await expect(lines.getByText(ruleInBrief(RULESETS['avantcoureur-1760'], topic).line)).toBeVisible();
  const judge = page.getByRole('link', { name: core.play.askJudge });
  await expect(judge).toHaveAttribute('href', '#/rules/judge/all/avantcoureur-1760');

  await page.getByText(book.more, { exact: true }).tap();
  await page.getByRole('button', { name: book.send }).tap();
  await expect(page.getByLabel(sharing.link, { exact: true })).toHaveValue(/#\/rules\/avantcoureur-1760$/);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page).toHaveURL(/#\/rules\/by\/avantcoureur-1760$/);
  await page.reload();
  await expect(lines.getByText(ruleInBrief(RULESETS['avantcoureur-1760'], 'run').line)).toBeVisible();
  await expect(lines.nth(2)).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: core.app.learn }).tap();
  await expect(page).toHaveURL(/#\/learn$/);
  await page.goBack();
  await expect(page.getByLabel(core.interface.ruleset)).toHaveValue('avantcoureur-1760');
});

// Axe is slow, so each page is checked in both themes, and each language in one theme and on its smallest screen.
for (const [language, colorScheme, screen, addresses] of [
  ['fr', 'light', 'desk', ['house/lindor-1789~players=3,4~end.deals.3=4', 'rules/compare']],
  ['de', 'light', 'phone', ['rules/avantcoureur-1760', 'rules/compare']],
  ['en', 'dark', 'phone', ['house/lindor-1789', 'rules', 'rules/book']],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale: language });

    test('axe finds nothing in the rules and the editor of house rules', { tag: ONLY[screen] }, async ({
      page,
    }) => {
      for (const address of addresses) {
        await page.goto(`/#/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // An invalid value shows the messages of the editor too.
        if (address.startsWith('house')) await page.getByRole('textbox').first().fill('?');
        await expectNoViolationsInTheme(page);
      }
    });
  });
}

test('the rule book is printed without its navigation', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/rules/book');
  const contents = page.getByRole('navigation', { name: book.contents });
  await expect(contents).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: book.sourcesTitle })).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  const text = await page.getByRole('heading', { name: book.sourcesTitle }).boundingBox();
  expect(text?.width, 'the text has the whole width').toBeGreaterThan(1000);
});
