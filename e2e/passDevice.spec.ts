import { parseCardText } from '@nain-jaune/engine';
import { type Language, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { askAlways, Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const PEOPLE = ['Odile', 'Marie', 'Jules'];

/** Several people who pass one device round, as they find it. */
class Family extends Player {
  /** Begins a game of these people and of bots, whose table is covered at first. */
  async sitDown(names: readonly string[], ruleset: string, players: number): Promise<void> {
    const { page, ui, home } = this;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await askAlways(page);
    await page.goto(`/?seed=${encodeURIComponent(test.info().title)}`);
    await this.choosePace(ui.paceInstant);
    await this.customise();
    await this.chooseRules(ruleset);
    await this.choosePlayers(players);
    for (const [place, name] of names.entries()) {
      if (place > 0)
        await page
          .getByLabel(`${home.seat(place + 1)}: ${home.whoPlays}`)
          .selectOption({ label: home.somebody });
      await page.getByLabel(place === 0 ? ui.yourName : home.nameAt(place + 1)).fill(name);
    }
    await page.getByRole('button', { name: ui.startGame }).click();
    await this.covered();
  }

  /** The button of whoever is to take the device. */
  takes(name: string) {
    return this.page.getByRole('button', { name: this.home.iAm(name) });
  }

  /** Waits for a hand-over, and gives who is to take the device. */
  async covered(): Promise<string> {
    const any = PEOPLE.map((name) => this.takes(name)).reduce((one, other) => one.or(other));
    await expect(any).toBeVisible();
    for (const name of PEOPLE) if (await this.takes(name).isVisible()) return name;
    throw new Error('nobody takes the device');
  }

  /** Waits for a hand-over, for somebody's turn, or for the settlement. */
  async goesOn(): Promise<'covered' | 'lay' | 'pass' | 'settlement'> {
    const covered = this.page.getByRole('heading', { name: this.home.handOverTo('').trim() });
    await expect(covered.or(this.playable).or(this.pass).or(this.settlement).first()).toBeVisible();
    return (await covered.isVisible()) ? 'covered' : this.asked();
  }
}

/** Every card of the pack as the page would name it. */
function cardNames(language: Language): string[] {
  const pack = [...'cdhs'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${rank}${suit}`));
  return pack.flatMap((text) => {
    const card = parseCardText(text);
    return card === undefined ? [] : words(language).cardName(card).toLowerCase();
  });
}

/** Expects that nothing on a covered page is a card, for the eye, in the document or for a screen reader. */
async function expectNoCard(page: Page, language: Language): Promise<void> {
  expect(await page.locator('[data-card], [role="toolbar"], svg.face').count()).toBe(0);
  const told = (await page.locator('body').ariaSnapshot()).toLowerCase();
  const written = (await page.content()).toLowerCase();
  const names = cardNames(language);
  expect(names).toHaveLength(52);
  expect(names.filter((name) => told.includes(name) || written.includes(name))).toEqual([]);
}

test('three people among bots pass the device through a whole deal, and nobody sees another’s hand', {
  tag: ONLY.phone,
}, async ({ page }) => {
  const family = new Family(page, 'fr');
  // Of six players everyone has eight cards: the deal is short and each of them is asked often enough.
  await family.sitDown(PEOPLE, 'yellow-dwarf', 6);
  const hands = new Map<string, readonly string[]>();
  let who = '';
  let handOvers = 0;
  for (let next = await family.goesOn(); next !== 'settlement'; next = await family.goesOn()) {
    if (next === 'covered') {
      await expectNoCard(page, 'fr');
      who = await family.covered();
      await expect(family.takes(who)).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(family.home.handOverHint.slice(0, 20));
      handOvers++;
      await family.takes(who).click();
      await expect(family.cards.first()).toBeVisible();
      const hand = (await family.hand()).map((label) => label.split(',')[0] ?? '');
      const before = hands.get(who);
      // The same person has the same hand again, and no card of anybody else's.
      if (before !== undefined) expect(before).toEqual(expect.arrayContaining(hand));
      for (const [other, held] of hands)
        if (other !== who) expect(held.filter((card) => hand.includes(card))).toEqual([]);
      hands.set(who, hand);
      continue;
    }
    if (next === 'pass') await family.pass.click();
    else {
      await family.playable.first().click({ position: { x: 12, y: 20 } });
    }
  }
  expect(handOvers).toBeGreaterThan(2);
  expect([...hands.keys()].sort()).toEqual([...PEOPLE].sort());
  // The settlement is for everyone: it names them all, and nobody need take the device first.
  for (const name of PEOPLE) await expect(family.settlement).toContainText(name);

  await family.settlement.getByRole('button', { name: family.ui.nextDeal }).click();
  await family.covered();
  await expectNoCard(page, 'fr');
});

test('a reload, and the way back, lead to the hand-over and never to a hand', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page }) => {
  const family = new Family(page, 'fr');
  await family.sitDown(PEOPLE.slice(0, 2), 'lindor-1789', 3);
  const who = await family.covered();
  await family.takes(who).click();
  await expect(family.cards.first()).toBeVisible();

  await page.reload();
  await family.covered();
  await expectNoCard(page, 'fr');

  await page.goBack();
  await expect(page.getByRole('button', { name: family.home.playAtOnce })).toBeVisible();
  await page.goForward();
  await family.covered();
  await expectNoCard(page, 'fr');
});

test('the device is passed on by keyboard alone', { tag: ONLY.desk }, async ({ page }) => {
  const family = new Family(page, 'fr');
  await family.sitDown(PEOPLE.slice(0, 2), 'lindor-1789', 3);
  const who = await family.covered();
  await expect(family.takes(who)).toBeFocused();
  await expect(family.takes(who)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(family.cards.first()).toBeVisible();
  await expect(page.locator('[role="toolbar"] :focus')).toHaveCount(1);
});
