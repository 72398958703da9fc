import { expect, type Page, test } from '@playwright/test';
import { STEPS, type Step } from '../packages/web/src/learn/lessonSteps.ts';
import { expectNoViolationsInTheme } from './axe.ts';
import { CORNER } from './player.ts';
import { openLesson, type Pupil, placeOf } from './pupil.ts';
import { ONLY, QUICK } from './screens.ts';

/** A way to take the lesson: by touch or keyboard. */
interface LessonControls {
  goOn(pupil: Pupil): Promise<void>;
  pass(pupil: Pupil): Promise<void>;
  lay(pupil: Pupil, card: string): Promise<void>;
  /** Tries the answers one after another until one is right. */
  answer(pupil: Pupil): Promise<void>;
}

/** Whether the last answer was right. */
async function isAnswered({ next, options }: Pupil, last: number): Promise<boolean> {
  if (last < 0) return false;
  await expect(
    options
      .nth(last)
      .and(options.page().getByRole('button', { disabled: true }))
      .or(next),
  ).toBeVisible();
  return next.isVisible();
}

const touch: LessonControls = {
  goOn: (pupil) => pupil.next.tap(),
  pass: (pupil) => pupil.pass.tap(),
  async lay(pupil, card) {
    await pupil.card(card).tap({ position: { x: 12, y: 18 } });
  },
  async answer(pupil) {
    for (let place = 0; !(await isAnswered(pupil, place - 1)); place++) await pupil.options.nth(place).tap();
  },
};

