import { parseCardText } from '@nain-jaune/engine';
import { type LessonWords, words } from '@nain-jaune/words';
import { expect, type Locator, type Page } from '@playwright/test';
import { STEPS, type Step } from '../packages/web/src/learn/steps.ts';

const fr = words('fr');

/** A person who takes the lesson, and finds everything by its role and name. */
export class Pupil {
  readonly page: Page;
  readonly chapter: LessonWords;

  constructor(page: Page, chapter: LessonWords) {
    this.page = page;
    this.chapter = chapter;
  }

  get teacher(): Locator {
    return this.page.getByRole('region', { name: this.chapter.teacher });
  }

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

/** Opens the lesson at a step. */
export async function openLesson(page: Page, place: number): Promise<Pupil> {
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

export const placeOf = (name: Step['name']) => STEPS.findIndex((step) => step.name === name);
