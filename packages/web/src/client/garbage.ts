import { idle } from './idle.ts';

/** So many bytes, asked for and given back, let a browser think that it is time to collect. None is written, so none is used. */
const MANY = 64 * 1024 * 1024;

/**
 * Lets the browser collect what is not used any more as soon as the page has nothing more urgent to do. A page cannot ask for
 * it; but left alone, the browser begins when what a table's opening and half a minute of play have left behind holds up a slow
 * phone for a tenth of a second, in the middle of a flight. Gives whether there was so much memory.
 */
export async function collectGarbage(): Promise<boolean> {
  await idle();
  try {
    // Its size is asked for, else the build would leave out what nobody uses.
    return new ArrayBuffer(MANY).byteLength === MANY;
  } catch (error) {
    // Where memory is that scarce, the browser collects early by itself.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
