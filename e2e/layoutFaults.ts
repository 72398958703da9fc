import type { Page } from '@playwright/test';
import { waitForFrames } from './pageActions.ts';

/** Which parts of a screen have to be whole, as selectors. */
export interface Layout {
  /** Parts in sight. */
  readonly inSight: string;
  /** Parts whose text may not be wider than they are. */
  readonly uncut?: string;
  /** Parts of which none covers another. */
  readonly apart: string;
  /** Parts that are inside of their seats. */
  readonly inSeat?: string;
  /** The pixels that a notch and the system bar take. */
  readonly insets?: Insets;
  /** Whether the page may be higher than its window. Parts are in sight when it is scrolled to them. */
  readonly mayScroll?: boolean;
}

export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns what is cut, out of sight or covered. */
export async function layoutFaults(page: Page, layout: Layout): Promise<string[]> {
  await waitForFrames(page);
  return page.evaluate(({ inSight, uncut, apart, inSeat, insets, mayScroll = false }: Layout) => {
    const all = (selector: string | undefined) =>
      selector === undefined
        ? []
        : [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const named = (one: Element) =>
      `${one.className || one.tagName} "${one.textContent?.trim().slice(0, 20)}"`;
    const faults: string[] = [];
    const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
    if (!mayScroll && scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`);

    const { left = 0, top = 0, right = 0, bottom = 0 } = insets ?? {};
    const sight = mayScroll
      ? new DOMRect(0, -scrollY, clientWidth, scrollHeight)
      : new DOMRect(left, top, clientWidth - left - right, innerHeight - top - bottom);
    const isWithin = (one: Element, area: DOMRect) => {
      const box = one.getBoundingClientRect();
      return (
        box.left >= area.left - 1 &&
        box.right <= area.right + 1 &&
        box.top >= area.top - 1 &&
        box.bottom <= area.bottom + 1
      );
    };
    for (const one of all(inSight)) if (!isWithin(one, sight)) faults.push(`out of sight: ${named(one)}`);
    for (const one of all(inSeat)) {
      const seat = one.closest('.seat');
      if (seat !== null && !isWithin(one, seat.getBoundingClientRect()))
        faults.push(`out of its seat: ${named(one)}`);
    }
    for (const one of all(uncut))
      if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${named(one)}`);

    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const parts = all(apart);
    parts.forEach((one, place) => {
      for (const other of parts.slice(place + 1))
        if (!one.contains(other) && !other.contains(one))
          if (covers(one.getBoundingClientRect(), other.getBoundingClientRect()))
            faults.push(`${named(one)} covers ${named(other)}`);
    });
    return faults;
  }, layout);
}
