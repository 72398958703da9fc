import type { Paint } from '../terminal/paint.ts';
import { shorten, widthOf } from '../terminal/width.ts';
import { beforeInterrupt } from './interrupt.ts';

/** Shows how far long work has come. */
export interface Progress {
  /**
   * Tells the part that is done, from 0 to 1, or null where nobody knows the whole; `text` says it in
   * words.
   */
  show(part: number | null, text: string): void;
  /** Wipes it away. */
  clear(): void;
}

const BAR = 24;
const PAUSE = 100;
const CLEAR_LINE = '\r\u001b[2K';

/** A bar on one line of a terminal; on anything else nothing is shown. */
export function makeProgress(stream: NodeJS.WriteStream, paint: Paint): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let last = 0;
  const clear = (): void => void stream.write(CLEAR_LINE);
  beforeInterrupt(clear);
  return {
    show: (part, text) => {
      const now = performance.now();
      if (now - last < PAUSE) return;
      last = now;
      stream.write(`${CLEAR_LINE}${drawProgress(part, text, paint, stream.columns)}`);
    },
    clear,
  };
}

/** A bar and a text on one line that is shorter than the columns: without the bar where the text would not fit. */
export function drawProgress(part: number | null, text: string, paint: Paint, columns: number): string {
  const bar = drawBar(part, paint);
  const fits = widthOf(bar) + widthOf(text) < columns;
  return fits ? bar + text : shorten(text, columns - 1);
}

/** A bar that is filled up to a part of it; nothing where the part is not known. */
export function drawBar(part: number | null, paint: Paint): string {
  if (part === null) return '';
  const done = Math.round(Math.min(1, Math.max(0, part)) * BAR);
  return `${paint('yellow', '█'.repeat(done))}${paint('dim', '░'.repeat(BAR - done))} ${Math.floor(part * 100)} % `;
}
