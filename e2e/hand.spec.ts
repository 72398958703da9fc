import { type HandWords, words } from '@nain-jaune/words';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { test } from './browserTest.ts';
import { Guest, texts } from './guest.ts';
import { collected, overflowOf, setTextSize, setVisibility } from './pageActions.ts';
import { ONLY, QUICK } from './screens.ts';

test.use({ actionTimeout: 20_000 });

const own: HandWords = await words('fr').chapters.hand();

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
    return this.page.getByRole('button', { name: texts.room.sit, exact: true });
  }

  get covered() {
    return this.page.getByRole('button', { name: own.covered });
  }

  /** What is shown after a deal, or after the game. */
  get settled() {
    const name = this.ui.settlement;
    return this.page
      .getByRole('button', { name, exact: true })
      .or(this.page.getByRole('region', { name, exact: true }));
  }

  /** The button with which a person takes the phone. */
  taker(name: string) {
    return this.page.getByRole('button', { name: own.iAm(name) });
  }

  /** Waits until the page asks for a move, or the deal is settled. */
  async waitForMove(): Promise<boolean> {
    await expect(this.playable.or(this.pass).or(this.settled).first()).toBeVisible();
    return !(await this.settled.isVisible());
  }

  /** Sits down with one tap next to the person who has opened the table. */
  async takeSeat(): Promise<void> {
    await this.sitDown.click();
    await expect(this.page.getByText(own.nextTo('Odile'))).toBeVisible();
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

/** Checks that the page has no card, visible, in the document or for a screen reader. `hand`: the names of held cards. */
async function expectNoCard(page: Page, hand: readonly string[] = []): Promise<void> {
  await expect(page.locator('[data-card], [role="toolbar"], svg.face')).toHaveCount(0);
  const spoken = await page.locator('main').ariaSnapshot();
  const written = await page.content();
  expect(hand.filter((card) => spoken.includes(card) || written.includes(card))).toEqual([]);
}

test('a phone sits down with one tap, plays a deal by taps, and survives a reload and a lost network', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page, browser }) => {
  await page.addInitScript(() => {
    const vibrations: unknown[] = [];
    const vibrate = (pattern: unknown) => vibrations.push(pattern) > 0;
    Object.assign(globalThis, { vibrations });
    Object.defineProperty(navigator, 'vibrate', { value: vibrate });
  });
  const { phone, host } = await phoneAt(page, browser, 8);
  await phone.takeSeat();
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
  await expect(page.locator('.tape')).toContainText(/^\s*120 /);
  await page.setViewportSize({ width: 740, height: 360 });
  for (const button of await page.locator('.settled').getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  expect(await collected(page, 'vibrations'), 'the phone vibrates at a turn').toContainEqual([120, 80, 120]);
});

test('the cards are covered by a button, by a key, and while the page is hidden or the phone is turned away', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await phone.takeSeat();
  await host.startGame();
  const hand = await phone.hand();

  await page.getByRole('button', { name: own.cover }).tap();
  await expect(phone.covered).toBeFocused();
  await expectNoCard(page, hand);
  await phone.covered.tap();
  expect(await phone.hand()).toEqual(hand);

  await page.keyboard.press('o');
  await expectNoCard(page, hand);
  await page.keyboard.press('Enter');
  await expect(phone.cards.first()).toBeVisible();

  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expectNoCard(page, hand);
  await phone.covered.tap();

  // With one person the cards return when the phone is turned up again.
  await tilt(page, 180);
  await expectNoCard(page, hand);
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
  await expect(page.getByText(own.nextTo('Odile'))).toBeVisible();
  await host.startGame();
  await expect(phone.handToolbar).toBeVisible();
  const hosts = playOn(host);
  while (await phone.waitForMove()) {
    const before = await phone.cards.count();
    if (await phone.playable.first().isVisible()) {
      await page.keyboard.press('h');
      await phone.playable.first().focus();
      await page.keyboard.press('Enter');
      await expect(phone.cards.nth(before - 1)).toBeHidden();
    } else {
      await page.keyboard.press('p');
      await expect(phone.pass).toBeHidden();
    }
  }
  await hosts.stop();
});

test('two people share a phone: it is passed at their turns, and each sees only their own cards', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await phone.takeSeat();
  await page.getByRole('button', { name: own.another }).tap();
  await page.getByLabel(phone.ui.yourName).fill('Léa');
  await phone.sitDown.tap();
  await expect(page.getByRole('heading', { name: 'Léa', level: 1 })).toBeVisible();
  await host.start.click();
  const hosts = playOn(host);

  const hands = new Map<string, readonly string[]>();
  const curtain = page.getByRole('heading', { name: own.passTo('').trim() });
  let who = 'Léa';
  while (hands.size < 2) {
    await expect(curtain.or(phone.playable).or(phone.pass).first()).toBeVisible();
    if (await curtain.isVisible()) {
      who = who === 'Léa' ? 'Anne' : 'Léa';
      await expect(curtain).toContainText(who);
      await expectNoCard(page, [...hands.values()].flat());
      await expect(phone.taker(who)).toBeFocused();
      await phone.taker(who).tap();
      await expect(phone.cards.first()).toBeVisible();
      hands.set(who, await phone.hand());
    } else if (!(await phone.moveIfAsked())) await page.waitForTimeout(50);
  }
  const [anne = [], lea = []] = [hands.get('Anne'), hands.get('Léa')];
  expect(anne.filter((card) => lea.includes(card))).toEqual([]);
  expect(lea.length).toBeGreaterThan(0);

  await page.reload();
  await expect(
    page.getByRole('heading', { name: own.whoHasIt }).or(phone.taker('Léa')).first(),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(own.coveredForAll);
  await expectNoCard(page);
  await expect(phone.taker('Anne')).toBeVisible();
  await expect(phone.taker('Léa')).toBeVisible();
  await hosts.stop();
});

test('the whole table and back, the place on another phone, and a table that is full', {
  tag: ONLY.phone,
}, async ({ page, browser }) => {
  const { phone, host } = await phoneAt(page, browser, 3);
  await phone.takeSeat();
  const third = await Phone.of(browser, 'Paul');
  await third.scan(host.code);
  await third.sitDown.click();
  await expect(third.page.getByText(own.between('Odile', 'Anne'))).toBeVisible();
  const late = await Phone.of(browser, 'Zoé');
  await late.goTo(`#/hand/${host.code}`);
  await expect(late.page.getByText(texts.lobby.joining.full)).toBeVisible();
  await expect(late.sitDown).toBeHidden();

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
  await phone.takeSeat();
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

/** Tilts the phone: 0 on its back, 90 upright, 180 face down. */
function tilt(page: Page, beta: number): Promise<boolean> {
  return page.evaluate(
    (beta) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta, gamma: 0 })),
    beta,
  );
}
