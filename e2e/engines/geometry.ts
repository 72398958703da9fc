import { setTimeout } from 'node:timers/promises';
import type { EnginePage } from './enginePage.ts';

/** The time in which what moves is seen to move. */
const STILL_MS = 100;

/** The main parts of every stance. */
const PARTS: readonly string[] = [
  'header',
  'h1',
  'main',
  'main section',
  'main form',
  '[data-seat]:not(.me)',
  '.me',
  '.board',
  '[data-box]',
  '.run',
  '[data-hand]',
  'main button:not([data-card])',
  'main a.button',
  'dialog[open]',
  'dialog[open] button',
];

/** Left, top, width and height in pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** What a page shows of each part, and what is wider than its window. */
export interface Geometry {
  readonly parts: Readonly<Record<string, readonly Box[]>>;
  readonly cut: readonly string[];
}

/** The parts whose size depends on the cards, on who is to move, or on the results of others. */
const OF_CARDS: readonly string[] = ['.me', '.run', 'main', 'main section', 'main button:not([data-card])'];

/** The part whose width depends on what was last said; its middle does not. */
const OF_CALLS = '[data-seat]:not(.me)';

/** The part that stands below the results of a game, which are lines of any number; its column and size do not depend on them. */
const BELOW_RESULTS = 'main a.button';

/** Measures a page when it no longer moves, without what depends on the cards if these are not the same in all engines. */
export async function measure(page: EnginePage, cards: 'any' | 'same'): Promise<Geometry> {
  const selectors = cards === 'same' ? PARTS : PARTS.filter((part) => !OF_CARDS.includes(part));
  for (let last = ''; ; ) {
    const geometry = await page.evaluate(measureInPage, selectors);
    const text = JSON.stringify(geometry);
    if (text === last) return cards === 'same' ? geometry : withoutCards(geometry);
    last = text;
    await setTimeout(STILL_MS);
  }
}

function withoutCards({ parts, cut }: Geometry): Geometry {
  const independent: Record<string, (box: Box) => Box> = {
    [OF_CALLS]: ([left, top, width, height]) => [left + width / 2, top, 0, height],
    [BELOW_RESULTS]: ([left, , width, height]) => [left, 0, width, height],
  };
  const entries = Object.entries(parts).map(([name, boxes]) => [
    name,
    boxes.map(independent[name] ?? ((box) => box)),
  ]);
  return { parts: Object.fromEntries(entries), cut };
}

async function measureInPage(selectors: readonly string[]): Promise<Geometry> {
  await document.fonts.ready;
  // A size that the page has measured is used in the next frame.
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const parts: Record<string, Box[]> = {};
  for (const selector of selectors) {
    const boxes = [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility() && (sheet === undefined || sheet.contains(part)))
      .map((part): Box => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [Math.round(left + scrollX), Math.round(top + scrollY), Math.round(width), Math.round(height)];
      });
    if (boxes.length > 0) parts[selector] = boxes;
  }
  const { scrollWidth } = document.documentElement;
  return { parts, cut: scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [] };
}

const TOLERANCE_PX = 3;
const TOLERANCE = 0.02;

/** What the pages of a journey showed, by stance. */
export type Stances = ReadonlyMap<string, Geometry>;

/** Returns the differences between two engines that are larger than those of their fonts. */
export function differencesOf(stance: string, found: Geometry, wanted: Geometry): string[] {
  const names = new Set([...Object.keys(found.parts), ...Object.keys(wanted.parts)]);
  return [...names].flatMap((name) => {
    const [ones, others] = [found.parts[name] ?? [], wanted.parts[name] ?? []];
    if (ones.length !== others.length)
      return [`${stance}: ${ones.length} ${name} instead of ${others.length}`];
    return ones
      .filter((one, index) => !isNear(one, others[index]!))
      .map((one) => `${stance}: ${name} at ${one} instead of ${others[ones.indexOf(one)]}`);
  });
}

function isNear(one: Box, other: Box): boolean {
  return one.every((some, side) => {
    const wanted = other[side]!;
    return Math.abs(some - wanted) <= Math.max(TOLERANCE_PX, TOLERANCE * Math.abs(wanted));
  });
}
