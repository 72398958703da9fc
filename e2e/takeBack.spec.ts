import { checkRecord } from '@nain-jaune/engine';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

interface Question {
  readonly type: string;
  readonly given?: { readonly botMove?: number; readonly pace?: { readonly botMove: number } };
}

/** Lets bots act at once or never: a pace that is not instant reaches them as one of days. Returns the paces asked for. */
async function holdBots(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const paces: number[] = [];
    Object.assign(globalThis, { paces });
    const held = { botMove: 86_400_000, botPass: 86_400_000 };
    const holding = (question: Question): Question => {
      const { type, given } = question;
      if (type === 'open' && (given?.pace?.botMove ?? 0) > 0)
        return { ...question, given: { ...given, pace: held } };
      if (type !== 'pace' || given?.botMove === undefined) return question;
      paces.push(given.botMove);
      return given.botMove > 0 ? { ...question, given: held } : question;
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...told: Parameters<typeof post>) {
      told[0] = holding(told[0]);
      post.apply(this, told);
    } as typeof post;
  });
  return () => page.evaluate(() => (globalThis as unknown as { paces: number[] }).paces);
}

/** Plays until the person may choose between cards. */
async function playToAChoice(player: Player): Promise<void> {
  for (;;) {
    const asked = await player.asked();
    if ((await player.playable.count()) > 1) return;
    if (asked === 'pass') await player.pass.click();
    else await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
}

test('a card that was laid by mistake is taken back until a bot acts, and only once', {
  tag: [QUICK.desk, QUICK.phone],
}, async ({ page, isMobile }) => {
  const paces = await holdBots(page);
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, seed: 'reprendre', language: 'fr' });
  await playToAChoice(player);
  await player.choosePace(player.ui.paceNormal);
  const takeBack = page.getByRole('button', { name: player.play.takeBack });
  const deals = async () => (await storedRecord(page, page.url())).deals;
  const [hand, boxes, before] = [await player.hand(), await player.boxes(), await deals()];
  await expect(takeBack).toBeHidden();

  await player.playable.first().click({ position: { x: 12, y: 20 } });
  await expect(takeBack).toBeVisible();
  await expect(player.cards).toHaveCount(hand.length - 1);
  // The bots leave time to see the mistake.
  await expect.poll(async () => (await paces()).at(-1)).toBe(1200);
  await (isMobile ? takeBack.tap() : page.keyboard.press('z'));
  await expect(takeBack).toBeHidden();
  await expect.poll(() => player.hand()).toEqual(hand);
  expect(await player.boxes()).toEqual(boxes);
  expect(await deals()).toEqual(before);
  expect(checkRecord(await storedRecord(page, page.url()))).toEqual([]);
  await expect.poll(async () => (await paces()).at(-1)).toBe(750);

  await page.reload();
  await player.asked();
  expect(await player.hand()).toEqual(hand);
  await expect(takeBack).toBeHidden();

  // With bots that act at once play goes on from there.
  await player.choosePace(player.ui.paceInstant);
  const moves = before.at(-1)?.moves ?? '';
  await player.playable.last().click({ position: { x: 12, y: 20 } });
  await expect.poll(async () => (await deals()).at(-1)?.moves.length).toBeGreaterThan(moves.length);
  await player.asked();
  expect((await deals()).at(-1)?.moves.startsWith(moves)).toBe(true);
});

test('a hurried table does not wait for a mistake to be seen', { tag: ONLY.desk }, async ({ page }) => {
  const paces = await holdBots(page);
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, seed: 'reprendre', language: 'fr' });
  await playToAChoice(player);
  await player.choosePace(player.ui.paceFast);
  await player.playable.first().click({ position: { x: 12, y: 20 } });
  await expect(page.getByRole('button', { name: player.play.takeBack })).toBeVisible();
  expect((await paces()).filter((pace) => pace > 0)).toEqual([250]);
});
