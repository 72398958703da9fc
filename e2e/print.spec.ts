import { RULESETS } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import {
  boardSize,
  PAPER_NAMES,
  PAPERS,
  type PageCount,
  type PaperName,
  planOf,
} from '../packages/web/src/print/geometry.ts';
import { type Extent, type PdfPage, readPdf } from './pdf.ts';
import { ONLY, QUICK } from './screens.ts';

const french = words('fr');
const ui = french.interface;
const print = await french.chapters.print();
const PAGE_COUNTS: readonly PageCount[] = [1, 4];

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check();
}

/** Prints the page with the browser, as its user would. */
async function printed(page: Page): Promise<readonly PdfPage[]> {
  await expect(page.getByRole('button', { name: print.printNow })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const path = test.info().outputPath('printed.pdf');
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  return readPdf(path);
}

/** Sizes are in millimetres. */
function hasPath({ paths }: PdfPage, width: number, height: number): boolean {
  return paths.some((path) => Math.abs(path.width - width) < 0.05 && Math.abs(path.height - height) < 0.05);
}

function expectPaper(pages: readonly PdfPage[], paper: PaperName): void {
  for (const { points, images, text } of pages) {
    // The browser rounds to whole pixels.
    expect(Math.abs(points[0] - (PAPERS[paper].width / 25.4) * 72)).toBeLessThan(1);
    expect(Math.abs(points[1] - (PAPERS[paper].height / 25.4) * 72)).toBeLessThan(1);
    expect(images, 'bitmap images').toBe(0);
    expect(text).not.toContain(print.howTo);
  }
}

test.describe('what the browser prints', { tag: ONLY.desk }, () => {
  for (const paper of PAPER_NAMES) {
    test(`on ${paper} has the board at its true size, in vectors, for every page count and style`, async ({
      page,
    }) => {
      await page.goto('/#/print/lindor-1789');
      await choose(page, print.papers[paper]);
      for (const count of PAGE_COUNTS) {
        await choose(page, count === 1 ? print.onePage : print.fourPages);
        const { dwarf } = planOf(boardSize(PAPERS[paper], count));
        for (const look of Object.values(print.looks)) {
          await choose(page, look);
          const pages = await printed(page);
          expect(pages).toHaveLength(count + 1);
          expectPaper(pages, paper);
          // Eleven jetons of 20 mm along the edge and four inside need 91 mm.
          expect(2 * dwarf.radius).toBeGreaterThan(91);
          for (const board of pages.slice(0, count)) {
            expect(hasPath(board, 2 * dwarf.radius, 2 * dwarf.radius), 'the dwarf’s box').toBe(true);
            expect(hasPath(board, 100, 2), 'the line of 100 mm').toBe(true);
          }
          const text = pages.map((one) => one.text).join(' ');
          for (const name of ['Roi de cœur', 'Dame de pique', 'Valet de trèfle', 'Dix de carreau'])
            expect(text).toContain(name);
        }
      }
    });
  }

  test('has counters of 20 mm and the house rules in the chosen language', { tag: QUICK.desk }, async ({
    page,
  }) => {
    await page.goto('/#/print/gelber-zwerg~counters=60');
    await page.getByRole('combobox', { name: print.counters }).selectOption(print.countersFor(3));
    await page.getByRole('combobox', { name: print.language }).selectOption('de');
    await expect(page.getByRole('img', { name: print.sheetName('board', 1, 1), exact: true })).toBeVisible();
    const [board, counters, rules, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(board?.text).toContain('Herz-König');
    const isJeton = ({ width, height }: Extent) =>
      Math.abs(width - 20) < 0.01 && Math.abs(height - 20) < 0.01;
    expect(counters?.paths.some(isJeton)).toBe(true);
    // Sixty counters are two contrats, five fiches and fifteen jetons.
    const worths = counters?.text.split(/\s+/) ?? [];
    const count = (worth: string) => worths.filter((one) => one === worth).length;
    expect([count('10'), count('5'), count('1')]).toEqual([2 * 3, 5 * 3, 15 * 3]);
    const german = words('de');
    const { rulesInWords } = await german.chapters.rules();
    const { rulesTitle } = await german.chapters.print();
    expect(rules?.text).toContain(rulesTitle);
    for (const { topic } of rulesInWords({ ...RULESETS['gelber-zwerg'], counters: 60 }))
      expect(rules?.text).toContain(topic);
  });
});

test('the choices are stored, and the rules are in the address', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/print');
  await choose(page, print.papers.letter);
  await choose(page, print.looks.outline);
  await page.getByRole('combobox', { name: ui.ruleset, exact: true }).selectOption('famille');
  await expect(page).toHaveURL(/#\/print\/famille$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: print.papers.letter })).toBeChecked();
  await expect(page.getByRole('radio', { name: print.looks.outline })).toBeChecked();
  await expect(page.getByRole('combobox', { name: ui.ruleset, exact: true })).toHaveValue('famille');
  await expect(page.getByRole('img', { name: print.sheetName('rules', 1, 1) })).toBeVisible();
});

test('a link without valid rules shows an error and a board', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/print/nonsense~run=x');
  await expect(page.getByRole('alert')).toContainText('nonsense');
  await expect(page.getByRole('img', { name: print.sheetName('board', 1, 1) })).toBeVisible();
});

test('the rules fit between their heading and the counters', { tag: ONLY.desk }, async ({ page }) => {
  // The longest rules on the paper with the least room.
  await page.goto('/#/print/gelber-zwerg');
  await choose(page, print.papers.letter);
  for (const language of ['fr', 'en', 'de']) {
    await page.getByRole('combobox', { name: print.language }).selectOption(language);
    const rules = page.locator(`figure [lang=${language}] p`);
    await expect(rules.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const used = await rules.evaluateAll((paragraphs) => {
      const area = paragraphs[0]?.parentElement?.getBoundingClientRect();
      const parts = paragraphs.flatMap((paragraph) => [...paragraph.getClientRects()]);
      if (area === undefined) return null;
      const bottom = Math.max(...parts.map((part) => part.bottom));
      return {
        height: (bottom - area.top) / area.height,
        beside: parts.some((part) => part.right > area.right + 1),
      };
    });
    expect(used?.beside, language).toBe(false);
    expect(used?.height, language).toBeLessThan(1);
    expect(used?.height, language).toBeGreaterThan(0.75);
  }
});

test('pages print dark on white in the dark theme', { tag: ONLY.desk }, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const address of ['#/daily', '#/rules', '#/rules/book', '#/keeper']) {
    await page.goto(`/${address}`);
    await expect(page.locator('h1')).toBeVisible();
    const light = await page.locator('html, body, h1, h2, p, li, th, td, .felt').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const [text, ground] = [color, backgroundColor].map(
          (of) => of.match(/\d+(\.\d+)?/g)?.map(Number) ?? [],
        );
        const isLight = (text ?? []).slice(0, 3).every((part) => part > 150);
        const isDark = (ground ?? []).length === 3 && (ground ?? []).some((part) => part < 100);
        return isLight || isDark
          ? [`${element.tagName}.${element.className} ${color} ${backgroundColor}`]
          : [];
      }),
    );
    expect(light, address).toEqual([]);
  }
});
