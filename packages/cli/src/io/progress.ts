import type { Shell } from '../shell.ts';
import type { Paint } from '../terminal/paint.ts';
import { columnsOf, shorten, widthOf } from '../terminal/width.ts';
import { beforeInterrupt } from './interrupt.ts';

export interface Progress {
  /** `part` is from 0 to 1, or null if the total is unknown. */
  show(part: number | null, text: string): void;
  clear(): void;
}

const BAR_COLUMNS = 24;
const INTERVAL_MS = 100;
const CLEAR_LINE = '\r\u001b[2K';

/** Runs work with a progress bar on standard error, which is cleared at the end. */
export async function withProgress<Result>(
  { notePaint }: Shell,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const progress = makeProgress(process.stderr, notePaint);
  try {
    return await work(progress);
  } finally {
    progress.clear();
  }
}

/** Creates a progress bar on one line of a terminal. Other streams show nothing. */
function makeProgress(stream: NodeJS.WriteStream, paint: Paint): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let last = 0;
  const clear = (): void => void stream.write(CLEAR_LINE);
  beforeInterrupt(clear);
  return {
    show: (part, text) => {
      const now = performance.now();
      if (now - last < INTERVAL_MS) return;
      last = now;
      stream.write(`${CLEAR_LINE}${drawProgress(part, text, paint, columnsOf(stream))}`);
    },
    clear,
  };
}

/** Draws a bar and a text on one line. The bar is omitted if they do not fit. */
export function drawProgress(part: number | null, text: string, paint: Paint, columns: number): string {
  const bar = drawBar(part, paint);
  const fits = widthOf(bar) + widthOf(text) < columns;
  return fits ? bar + text : shorten(text, columns - 1);
}

export function drawBar(part: number | null, paint: Paint): string {
  if (part === null) return '';
  const done = Math.round(Math.min(1, Math.max(0, part)) * BAR_COLUMNS);
  return `${paint('yellow', '█'.repeat(done))}${paint('dim', '░'.repeat(BAR_COLUMNS - done))} ${Math.floor(part * 100)} % `;
}
