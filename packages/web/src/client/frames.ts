import { tick } from 'svelte';

/** Work for the screen that waits for its frame. */
interface Piece {
  readonly work: () => void;
  /** The first frame that it may be done in. */
  readonly due: number;
  readonly isLight: boolean;
}

/** What waits, by the frame it is due in, then as it was asked for. */
let pieces: Piece[] = [];
/** The number of the last frame; they are counted while something waits. */
let last = 0;
let isAwaited = false;
/** Whether a piece is being done: what happens in it has its frame. */
let isDrawing = false;
/** Whether something has changed since the last frame, so that the coming one draws that. */
let isTaken = false;
/** Through it comes the moment after a frame. */
const { port1: afterFrame, port2: sayFrame } = new MessageChannel();
afterFrame.onmessage = () => void draw();

/**
 * Does work for a frame of its own, so many frames later than the next but one at the earliest. However quickly things happen
 * one after the other, each frame draws one of them, and none is long. It is done as soon as the frame before has been drawn
 * and not when its own begins: the browser would wait for the screen first and work then. Gives what prevents it.
 */
export function inFrame(later: number, work: () => void): () => void {
  return wait(later, work, false);
}

/** Does work that takes next to no time in the frame of what was asked for before it and is due by the same frame. */
export function besideFrame(later: number, work: () => void): () => void {
  return wait(later, work, true);
}

/** Keeps the coming frame for what has just changed: nothing large is done in it too. */
export function takeFrame(): void {
  isTaken = true;
}

function wait(later: number, work: () => void, isLight: boolean): () => void {
  // What changes between two frames is drawn by the coming one, which then has no room for more.
  if (!isDrawing) takeFrame();
  const piece: Piece = { work, due: last + 1 + later, isLight };
  const place = pieces.findIndex(({ due }) => due > piece.due);
  pieces.splice(place < 0 ? pieces.length : place, 0, piece);
  awaitFrame();
  return () => {
    pieces = pieces.filter((other) => other !== piece);
  };
}

function awaitFrame(): void {
  if (isAwaited || pieces.length === 0) return;
  isAwaited = true;
  requestAnimationFrame(() => {
    isTaken = false;
    sayFrame.postMessage(null);
  });
}

async function draw(): Promise<void> {
  last++;
  let isFull = isTaken;
  isDrawing = true;
  try {
    for (let piece = pieces[0]; piece && piece.due <= last && (piece.isLight || !isFull); piece = pieces[0]) {
      pieces.shift();
      isFull ||= !piece.isLight;
      piece.work();
      // What it changed is in the page before light work is done beside it.
      await tick();
    }
  } finally {
    isDrawing = false;
    isAwaited = false;
    awaitFrame();
  }
}
