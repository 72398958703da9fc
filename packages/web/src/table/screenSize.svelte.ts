import { sized } from './sized.ts';

/** Minimum heights of the window in units of the root text size: for the board above the run, */
const WHOLE_BOARD = 44;
/** for the bubbles of the seats, */
const BUBBLES = 30;
/** and for rows of cards of full width, in portrait and landscape. */
const PORTRAIT_ROWS = 36;
const LANDSCAPE_ROWS = 20;
/** Minimum size of the window for seats round the cloth. Portrait needs less width. */
const ROUND = { width: 62, portraitWidth: 44, height: 32 };

/** The root text size of most browsers in pixels, and the heights of text between the top of the window and the hand. */
const USUAL_TEXT = 16;
const TEXT_LINES = 14;

let width = $state(innerWidth);
let height = $state(innerHeight);
let textSize = $state(measuredTextSize());

addEventListener('resize', () => {
  width = innerWidth;
  height = innerHeight;
  textSize = measuredTextSize();
});
followTextSize();

/** Text can change its size without the window: an element of that size tells. */
function followTextSize(): void {
  const probe = document.createElement('span');
  probe.style.cssText = 'position: absolute; top: 0; width: 1rem; visibility: hidden';
  // At the end it would be a page of its own in print.
  document.body.prepend(probe);
  sized(() => (textSize = measuredTextSize()))(probe);
}

function measuredTextSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Whether a portrait window is so low, or its text so large, that seats and boxes get one line each. */
export function isSmallTable(): boolean {
  return width < height && height / textSize < WHOLE_BOARD;
}

/** Whether there is no space for speech bubbles. */
export function isTinyTable(): boolean {
  return isSmallTable() && height / textSize < BUBBLES;
}

/** Whether the other seats are round the cloth. */
export function isRoundTable(): boolean {
  const [wide, high] = [width / textSize, height / textSize];
  if (wide >= ROUND.width) return high >= ROUND.height;
  return wide >= ROUND.portraitWidth && wide < high;
}

/** The height of the window in pixels. In landscape large text leaves less of it for the cards. */
export function heightForCards(): number {
  return width < height ? height : height - TEXT_LINES * (textSize - USUAL_TEXT);
}

/** Whether cards overlap more than usual to save a row. */
export function savesRows(): boolean {
  return height / textSize < (width < height ? PORTRAIT_ROWS : LANDSCAPE_ROWS);
}
