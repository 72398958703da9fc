import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { prefer, setTextSize } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

const coach = await words('fr').chapters.coach();

/** Begins the first game of a person who is new. */
async function visit(page: Page): Promise<Player> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prefer(page, { pace: 'instant', forced: 'ask' });
  await page.goto('/?seed=first%20deal');
  const player = new Player(page);
  await page.getByRole('button', { name: player.home.playAtOnce }).click();
  await expect(tipOn(page)).toContainText(coach.tips.aim);
  return player;
}

function tipOn(page: Page): Locator {
  // The note is out of the flow of its region.
  return page.getByRole('region', { name: coach.title }).locator('.note');
}

for (const [width, height] of [
  [740, 360],
  [360, 640],
  [390, 844],
] as const)
  test(`no tip covers the run or what it is about at ${width} × ${height}`, { tag: ONLY.phone }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const player = await visit(page);
    const tip = tipOn(page);
    let count = 0;
    for (let step = 0; step < 14 && !(await player.settlement.isVisible()); step++) {
      await expect(tip.or(player.playable).or(player.pass).or(player.settlement).first()).toBeVisible();
      if (!(await tip.isVisible())) {
        await player.move((await player.pass.isVisible()) ? 'pass' : 'lay');
        continue;
      }
      const note = await tip.boundingBox();
      for (const card of await page.locator('[data-run] [data-card]').all())
        expect(overlap(note, await card.boundingBox())).toBe(0);
      for (const ring of await page.locator('.ring').all())
        expect(overlap(note, await ring.boundingBox()), await tip.innerText()).toBe(0);
      if (count % 2 === 1) await page.keyboard.press('Escape');
      else await tip.getByRole('button', { name: coach.next }).click();
      await expect(tip).toBeHidden();
      if (count === 0)
        await expect(page.locator('[data-hand] :focus'), 'one goes on in the hand').toHaveCount(1);
      count += 1;
    }
    expect(count).toBeGreaterThan(2);
  });

test('a tip can be answered with text of twice the size', { tag: ONLY.phone }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page);
  await setTextSize(page, 200);
  for (const act of await tipOn(page).getByRole('button').all())
    await expect(act).toBeInViewport({ ratio: 1 });
});

test('a bubble loses its first words only if it says so', { tag: ONLY.phone }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const player = await new Player(page).begin({ ruleset: 'lindor-1789', players: 4, seed: 'b' });
  for (let turn = await player.waitForTurn(); turn !== 'settlement'; turn = await player.waitForTurn()) {
    expect(await cutBubbles(page)).toEqual([]);
    await player.move(turn);
  }
});

/** The texts of bubbles that are higher than the bubble and do not begin with an ellipsis. */
function cutBubbles(page: Page): Promise<string[]> {
  return page.locator('.speech .text').evaluateAll((texts) =>
    texts
      .filter((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getBoundingClientRect().height > one.getBoundingClientRect().height + 2;
      })
      .map((one) => one.textContent)
      .filter((text) => !text.startsWith('…')),
  );
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the area that two rectangles have in common. */
function overlap(one: Rectangle | null, other: Rectangle | null): number {
  if (one === null || other === null) return 0;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

test('the first deal is explained by tips, for which the bots wait', { tag: QUICK.phone }, async ({
  page,
}) => {
  const player = await visit(page);
  const tip = tipOn(page);
  expect((await storedRecord(page, page.url())).deals[0]?.moves).toBe('');
  await expectNoViolations(page, 'a first deal');

  const tips: string[] = [];
  const settled = player.settlement;
  while (!(await settled.isVisible())) {
    await expect(tip.or(player.playable).or(player.pass).or(settled).first()).toBeVisible();
    if (await tip.isVisible()) {
      tips.push(await tip.getByRole('status').innerText());
      for (const act of await page.locator('.choice .main').all())
        await expect(act).toHaveCSS('background-image', 'none');
      await tip.getByRole('button', { name: coach.next }).click();
    } else if (await player.pass.isVisible()) await player.pass.click();
    else if (await player.playable.first().isVisible()) await player.playable.first().press('Enter');
  }
  await expect(page.getByRole('dialog', { name: /^(Vous finissez|\S+ finit).* [+−]?\d/ })).toBeVisible();
  const given = (text: string) => tips.filter((tip) => tip.endsWith(text)).length;
  for (const text of [coach.tips.aim, coach.tips.settlement]) expect(given(text), text).toBe(1);
  for (const text of Object.values(coach.tips)) expect(given(text), text).toBeLessThanOrEqual(1);
  expect(tips).toContainEqual(expect.stringMatching(RegExp(`(${coach.tips.lead}|${coach.tips.run})$`)));

  await settled.getByRole('button', { name: player.ui.nextDeal }).click();
  await player.waitForTurn();
  await expect(tip).toBeHidden();
});

test('tips can be stopped', async ({ page }) => {
  const player = await visit(page);
  await page.reload();
  await tipOn(page).getByRole('button', { name: coach.stop }).click();
  await player.waitForTurn();
  await page.reload();
  await player.waitForTurn();
  await expect(tipOn(page)).toBeHidden();

  // The rules are still available by one key, with a link to the lesson.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: player.ui.help });
  await expect(help.getByRole('listitem')).toHaveCount(6);
  await help.getByRole('link', { name: words('fr').app.learn }).click();
  await expect(page).toHaveURL(/#\/learn$/);
});

test('a first game has at most two tips before the first card, and the next game has none', {
  tag: ONLY.phone,
}, async ({ page }) => {
  const player = await visit(page);
  const tip = tipOn(page);
  let count = 0;
  for (;;) {
    await expect(tip.or(player.playable).or(player.pass).first()).toBeVisible();
    if (await tip.isVisible()) {
      count += 1;
      await tip.getByRole('button', { name: coach.next }).click();
    } else if (await player.pass.isVisible()) await player.pass.click();
    else break;
  }
  expect(count).toBe(2);
  await player.playDeal();
  await page.goto('/?seed=second');
  await page.getByRole('button', { name: player.home.playAtOnce }).click();
  await player.waitForTurn();
  expect(await page.evaluate(() => localStorage.getItem('nain-jaune.preferences'))).toContain('"tips":false');
});

test('seats and boxes change together when the first antes land, and a newcomer has a face', {
  tag: ONLY.phone,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const numberIn = (part: string) => document.querySelector(`${part} .count`)?.textContent.trim() ?? '';
    const look = () => {
      seen.add(`${numberIn('[data-seat]')} ${numberIn('[data-box="4"]')}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/?seed=first%20deal');
  const player = new Player(page);
  await page.getByRole('button', { name: player.home.playAtOnce }).click();
  await expect(tipOn(page)).toBeVisible();
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  const ofTable = seen.filter((one) => /^\d+ \d+$/.test(one));
  expect(ofTable).toEqual(['120 0', '105 20']);
  // A person without a portrait of their own has one too.
  await expect(page.getByTitle(player.play.standing).locator('img.round')).toBeVisible();
});
