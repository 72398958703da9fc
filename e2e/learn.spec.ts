import { parseCardText } from '@nain-jaune/engine';
import { type LessonWords, words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { STEPS, type Step } from '../packages/web/src/learn/lessonSteps.ts';
import { violationsOf } from './axe.ts';
import { ONLY, QUICK } from './screens.ts';

const fr = words('fr');

/** Somebody who takes the lesson, and finds everything by its role and name. */
class Pupil {
  readonly page: Page;
  readonly chapter: LessonWords;

  constructor(page: Page, chapter: LessonWords) {
    this.page = page;
    this.chapter = chapter;
  }

  get teacher(): Locator {
    return this.page.getByRole('region', { name: this.chapter.teacher });
  }

  /** The answers to choose from. */
  get options(): Locator {
    return this.teacher.getByRole('listitem').getByRole('button');
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: this.chapter.next, disabled: false });
  }

  get pass(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${fr.interface.pass}`), disabled: false });
  }

  card(text: string): Locator {
    const name = fr.cardName(parseCardText(text)!);
    return this.page
      .getByRole('toolbar', { name: fr.interface.yourHand })
      .getByRole('button', { name, exact: true });
  }

  async atStep(place: number): Promise<void> {
    const progress = this.chapter.progress(place + 1, STEPS.length);
    await expect(this.page.getByRole('progressbar', { name: progress, exact: true })).toBeVisible();
  }
}

/** Opens the lesson at a step, as one does who comes back to it. */
async function openAt(page: Page, place: number): Promise<Pupil> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate((step) => {
    localStorage.setItem('nain-jaune.preferences', JSON.stringify({ language: 'fr', pace: 'instant' }));
    localStorage.setItem('nain-jaune.lesson', JSON.stringify({ step }));
  }, place);
  await page.goto('/#/learn');
  await page.reload();
  const pupil = new Pupil(page, await fr.chapters.lesson());
  await pupil.atStep(place);
  return pupil;
}

const placeOf = (name: Step['name']) => STEPS.findIndex((step) => step.name === name);

/** How somebody does what a step asks for: by finger or by key. */
interface Hands {
  goOn(pupil: Pupil): Promise<void>;
  pass(pupil: Pupil): Promise<void>;
  lay(pupil: Pupil, card: string): Promise<void>;
  /** Tries the answers one after another until one is right. */
  answer(pupil: Pupil): Promise<void>;
}

/** Whether the answer that was given last was the right one. */
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

const touch: Hands = {
  goOn: (pupil) => pupil.next.tap(),
  pass: (pupil) => pupil.pass.tap(),
  async lay(pupil, card) {
    await pupil.card(card).tap({ position: { x: 12, y: 18 } });
  },
  async answer(pupil) {
    for (let place = 0; !(await isAnswered(pupil, place - 1)); place++) await pupil.options.nth(place).tap();
  },
};

const keys: Hands = {
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

/** Goes through the whole lesson; `look` sees each step. */
async function takeLesson(pupil: Pupil, hands: Hands, look: (step: Step) => Promise<void>): Promise<void> {
  for (const [place, step] of STEPS.entries()) {
    await pupil.atStep(place);
    await look(step);
    if (place === STEPS.length - 1) return;
    if (step.type === 'act') await act(pupil, hands, step.move);
    else {
      if (step.type === 'ask') await hands.answer(pupil);
      await hands.goOn(pupil);
      // Where the others are still playing, the first press shows their moves at once.
      if (step.type === 'watch' && !(await hasGoneOn(pupil, place))) await hands.goOn(pupil);
    }
  }
}

async function act(pupil: Pupil, hands: Hands, move: string): Promise<void> {
  if (move === '-') await hands.pass(pupil);
  else await hands.lay(pupil, move.replace('!', ''));
}

async function hasGoneOn(pupil: Pupil, place: number): Promise<boolean> {
  const shown = await pupil.page.getByRole('progressbar').getAttribute('value');
  return Number(shown) > place + 1;
}

test('a child takes the whole lesson by touch, without scrolling, and begins a real game', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page }) => {
  const pupil = await openAt(page, 0);
  await takeLesson(pupil, touch, async (step) => {
    // A ring goes round everything that the teacher speaks of, and all of it is in sight.
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

test('a child takes the whole lesson by keyboard alone, without scrolling on a screen as low as that of a phone that lies', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const pupil = await openAt(page, 0);
  await page.keyboard.press('Tab');
  while (!(await pupil.next.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await takeLesson(pupil, keys, (step) => expectNoScrolling(page, step));
  await expect(page.getByRole('button', { name: pupil.chapter.playNow })).toBeFocused();
});

test('what was not asked for is turned down kindly, and can be done right at once', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page }) => {
  const pupil = await openAt(page, placeOf('two'));
  const { slips } = pupil.chapter;
  // What may not be laid is told to be disabled, and can be pressed all the same.
  await pupil.card('5s').click({ position: { x: 12, y: 20 }, force: true });
  await expect(pupil.teacher.getByRole('status')).toContainText(slips.unfit('2'));
  await pupil.pass.click();
  await expect(pupil.teacher.getByRole('status')).toContainText(slips.mayLay('deux de carreau'));
  await pupil.card('2d').click({ position: { x: 12, y: 20 } });
  await pupil.atStep(placeOf('three'));

  const later = await openAt(page, placeOf('queen'));
  await later.card('Qs').click({ position: { x: 12, y: 20 } });
  await later.atStep(placeOf('swept'));
});

test('the lesson goes on where it was left, can be read again, and begun again', { tag: ONLY.desk }, async ({
  page,
}) => {
  const pupil = await openAt(page, placeOf('king'));
  await pupil.card('Kd').click({ position: { x: 12, y: 20 } });
  await pupil.atStep(placeOf('leadAgain'));
  await page.getByRole('link', { name: pupil.chapter.leave }).click();
  await page.goto('/#/learn');
  await pupil.atStep(placeOf('leadAgain'));
  await expect(pupil.card('Kd')).toBeHidden();
  await page.getByRole('button', { name: pupil.chapter.back }).click();
  await pupil.atStep(placeOf('king'));
  await pupil.next.click();
  await pupil.card('Tc').click({ position: { x: 12, y: 20 } });
  await pupil.atStep(placeOf('jack'));
  await page.getByRole('button', { name: pupil.chapter.again }).click();
  await pupil.atStep(0);
  await expect(pupil.card('Ac')).toBeVisible();
});

test('a ring goes round what comes late, wherever it comes', { tag: ONLY.desk }, async ({ page }) => {
  await openAt(page, placeOf('dwarf'));
  const rings = page.locator('[data-ring]');
  await expect(rings).toHaveCount(2);
  // Long after the last change of the table a box goes, as if a slow device had not drawn it yet, and comes.
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

    test('axe finds nothing in the lesson', { tag: ONLY.desk }, async ({ page }) => {
      for (const name of ['fullest', 'dwarf', 'pays', 'follow', 'end'] as const) {
        const pupil = await openAt(page, placeOf(name));
        await expect(page.locator('[data-ring]')).toHaveCount(STEPS[placeOf(name)]!.spots.length);
        if (name === 'dwarf') await pupil.card('7s').click({ position: { x: 12, y: 20 } });
        expect(await violationsOf(page), name).toEqual([]);
      }
    });
  });
}
