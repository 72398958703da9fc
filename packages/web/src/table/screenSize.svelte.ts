/** The least height for a whole board above the run, in units of the root's text size. */
const WHOLE_BOARD = 44;
/** The same for the bubbles of the seats. */
const BUBBLES = 30;
/** The least heights for another row of cards in the hand: of a window that stands, and of one that lies. */
const UPRIGHT = 36;
const LYING = 20;

let width = $state(innerWidth);
let height = $state(innerHeight);
let textSize = $state(measuredTextSize());

addEventListener('resize', () => {
  width = innerWidth;
  height = innerHeight;
  textSize = measuredTextSize();
});

function measuredTextSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Whether an upright window is so small, or its text so large, that seats and boxes have one line each. */
export function isSmallTable(): boolean {
  return width < height && height / textSize < WHOLE_BOARD;
}

/** Whether the window is so low that the bubbles of the seats have no room. */
export function isTinyTable(): boolean {
  return isSmallTable() && height / textSize < BUBBLES;
}

/** Whether the window is that of a phone that lies. */
export function isLying(): boolean {
  return height <= 500;
}

/** Whether the window is so low for its text that every row of cards counts. */
export function isLowForText(): boolean {
  return height / textSize < (width < height ? UPRIGHT : LYING);
}

/** Whether seats are drawn in their full size. */
export function isWideTable(): boolean {
  return width > 1000 && height > 500;
}

/** A width in pixels in units of the root's text size. */
export function inTextSizes(pixels: number): number {
  return pixels / textSize;
}
