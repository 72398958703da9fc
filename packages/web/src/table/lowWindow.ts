import { watchMedia } from '../app/browser/browser.ts';
import { isSmallTable } from './screenSize.svelte.ts';

const low = watchMedia('(height < 32rem)');

/** Whether the window is as low as a phone in landscape. */
export function isLowWindow(): boolean {
  return low.current;
}

/** Whether a page with a table needs the height of its title for the cards. */
export function isShortOfRoom(): boolean {
  return isSmallTable() || isLowWindow();
}
