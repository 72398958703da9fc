import { expect, type Locator, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const FRENCH = { language: 'fr' } as const;

/** What the page asks its worker, as far as the tests read it. */
interface Question {
  readonly type: string;
  readonly given?: { readonly botMove?: number; readonly id?: string };
}

/** Keeps what the page asks its workers. */
async function watchQuestions(page: Page): Promise<() => Promise<Question[]>> {
  await page.addInitScript(() => {
    const questions: unknown[] = [];
    Object.assign(globalThis, { questions });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...told: Parameters<typeof post>) {
      questions.push(told[0]);
      post.apply(this, told);
    } as typeof post;
  });
  return () => page.evaluate(() => (globalThis as unknown as { questions: Question[] }).questions);
}

/** Keeps the changes of the pace that the page asks the bots for. */
async function watchPaces(page: Page): Promise<() => Promise<number[]>> {
  const questions = await watchQuestions(page);
  return async () =>
    (await questions())
      .flatMap(({ type, given }) => (type === 'pace' ? [given?.botMove ?? -1] : []))
      .filter((pace, index, paces) => pace !== paces[index - 1]);
}

test('after the keyboard the mouse finds every card, also that next to the one with the focus', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 3, language: 'fr' });
  await player.asked();
  await page.keyboard.press('h');
  await page.keyboard.press('Home');
  await expect(player.cards.first()).toBeFocused();
  const box = await player.cards.nth(1).boundingBox();
  if (box === null) throw new Error('the card is on the page');
  const at = { x: box.x + 12, y: box.y + 20 };
  await page.mouse.move(at.x, at.y);
  const found = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-card]')?.ariaLabel,
    at,
  );
  expect(found).toBe(await player.cards.nth(1).getAttribute('aria-label'));
});

test('a person who leaves a table ends play there', { tag: ONLY.desk }, async ({ page }) => {
  const questions = await watchQuestions(page);
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, ...FRENCH });
  const id = new URL(page.url()).hash.split('/').at(-1);
  await page.getByRole('link', { name: player.ui.leaveGame }).click();
  await expect.poll(questions).toContainEqual(expect.objectContaining({ type: 'leave', given: { id } }));
});

/** Plays until an honour may be laid with and without claiming. Returns it, and the place of its box on the board. */
async function playToAnHonour(player: Player): Promise<{ readonly honour: Locator; readonly place: number }> {
  for (;;) {
    const asked = await player.asked();
    if (asked === 'lay' && (await player.silently.isVisible())) break;
    if (asked === 'pass') await player.pass.click();
    else if (asked === 'lay') await player.playable.first().click({ position: { x: 12, y: 20 } });
    else await player.settlement.getByRole('button', { name: player.ui.nextDeal }).click();
  }
  const honour = player.playable.and(player.page.locator('[title]')).first();
  const name = (await honour.getAttribute('aria-label')) ?? '?';
  return { honour, place: (await player.boxes()).findIndex((box) => box.startsWith(name)) };
}

test('a click on the felt skips the wait of a slow table, and then it is slow again', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const paces = await watchPaces(page);
  const player = new Player(page, 'fr');
  await page.goto('/?seed=attendre');
  await player.choosePace(player.ui.paceSlow);
  await player.customise();
  await player.chooseRules('lindor-1789');
  await player.choosePlayers(5);
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(player.cards.first()).toBeVisible();
  const talk = page.getByRole('complementary').getByRole('paragraph');
  const clickFelt = () => page.mouse.click(560, 240);
  // Nothing waits for a click while the choice is one's own.
  await player.asked();
  await clickFelt();
  let told: string;
  // On a slow machine the bots may have played by the time of the click: then the next ones are waited for.
  do {
    await playToABot(player);
    told = (await talk.allTextContents()).join();
    await clickFelt();
  } while (!(await paces()).includes(0));
  await expect.poll(paces).toEqual([1400, 0, 1400]);
  // The log follows in a frame of its own.
  await expect.poll(async () => (await talk.allTextContents()).join()).not.toBe(told);
});

/** Plays until the bots are to move. */
async function playToABot(player: Player): Promise<void> {
  while ((await player.playable.or(player.pass).count()) > 0) {
    if ((await player.pass.count()) > 0) await player.pass.click();
    else await layFirst(player);
    await player.page.waitForTimeout(100);
  }
}

