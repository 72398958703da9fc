import { parseCardText } from '@nain-jaune/engine';
import { type HandWords, words } from '@nain-jaune/words';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { Guest, texts } from './guest.ts';
import { overflowOf, setTextSize } from './pageActions.ts';
import { ONLY, QUICK } from './screens.ts';

test.use({ actionTimeout: 20_000 });

const own: HandWords = await words('fr').chapters.hand();
const { home } = words('fr');

/** A phone that shows a hand. */
class Phone extends Guest {
  /** Uses an open page, or a new browser. */
  static async of(where: Page | Browser, name: string): Promise<Phone> {
    const guest = 'newContext' in where ? await Guest.in(where, name) : await Guest.at(where, name);
    return new Phone(guest.page, name);
  }

  /** Opens the page that the code of a table leads to. */
  async scan(code: string): Promise<void> {
    await this.goTo(`#/hand/${code}`);
    await expect(this.sitDown).toBeVisible();
  }

  get sitDown() {
    return this.page.getByRole('button', { name: own.sitDown, exact: true });
  }

  get covered() {
    return this.page.getByRole('button', { name: own.covered });
  }

  get settled() {
    return this.page.getByRole('button', { name: this.ui.settlement, exact: true });
  }

  /** The button with which a person takes the phone. */
  taker(name: string) {
    return this.page.getByRole('button', { name: home.iAm(name) });
  }

  /** Waits until the page asks for a move, or the deal is settled. */
  async waitForMove(): Promise<boolean> {
    await expect(this.playable.or(this.pass).or(this.settled).first()).toBeVisible();
    return !(await this.settled.isVisible());
  }

  async sitsDown(name: string): Promise<void> {
    await this.page.getByLabel(this.ui.yourName).fill(name);
    await this.sitDown.click();
  }
}

/** A table that another person has opened, and a phone whose owner has a saved name. */
async function phoneAt(
  page: Page,
  browser: Browser,
  players: number,
): Promise<{ phone: Phone; host: Guest }> {
  const host = await Guest.in(browser, 'Odile');
  const code = await host.openTable(players, 2);
  const phone = await Phone.of(page, 'Anne');
  await phone.scan(code);
  return { phone, host };
}

/** Checks that the page has no card, visible, in the document or for a screen reader. */
async function expectNoCard(page: Page): Promise<void> {
  await expect(page.locator('[data-card], [role="toolbar"], svg.face')).toHaveCount(0);
  const spoken = (await page.locator('main').ariaSnapshot()).toLowerCase();
  const names = ['As', 'Kd', '7c'].map((text) => words('fr').cardName(parseCardText(text)!).toLowerCase());
  expect(names.filter((name) => spoken.includes(name))).toEqual([]);
}

test('a phone sits down with one tap, plays a deal by taps, and survives a reload and a lost network', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 8);
  await phone.sitDown.tap();
  await expect(page.getByText(own.nextTo('Odile'))).toBeVisible();
  await host.startGame();
  await expect(phone.cards.first()).toBeInViewport({ ratio: 0.9 });
  await expect(phone.cards.last()).toBeInViewport({ ratio: 0.9 });

  const hand = await phone.hand();
  await page.reload();
  await expect.poll(() => phone.hand(), 'a reload needs no tap').toEqual(hand);
  await phone.loseNetwork();
  await expect(page.getByText(texts.connection.reconnecting)).toBeVisible();
  await phone.context.setOffline(false);
  await expect(page.getByText(texts.connection.reconnecting)).toBeHidden();
  expect(await phone.hand()).toEqual(hand);

  const isOver = () => phone.settled.isVisible();
  while (!(await isOver())) {
    await host.moveIfAsked();
    if (await phone.pass.isVisible()) await phone.pass.tap();
    else if (await phone.playable.first().isVisible()) await phone.playable.first().dispatchEvent('click');
  }
  await expect(page.getByText(/\(120 → \d+\)/)).toBeVisible();
});

test('the cards are covered by a button, by a key, and while the page is hidden or the phone is turned away', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await phone.sitDown.tap();
  await host.startGame();
  const hand = await phone.hand();

  await page.getByRole('button', { name: own.cover }).tap();
  await expect(phone.covered).toBeFocused();
  await expectNoCard(page);
  await phone.covered.tap();
  expect(await phone.hand()).toEqual(hand);

  await page.keyboard.press('o');
  await expectNoCard(page);
  await page.keyboard.press('Enter');
  await expect(phone.cards.first()).toBeVisible();

  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expectNoCard(page);
  await phone.covered.tap();

  // With one person the cards return when the phone is turned up again.
  await tilt(page, 180);
  await expectNoCard(page);
  await expect(phone.covered).toContainText(own.turnUp);
  await tilt(page, 40);
  await page.waitForTimeout(400);
  await tilt(page, 42);
  await expect(phone.cards.first()).toBeVisible();
});

