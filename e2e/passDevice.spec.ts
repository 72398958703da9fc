import { parseCardText } from '@nain-jaune/engine';
import { type Language, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { prefer } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const own = await words('fr').chapters.hand();
const PEOPLE = ['Odile', 'Marie', 'Jules'];

/** Several people who share one device. */
class Family extends Player {
  /** Begins a game of these people and bots. */
  async sitDown(names: readonly string[], ruleset: string, players: number): Promise<void> {
    const { page, ui, home } = this;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prefer(page, { forced: 'ask' });
    await page.goto('/?seed=passer');
    await this.choosePace(ui.paces.instant);
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
    await this.waitForHandOver();
  }

  takeButton(name: string) {
    return this.page.getByRole('button', { name: own.iAm(name) });
  }

  /** Waits for a hand-over. Returns the name of the person who takes the device. */
  async waitForHandOver(): Promise<string> {
    const any = PEOPLE.map((name) => this.takeButton(name)).reduce((one, other) => one.or(other));
    await expect(any).toBeVisible();
    for (const name of PEOPLE) if (await this.takeButton(name).isVisible()) return name;
    throw new Error('the hand-over is for an unknown person');
  }

  /** Waits for a hand-over, a turn or the settlement. */
  async waitForNext(): Promise<'covered' | 'lay' | 'pass' | 'settlement'> {
    const covered = this.page.getByRole('heading', { name: own.passTo('').trim() });
    await expect(covered.or(this.playable).or(this.pass).or(this.settlement).first()).toBeVisible();
    return (await covered.isVisible()) ? 'covered' : this.waitForTurn();
  }
}

/** Returns the names of all cards. */
function cardNames(language: Language): string[] {
  const pack = [...'cdhs'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${rank}${suit}`));
  return pack.flatMap((text) => {
    const card = parseCardText(text);
    return card === undefined ? [] : words(language).cardName(card).toLowerCase();
  });
}

/** Checks that a covered page has no card, visible, in the document or for a screen reader. */
async function expectNoCard(page: Page, language: Language): Promise<void> {
  expect(await page.locator('[data-card], [role="toolbar"], svg.face').count()).toBe(0);
  const spoken = (await page.locator('body').ariaSnapshot()).toLowerCase();
  const written = (await page.content()).toLowerCase();
  const names = cardNames(language);
  expect(names).toHaveLength(52);
  expect(names.filter((name) => spoken.includes(name) || written.includes(name))).toEqual([]);
}

test('three people pass the device for a whole deal without seeing the hand of another', {
  tag: ONLY.phone,
}, async ({ page }) => {
  const family = new Family(page);
  // With six players the deal is short, and each person has several turns.
  await family.sitDown(PEOPLE, 'yellow-dwarf', 6);
  const hands = new Map<string, readonly string[]>();
  let who = '';
  let handOvers = 0;
  for (let next = await family.waitForNext(); next !== 'settlement'; next = await family.waitForNext()) {
    if (next === 'covered') {
      await expectNoCard(page, 'fr');
      who = await family.waitForHandOver();
      await expect(family.takeButton(who)).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(own.coveredForAll.slice(0, 20));
      handOvers++;
      await family.takeButton(who).click();
      await expect(family.cards.first()).toBeVisible();
      const hand = (await family.hand()).map((label) => label.split(',')[0] ?? '');
      const before = hands.get(who);
      if (before !== undefined) expect(before).toEqual(expect.arrayContaining(hand));
      for (const [other, held] of hands)
        if (other !== who) expect(held.filter((card) => hand.includes(card))).toEqual([]);
      hands.set(who, hand);
      continue;
    }
    await family.move(next);
  }
  expect(handOvers).toBeGreaterThan(2);
  expect([...hands.keys()].sort()).toEqual([...PEOPLE].sort());
  // The settlement needs no hand-over.
  for (const name of PEOPLE) await expect(family.settlement).toContainText(name);

  await family.nextDeal.click();
  await family.waitForHandOver();
  await expectNoCard(page, 'fr');
});

test('a reload and going back show the hand-over', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
  const family = new Family(page);
  await family.sitDown(PEOPLE.slice(0, 2), 'lindor-1789', 3);
  const who = await family.waitForHandOver();
  await family.takeButton(who).click();
  await expect(family.cards.first()).toBeVisible();

  await page.reload();
  await family.waitForHandOver();
  await expectNoCard(page, 'fr');

  await page.goBack();
  await expect(page.getByRole('button', { name: family.home.playAtOnce })).toBeVisible();
  await page.goForward();
  await family.waitForHandOver();
  await expectNoCard(page, 'fr');
});

test('the device is passed by keyboard alone', { tag: ONLY.desk }, async ({ page }) => {
  const family = new Family(page);
  await family.sitDown(PEOPLE.slice(0, 2), 'lindor-1789', 3);
  const who = await family.waitForHandOver();
  await expect(family.takeButton(who)).toBeFocused();
  await expect(family.takeButton(who)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(family.cards.first()).toBeVisible();
  await expect(page.locator('[role="toolbar"] :focus')).toHaveCount(1);
});
