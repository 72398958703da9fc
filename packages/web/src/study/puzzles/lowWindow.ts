import { watchMedia } from '../../app/browser/browser.ts';

const low = watchMedia('(height < 32rem)');

/** Whether the window is as low as a phone in landscape. */
export function isLowWindow(): boolean {
  return low.current;
}