/** Lays the first card that may be laid, and says what may be said with it. */
async function layFirst(player: Player): Promise<void> {
  await player.playable.first().click({ position: { x: 12, y: 20 } });
}

test('one press lets the deal run to one’s next choice', { tag: ONLY.desk }, async ({ page }) => {
  const paces = await watchPaces(page);
  const player = new Player(page, 'fr');
  await page.goto('/?seed=finir');
  await player.choosePace(player.ui.paceSlow);
  await player.customise();
  await player.chooseRules('lindor-1789');
  await player.choosePlayers(8);
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(player.cards.first()).toBeVisible();
  const finish = page.getByRole('button', { name: player.play.finishDeal });
  await expect(finish.or(player.playable.first()).first()).toBeVisible();
  // On a slow machine it may be one's turn again before the press: then the next wait is taken.
  do {
    while (!(await finish.isVisible())) {
      await layFirst(player);
      await page.waitForTimeout(100);
    }
    await page.keyboard.press('f');
  } while (!(await paces()).includes(0));
  await expect(player.playable.or(player.settlement).first()).toBeVisible();
  await expect.poll(async () => (await paces()).at(-1)).toBe(1400);
});

test('a card goes back where its drag ends at home', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 4, seed: 'glisser', ...FRENCH });
  while ((await player.asked()) === 'pass') await player.pass.click();
  const hand = await player.hand();
  const box = await player.playable.first().boundingBox();
  if (box === null) throw new Error('the card is not on the page');
  await page.mouse.move(box.x + 12, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 60, { steps: 4 });
  await page.mouse.move(box.x + 14, box.y + 16, { steps: 4 });
  await page.mouse.up();
  expect(await player.hand()).toEqual(hand);
  // It may still be lifted, as a card under the mouse is.
  await expect
    .poll(async () => Math.abs((await player.playable.first().boundingBox())!.y - box.y))
    .toBeLessThan(15);
});

test('a finger carries a card out of the hand, and it is laid', { tag: [ONLY.phone, QUICK.phone] }, async ({
  page,
}) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, seed: 'porter', ...FRENCH });
  while ((await player.asked()) === 'pass') await player.pass.tap();
  const cards = await player.cards.count();
  const box = await player.playable.first().boundingBox();
  if (box === null) throw new Error('the card is not on the page');
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(12, 20) });
  for (const y of [0, -30, -60, -90, -120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(30, y) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => player.cards.count()).toBeLessThan(cards);
});

test('a hand that is dealt is not seen before its cards come', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 3, seed: 'donner', ...FRENCH });
  while ((await player.asked()) !== 'settlement') {
    await playOn(player);
  }
  await letCardsFly(page);
  const shades = page.evaluate(shadesOfDealtCard);
  await player.settlement.getByRole('button', { name: player.ui.nextDeal }).click();
  const seen = await shades;
  expect(seen.at(0)).toBe(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('a card that is laid is not seen in the run before it flies there', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 3, seed: 'voler', ...FRENCH });
  await letCardsFly(page);
  await page.evaluate(watchRun);
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  while ((await seen()).length < 8) await playOn(player);
  expect((await seen()).filter((sight) => sight !== 'flies')).toEqual([]);
});

test('cards and bubbles move, and what has arrived is still', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 3, seed: 'reposer', ...FRENCH });
  await letCardsFly(page);
  await page.evaluate(watchAnimations);
  const ended = () => page.evaluate(() => (globalThis as unknown as { ended: string[] }).ended);
  for (const what of ['card', 'speech']) {
    while (!(await ended()).includes(`${what} cancel`)) await playOn(player);
  }
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Keeps how each animation ends: whether somebody ended it (`cancel`) or it ran out (`finish`), which costs frames. */
function watchAnimations(): void {
  const ended: string[] = [];
  Object.assign(globalThis, { ended });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...asked) {
    const animation = animate.apply(this, asked);
    for (const end of ['cancel', 'finish'])
      animation.addEventListener(end, () => ended.push(`${this.classList[0]} ${end}`));
    return animation;
  };
}

/** The table at its usual pace, with all that moves. */
async function letCardsFly(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('nain-jaune.preferences') ?? '{}');
    localStorage.setItem('nain-jaune.preferences', JSON.stringify({ ...kept, pace: 'normal' }));
  });
  await page.reload();
  await page.locator('.air').waitFor({ state: 'attached' });
}

