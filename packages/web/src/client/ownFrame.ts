import { inFrame } from './frames.ts';

/** A page that is about to be hidden may not get its frame: so many milliseconds later it is waited for no more. */
const LATEST = 250;

/**
 * Does work for a frame of its own, when the coming one has been drawn: it has all the time there is until the frame after that.
 * At once where nobody sees the page, for which no frames are drawn. Gives what prevents it.
 */
export function inOwnFrame(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  const prevent = inFrame(0, run);
  const timer = setTimeout(run, LATEST);
  function stop(): void {
    prevent();
    clearTimeout(timer);
  }
  function run(): void {
    stop();
    work();
  }
  return stop;
}

/** Does work for its own frame so many milliseconds later. Gives what prevents it. */
export function inOwnFrameAfter(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(() => {
    stop = inOwnFrame(work);
  }, milliseconds);
  let stop = (): void => clearTimeout(timer);
  return () => stop();
}