test('a deal is played by keyboard alone', { tag: ONLY.desk }, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await expect(phone.sitDown).toBeFocused();
  await page.keyboard.press('Enter');
  await host.startGame();
  await expect(phone.handToolbar).toBeVisible();
  const hosts = playOn(host);
  while (await phone.waitForMove()) {
    const before = await phone.cards.count();
    if (await phone.pass.isVisible()) {
      await page.keyboard.press('p');
      await expect(phone.pass).toBeHidden();
    } else {
      await page.keyboard.press('h');
      await phone.playable.first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await phone.cards.count()) < before).toBe(true);
    }
  }
  await hosts.stop();
});

test('two people share a phone: it is passed at their turns, and each sees only their own cards', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 8);
  await phone.sitDown.tap();
  await page.getByRole('button', { name: own.another }).tap();
  await phone.sitsDown('Léa');
  await expect(page.getByRole('heading', { name: 'Léa', level: 1 })).toBeVisible();
  await host.start.click();
  const hosts = playOn(host);

  const hands = new Map<string, readonly string[]>();
  for (let turns = 0; hands.size < 2 && turns < 30; turns++) {
    await expect(phone.taker('Anne').or(phone.cards.first()).first()).toBeVisible();
    if (!(await phone.taker('Anne').isVisible())) {
      await page.getByRole('group', { name: own.people }).getByRole('button', { pressed: false }).tap();
    }
    await expectNoCard(page);
    const name = hands.has('Anne') ? 'Léa' : 'Anne';
    await expect(phone.taker(name)).toBeVisible();
    await page.waitForTimeout(400);
    await phone.taker(name).tap();
    if (await phone.cards.first().isVisible()) hands.set(name, await phone.hand());
  }
  const [anne = [], lea = []] = [hands.get('Anne'), hands.get('Léa')];
  expect(anne.filter((card) => lea.includes(card))).toEqual([]);
  expect(lea.length).toBeGreaterThan(0);

  await page.reload();
  await expect(
    page.getByRole('heading', { name: own.whoHasIt }).or(phone.taker('Léa')).first(),
  ).toBeVisible();
  await expectNoCard(page);
  await expect(phone.taker('Anne')).toBeVisible();
  await expect(phone.taker('Léa')).toBeVisible();
  await hosts.stop();
});

test('the whole table and back, the place on another phone, and a table that is full', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await phone.sitDown.tap();
  const third = await Phone.of(browser, 'Paul');
  await third.scan(host.code);
  await third.sitDown.click();
  await expect(third.page.getByText(own.between('Odile', 'Anne'))).toBeVisible();
  const late = await Phone.of(browser, 'Zoé');
  await late.scan(host.code);
  await late.sitDown.click();
  await expect(late.page.getByText(texts.serverRefusals['table-full'])).toBeVisible();

  await host.startGame();
  const hand = await phone.hand();
  await page.getByRole('link', { name: own.wholeTable }).tap();
  await expect(page.getByRole('list', { name: phone.ui.board })).toBeVisible();
  await page.getByRole('link', { name: texts.room.onlyMyCards }).tap();
  await expect.poll(() => phone.hand()).toEqual(hand);

  await page.getByRole('button', { name: own.menu }).tap();
  await page.getByText(own.otherPhone).tap();
  await expect(page.getByRole('img', { name: own.otherPhonePicture })).toBeVisible();
});

test('the whole hand is in view and axe finds nothing, on small screens and with large text', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await phone.sitDown.tap();
  await expectNoViolations(page, 'waiting');
  await host.startGame();
  for (const [width, height] of [
    [360, 640],
    [430, 932],
    [740, 360],
  ] as const)
    for (const percent of [100, 150]) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, percent);
      const at = `${width}×${height}, ${percent} %`;
      await expect.poll(() => overflowOf(page), at).toBeLessThanOrEqual(0);
      await expect(phone.cards.first(), at).toBeInViewport({ ratio: 0.8 });
      await expect(phone.cards.last(), at).toBeInViewport({ ratio: 0.8 });
    }
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(page, 'playing');
  await page.getByRole('button', { name: own.menu }).tap();
  await expectNoViolations(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: own.cover }).tap();
  await expectNoViolations(page, 'covered');
});

/** Makes the moves of a person until it is stopped. */
function playOn(person: Guest): { stop(): Promise<void> } {
  let isStopped = false;
  const playing = (async () => {
    while (!isStopped) {
      if (!(await person.moveIfAsked())) await person.page.waitForTimeout(50);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await playing;
    },
  };
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Tilts the phone: 0 on its back, 90 upright, 180 face down. */
function tilt(page: Page, beta: number): Promise<boolean> {
  return page.evaluate(
    (beta) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta, gamma: 0 })),
    beta,
  );
}
