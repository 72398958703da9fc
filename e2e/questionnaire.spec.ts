import { RULESETS } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page } from '@playwright/test';
import { test } from './browserTest.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

const core = words('fr');
const choose = await core.chapters.questionnaire();
const errors = await core.chapters.errors();
const house = await core.chapters.house();
const rules = await core.chapters.rules();
const { texts } = choose;

/** Answers by question. */
type Answers = Partial<Record<keyof typeof texts, string>>;

/** Answers by keyboard until the rules are found. */
async function answerAll(page: Page, given: Answers): Promise<void> {
  for (let asked = 0; asked < 8; asked++) {
    const heading = page.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    const ask = await heading.textContent();
    const known = Object.entries(texts).find(([, { ask: one }]) => one === ask);
    if (known === undefined) return;
    const option = given[known[0] as keyof typeof texts];
    const answers: Readonly<Record<string, string>> = known[1].options;
    const name = (option === undefined ? undefined : answers[option]) ?? choose.doNotKnow;
    const button = page.getByRole('button', { name, exact: true });
    for (let key = 0; key < 8; key++) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((one) => one === document.activeElement)) break;
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(ask ?? '');
  }
}

const FAMILY: Answers = {
  forgotten: 'silent',
  payment: 'cards',
  continuing: 'must',
  stall: 'lead',
  direction: 'right',
};

/** The field of a key in the editor of house rules. */
function field(page: Page, key: string) {
  return page.getByRole('radiogroup', { name: house.keyInWords(key), exact: true });
}

test('the questions lead to a ruleset by keyboard', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/choose');
  await page.getByRole('button', { name: choose.begin }).focus();
  await page.keyboard.press('Enter');
  await answerAll(page, FAMILY);
  const name = core.rulesetName('famille');
  await expect(page.getByRole('heading', { name: choose.soFar(name) })).toBeFocused();
  await expect(page).toHaveURL(/#\/choose\/famille$/);
  await expect(page.getByRole('link', { name: choose.play })).toHaveAttribute('href', '#/play/famille');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(choose.title);
});

test('adjusted rules are opened elsewhere by code', { tag: ONLY.desk }, async ({ page, browser }) => {
  await page.goto('/#/choose');
  await page.getByRole('button', { name: choose.begin }).click();
  await answerAll(page, FAMILY);
  // Each line leads to its field in the house rules.
  const payment = page
    .getByRole('listitem')
    .filter({ hasText: rules.ruleInBrief(RULESETS.famille, 'payment').line });
  await payment.getByRole('link', { name: choose.different }).click();
  await expect(field(page, 'payment')).toBeFocused();
  await field(page, 'payment').getByRole('radio', { name: house.values.payment.points }).check();
  await field(page, 'stall').getByRole('radio', { name: house.values.stall['next-rank'] }).check();
  const code = (await page.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z-]+$/);
  await page.goto(`/#/choose/${code}`);
  await expect(page.getByRole('heading', { name: core.rulesetName('famille-house') })).toBeVisible();
  await expect(page.getByText(/on demande le rang au-dessus/)).toBeVisible();
  await page.reload();
  await expect(page.locator('code')).toHaveText(code);

  // On another device the code is typed, first with a mistake.
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto(new URL('/', page.url()).href);
  await new Player(other).customise();
  await other.getByText(core.home.haveCode).click();
  const typed = other.getByLabel(choose.codeLabel);
  await typed.fill(`${code.slice(0, 3)}${code[3] === '0' ? '1' : '0'}${code.slice(4)}`);
  await typed.press('Enter');
  await expect(other.getByRole('alert')).toHaveText(errors.codeSentence({ code: 'mistyped', group: 1 }));
  await typed.fill(code.toLowerCase().replaceAll('-', ' '));
  await other.getByRole('button', { name: choose.useCode }).click();
  await expect(other.getByText(/on demande le rang au-dessus/)).toBeVisible();
  const { ui } = new Player(other);
  await other.getByRole('button', { name: ui.startGame }).click();
  await expect(other.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
  const record = await storedRecord(other, other.url());
  expect(record.rules).toEqual({
    ...RULESETS.famille,
    id: 'famille-house',
    payment: 'points',
    stall: 'next-rank',
  });
});

test('the field for a code is shown with the texts of its errors', { tag: ONLY.desk }, async ({ page }) => {
  const fault = errors.codeSentence({ code: 'too-short' });
  const loaded = Promise.withResolvers<void>();
  await page.route('**/assets/errors-*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(fault)) await loaded.promise;
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await new Player(page).customise();
  await page.getByText(core.home.haveCode).click();
  const typed = page.getByLabel(choose.codeLabel);
  await expect(typed).toBeHidden();
  loaded.resolve();
  await typed.fill('AB');
  await typed.press('Enter');
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText(fault);
});

test('the score keeper and the print page accept a code', { tag: ONLY.desk }, async ({ page }) => {
  const own = core.rulesetName('gelber-zwerg-house');
  for (const address of ['keeper', 'print']) {
    await page.goto(`/#/${address}`);
    await page.getByText(core.home.haveCode).click();
    const typed = page.getByLabel(choose.codeLabel);
    await typed.fill('kcsz ref');
    await typed.press('Enter');
    await expect(page.getByText(choose.codeTaken(own))).toBeVisible();
    await expect(page.getByRole('combobox').filter({ hasText: own }).first()).toHaveValue(
      'gelber-zwerg~continuing=compulsory~payment=cards',
    );
  }
});

test('a table online accepts a code', { tag: ONLY.desk }, async ({ page }) => {
  const { lobby, settings } = await core.chapters.online();
  await page.goto('/#/online');
  await page.getByRole('button', { name: lobby.openTable }).click();
  await page.getByRole('button', { name: settings.change }).click();
  await page.getByText(core.home.haveCode).click();
  await page.getByLabel(choose.codeLabel).fill('KCSZ-REF');
  await page.getByRole('button', { name: choose.useCode }).click();
  const region = page.getByRole('region', { name: core.home.houseRules });
  await expect(region).toContainText(core.rulesetName('gelber-zwerg'));
  await expect(region.getByText(/sinon, vous passez/)).toBeVisible();
});

test('a link with a code opens its rules or shows the error', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/choose/KCSZ-REF');
  await expect(page.locator('code')).toHaveText('KCSZ-REF');
  await page.goto('/#/choose/KCSZ-RE0');
  await expect(page.getByRole('alert').filter({ hasText: house.linkBroken })).toContainText('2');
  await page.goto('/#/online/KCSZ-REF');
  await expect(page.getByText(/Gelber Zwerg/).first()).toBeVisible();
});
