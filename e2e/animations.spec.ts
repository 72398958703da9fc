import { expect, type Page, test } from '@playwright/test';
import { collected } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

test('dealt cards are invisible before they fly in', async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 3, seed: 'donner' });
  await player.playDeal();
  await enableAnimations(page);
  const opacities = page.evaluate(opacitiesOfDealtCard);
  await player.nextDeal.click();
  const seen = await opacities;
  expect(seen.at(0)).toBe(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('the boxes show the antes of a deal when their counters land', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 3, seed: 'donner' });
  await player.playDeal();
  const left = await player.boxes();
  await enableAnimations(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  // Once the sheet has risen.
  await player.nextDeal.click({ trial: true });
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await player.nextDeal.dispatchEvent('click');
  await expect(page.locator('.fresh [data-card]').first()).toBeAttached();
  expect(await player.boxes()).toEqual(left);
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => player.boxes()).not.toEqual(left);
});

test('nothing is still counting once the settlement is shown', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 3, seed: 'donner' });
  await enableAnimations(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await player.playDeal();
  const counts = page.locator('main').locator('[data-seat], [data-box]');
  const shown = await counts.allInnerTexts();
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await counts.allInnerTexts()).toEqual(shown);
});

test('a laid card is invisible in the run before it flies there', async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 3, seed: 'voler' });
  await enableAnimations(page);
  await page.evaluate(watchRun);
  const seen = () => collected<string>(page, 'seen');
  while ((await seen()).length < 8) await moveInDeal(player);
  expect((await seen()).filter((sight) => sight !== 'flies')).toEqual([]);
});

test('animations of cards and bubbles are cancelled at their end', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 3, seed: 'reposer' });
  await enableAnimations(page);
  await page.evaluate(watchAnimations);
  for (const what of ['card', 'speech'])
    while (!(await collected<string>(page, 'ended')).includes(`${what} cancel`)) await moveInDeal(player);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

async function moveInDeal(player: Player): Promise<void> {
  const turn = await player.waitForTurn();
  if (turn === 'settlement') throw new Error('the deal is over');
  await player.move(turn);
}

/** Collects how each animation ends: `cancel` by the page, or `finish` by itself, which costs frames. */
function watchAnimations(): void {
  const ended: string[] = [];
  Object.assign(globalThis, { ended });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...options) {
    const animation = animate.apply(this, options);
    for (const end of ['cancel', 'finish'])
      animation.addEventListener(end, () => ended.push(`${this.classList[0]} ${end}`));
    return animation;
  };
}

/** Reloads the table with its usual pace and all animations. */
async function enableAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('nain-jaune.preferences') ?? '{}');
    localStorage.setItem('nain-jaune.preferences', JSON.stringify({ ...stored, pace: 'normal' }));
  });
  await page.reload();
  await page.locator('.air').waitFor({ state: 'attached' });
}

/** Collects whether each new card of the run has begun to fly when it is first visible. */
function watchRun(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  const flown = new Set<Element>();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...options) {
    flown.add(this);
    return animate.apply(this, options);
  };
  const cardsOfRun = () => [...document.querySelectorAll<HTMLElement>('[data-run] [data-card]')];
  const known = new Set(cardsOfRun());
  function look(): void {
    for (const card of cardsOfRun()) {
      if (known.has(card) || getComputedStyle(card).opacity === '0') continue;
      known.add(card);
      // On a slow machine the flight may be over.
      seen.push(flown.has(card) ? 'flies' : 'lies');
    }
    requestAnimationFrame(() => setTimeout(look));
  }
  look();
}

/** Returns the opacity of the first new card of the hand, frame by frame, until it is 1. */
async function opacitiesOfDealtCard(): Promise<number[]> {
  const cardsHeld = () => [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')];
  const old = new Set(cardsHeld());
  const opacities: number[] = [];
  while (!(opacities.includes(0) && opacities.at(-1) === 1)) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const card = cardsHeld().find((held) => !old.has(held));
    const hand = card?.closest('[data-hand]');
    if (card && hand)
      opacities.push(Number(getComputedStyle(card).opacity) * Number(getComputedStyle(hand).opacity));
  }
  return opacities;
}