const keys: LessonControls = {
  async goOn({ page, next }) {
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  },
  async pass({ page, pass }) {
    await expect(page.locator(':focus')).toHaveRole('button');
    if (!(await pass.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await expect(pass).toBeFocused();
    await page.keyboard.press('Space');
  },
  async lay(pupil, card) {
    const { page } = pupil;
    await expect(page.getByRole('toolbar').locator(':focus')).toBeVisible();
    await page.keyboard.press('Home');
    while (!(await pupil.card(card).evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  async answer(pupil) {
    const { page, options } = pupil;
    for (let place = 0; !(await isAnswered(pupil, place - 1)); place++) {
      if (place > 0) await page.keyboard.press('Tab');
      await expect(options.nth(place)).toBeFocused();
      await page.keyboard.press('Enter');
    }
  },
};

/** Takes the whole lesson. `look` is called at each step. */
async function takeLesson(
  pupil: Pupil,
  controls: LessonControls,
  look: (step: Step) => Promise<void>,
): Promise<void> {
  for (const [place, step] of STEPS.entries()) {
    await pupil.atStep(place);
    await look(step);
    if (place === STEPS.length - 1) return;
    if (step.type === 'act') await act(pupil, controls, step.move);
    else {
      if (step.type === 'ask') await controls.answer(pupil);
      await controls.goOn(pupil);
      // While the others play, the first press shows their moves at once.
      if (step.type === 'watch' && !(await hasGoneOn(pupil, place))) await controls.goOn(pupil);
    }
  }
}

async function act(pupil: Pupil, controls: LessonControls, move: string): Promise<void> {
  if (move === '-') await controls.pass(pupil);
  else await controls.lay(pupil, move);
}

async function hasGoneOn(pupil: Pupil, place: number): Promise<boolean> {
  const shown = await pupil.page.getByRole('progressbar').getAttribute('value');
  return Number(shown) > place + 1;
}

test('the lesson is taken by touch without scrolling', { tag: [ONLY.phone, QUICK.phone] }, async ({
  page,
}) => {
  const pupil = await openLesson(page, 0);
  await takeLesson(pupil, touch, async (step) => {
    // Everything that the teacher mentions has a ring and is visible.
    await expect(page.locator('[data-ring]'), step.name).toHaveCount(step.spots.length);
    await expectNoScrolling(page, step);
  });
  await page.getByRole('button', { name: pupil.chapter.playNow }).tap();
  await expect(page).toHaveURL(/#\/game\//);
});

async function expectNoScrolling(page: Page, step: Step): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(over, { message: `${step.name} needs scrolling` }).toBeLessThanOrEqual(0);
}

test('the lesson is taken by keyboard without scrolling', { tag: ONLY.desk }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const pupil = await openLesson(page, 0);
  await page.keyboard.press('Tab');
  while (!(await pupil.next.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await takeLesson(pupil, keys, (step) => expectNoScrolling(page, step));
  await expect(page.getByRole('button', { name: pupil.chapter.playNow })).toBeFocused();
});

test('a wrong move is explained and can be corrected', { tag: ONLY.desk }, async ({ page }) => {
  const pupil = await openLesson(page, placeOf('two'));
  const { slips } = pupil.chapter;
  // A card that may not be laid is marked as disabled, but can be pressed.
  await pupil.card('5s').click({ position: { x: 12, y: 20 }, force: true });
  await expect(pupil.teacher.getByRole('status')).toContainText(slips.unfit('2'));
  await pupil.card('2d').click(CORNER);
  await pupil.atStep(placeOf('three'));

  const later = await openLesson(page, placeOf('queen'));
  await later.card('Qs').click(CORNER);
  await later.atStep(placeOf('swept'));
});

test('the lesson continues, goes back and restarts', { tag: ONLY.desk }, async ({ page }) => {
  const pupil = await openLesson(page, placeOf('king'));
  await pupil.card('Kd').click(CORNER);
  await pupil.atStep(placeOf('leadAgain'));
  await page.getByRole('link', { name: pupil.chapter.leave }).click();
  await page.goto('/#/learn');
  await pupil.atStep(placeOf('leadAgain'));
  await expect(pupil.card('Kd')).toBeHidden();
  await page.getByRole('button', { name: pupil.chapter.back }).click();
  await pupil.atStep(placeOf('king'));
  await pupil.next.click();
  await pupil.card('Tc').click(CORNER);
  await pupil.atStep(placeOf('jack'));
  await page.getByRole('button', { name: pupil.chapter.again }).click();
  await pupil.atStep(0);
  await expect(pupil.card('Ac')).toBeVisible();
});

test('on the narrowest phone the way back is beside the own counters', { tag: ONLY.phone }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const pupil = await openLesson(page, placeOf('withoutFour'));
  const plate = await page.locator('[data-me]').boundingBox();
  const back = await page.getByRole('button', { name: pupil.chapter.back }).boundingBox();
  expect((plate?.x ?? 0) + (plate?.width ?? 0)).toBeLessThan(back?.x ?? 0);
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth), 'the title is not cut').toBe(0);
});

test('a ring also appears around elements that are added late', { tag: ONLY.desk }, async ({ page }) => {
  await openLesson(page, placeOf('dwarf'));
  const rings = page.locator('[data-ring]');
  await expect(rings).toHaveCount(2);
  // A box is removed and added again long after the last change of the table, as on a slow device.
  await page.waitForTimeout(1500);
  const box = await page.locator('[data-box="4"]').elementHandle();
  const board = await page.locator(':has(> [data-box])').elementHandle();
  await box!.evaluate((element) => element.remove());
  await expect(rings).toHaveCount(1);
  await board!.evaluate((element, late) => element.append(late!), box);
  await expect(rings).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('axe finds no violation in the lesson', { tag: ONLY.desk }, async ({ page }) => {
      for (const name of ['fullest', 'dwarf', 'pays', 'follow', 'end'] as const) {
        const pupil = await openLesson(page, placeOf(name));
        await expect(page.locator('[data-ring]')).toHaveCount(STEPS[placeOf(name)]!.spots.length);
        if (name === 'dwarf') await pupil.card('7s').click(CORNER);
        await expectNoViolationsInTheme(page, name);
      }
    });
  });
}
