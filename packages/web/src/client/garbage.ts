import { idle } from './idle.ts';

/** So many bytes, asked for and given back, let a browser think that it is time to collect. None is written, so none is used. */
const MANY = 64 * 1024 * 1024;
/** Less than the eight seconds after the last collection when Chromium begins its long one, which moves together what is left. */
const BETWEEN = 6500;
/** How long a moment that is not quiet is waited out. */
const MOMENT = 100;

/**
 * Lets the browser collect what is not used any more in moments when nothing moves, now and every few seconds until `end` is
 * aborted. A page cannot ask for it; but left alone, the browser does it when what a table's opening and half a minute of play
 * have left behind holds up a slow phone for a tenth of a second, in the middle of a flight. Ends early where memory is scarce.
 */
export async function collectGarbage(end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await idle();
    if (end.aborted) return;
    const isQuiet = !isAnythingMoving();
    if (isQuiet && !askForMuch()) return;
    await pause(isQuiet ? BETWEEN : MOMENT);
  }
}

function isAnythingMoving(): boolean {
  return document.getAnimations().some(({ playState }) => playState === 'running');
}

/** Whether there was so much memory: where it is that scarce, the browser collects early by itself. */
function askForMuch(): boolean {
  try {
    // Its size is asked for, else the build would leave out what nobody uses.
    return new ArrayBuffer(MANY).byteLength === MANY;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