/** Keeps how each card that comes into the run is first seen: whether it has begun to fly by then, or lies there. */
function watchRun(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  const flown = new Set<Element>();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...asked) {
    flown.add(this);
    return animate.apply(this, asked);
  };
  const cardsOfRun = () => [...document.querySelectorAll<HTMLElement>('[data-run] [data-card]')];
  const known = new Set(cardsOfRun());
  function look(): void {
    for (const card of cardsOfRun()) {
      if (known.has(card) || getComputedStyle(card).opacity === '0') continue;
      known.add(card);
      // On a slow machine its flight may be over by now.
      seen.push(flown.has(card) ? 'flies' : 'lies');
    }
    requestAnimationFrame(() => setTimeout(look));
  }
  look();
}

/** How visible the first new card of the hand is, frame by frame, until it has come. */
async function shadesOfDealtCard(): Promise<number[]> {
  const cardsHeld = () => [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')];
  const old = new Set(cardsHeld());
  const shades: number[] = [];
  while (!(shades.includes(0) && shades.at(-1) === 1)) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const card = cardsHeld().find((held) => !old.has(held));
    const hand = card?.closest('[data-hand]');
    if (card && hand)
      shades.push(Number(getComputedStyle(card).opacity) * Number(getComputedStyle(hand).opacity));
  }
  return shades;
}

test('one tap on an honour lays it and claims what its box holds', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'nain-jaune-court', players: 3, seed: 'dire', ...FRENCH });
  const { honour, place } = await playToAnHonour(player);
  const [counters] = /\d+/.exec((await player.boxes())[place] ?? '') ?? [];
  await expect(honour).toHaveAttribute('title', `prend ${counters} jetons`);
  await honour.click({ position: { x: 12, y: 20 } });
  await expect.poll(async () => (await player.boxes())[place]).toMatch(/[^\d]0[^\d]/);
});

test('Enter on an honour claims, and the focus goes on to the card beside it', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'nain-jaune-court', players: 3, seed: 'touche', ...FRENCH });
  const { honour, place } = await playToAnHonour(player);
  const beside = await honour.evaluate(
    ({ nextElementSibling: next, previousElementSibling: before }) =>
      (next ?? before)?.getAttribute('aria-label') ?? null,
  );
  await honour.press('Enter');
  await expect.poll(async () => (await player.boxes())[place]).toMatch(/[^\d]0[^\d]/);

  // The card beside it has the focus, and is the one of the hand that the Tab key comes to.
  expect(beside).not.toBeNull();
  await expect(player.cards.and(page.locator(':focus'))).toHaveAttribute('aria-label', beside ?? '');
  const inOrder = player.cards.and(page.locator('[tabindex="0"]'));
  await expect(inOrder).toHaveCount(1);
  await expect(inOrder).toHaveAttribute('aria-label', beside ?? '');
});

test('calls are spoken in the language of the table where that is wished, and sounds wait for a touch', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { spoken: [] as string[], contexts: 0 };
    Object.assign(globalThis, { heard });
    class Utterance {
      lang = '';
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speak = (said: Utterance) => {
      heard.spoken.push(`${said.lang}: ${said.text}`);
      setTimeout(() => said.onend?.(), 0);
    };
    const speechSynthesis = { speak, cancel: () => undefined, getVoices: () => [] };
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Utterance }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts++;
      }
    };
    localStorage.setItem(
      'nain-jaune.preferences',
      JSON.stringify({ voice: true, language: 'fr', pace: 'instant' }),
    );
  });
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { spoken: string[]; contexts: number } }).heard);
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 4, seed: 'voix', ...FRENCH });
  await player.asked();
  await page.reload();
  await player.asked();
  expect((await heard()).contexts).toBe(0);
  // Voice and sounds come when the page has time for them: whoever is quicker plays his first cards in silence.
  do await playOn(player);
  while ((await heard()).contexts === 0);
  await playOn(player);
  await expect.poll(async () => (await heard()).spoken.length).toBeGreaterThan(0);
  const { spoken, contexts } = await heard();
  expect(contexts).toBe(1);
  expect(spoken.every((call) => call.startsWith('fr: '))).toBe(true);
});

/** Lays the first card that may be laid, or passes. */
async function playOn(player: Player): Promise<void> {
  const asked = await player.asked();
  expect(asked).not.toBe('settlement');
  if (asked === 'pass') await player.pass.click();
  else await player.playable.first().click({ position: { x: 12, y: 20 } });
}
