import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The callbacks that wait for the next frame. */
let awaited: FrameRequestCallback[] = [];
let frames: typeof import('./frames.ts');
let done: string[] = [];

beforeEach(async () => {
  [awaited, done] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => awaited.push(callback));
  vi.resetModules();
  frames = await import('./frames.ts');
});

afterEach(() => vi.unstubAllGlobals());

test('a piece of work has the frame after the next, and each its own', async () => {
  frames.inFrame(0, does('first'));
  frames.inFrame(0, does('second'));
  expect(await drawFrames(4)).toEqual(['', 'first', 'second', '']);
});

test('what may wait longer is done later, whoever asked first', async () => {
  frames.inFrame(2, does('seats'));
  frames.inFrame(1, does('run'));
  frames.inFrame(0, does('place'));
  expect(await drawFrames(4)).toEqual(['', 'place', 'run', 'seats']);
});

test('light work is done beside what it was asked for after', async () => {
  frames.inFrame(0, does('place'));
  frames.inFrame(0, does('run'));
  frames.besideFrame(0, does('light'));
  frames.inFrame(1, does('seats'));
  expect(await drawFrames(4)).toEqual(['', 'place', 'run light', 'seats']);
});

test('a change between two frames has the coming one for itself', async () => {
  frames.inFrame(0, does('run'));
  await drawFrames(1);
  frames.inFrame(0, does('place'));
  expect(await drawFrames(3)).toEqual(['', 'run', 'place']);
});

test('what is asked for while a frame is drawn may have the next', async () => {
  frames.inFrame(0, () => frames.inFrame(0, does('run')));
  expect(await drawFrames(3)).toEqual(['', '', 'run']);
});

test('what is prevented is not done and takes no frame', async () => {
  const prevent = frames.inFrame(0, does('first'));
  frames.inFrame(0, does('second'));
  prevent();
  expect(await drawFrames(2)).toEqual(['', 'second']);
});

test('no frame is asked for while nothing waits', async () => {
  frames.inFrame(0, does('first'));
  await drawFrames(2);
  expect(awaited).toEqual([]);
});

test('work that fails does not hold up the rest, and its error is told', async () => {
  const told = new Promise((resolve) => process.once('unhandledRejection', resolve));
  frames.inFrame(0, () => {
    throw new Error('no place');
  });
  frames.inFrame(0, does('second'));
  expect(await drawFrames(3)).toEqual(['', '', 'second']);
  expect(await told).toEqual(new Error('no place'));
});

function does(name: string): () => void {
  return () => done.push(name);
}

/** What is done in each of the next so many frames. */
async function drawFrames(number: number): Promise<string[]> {
  const drawn: string[] = [];
  for (let left = number; left > 0; left--) {
    done = [];
    for (const callback of awaited.splice(0)) callback(0);
    await new Promise((resolve) => setTimeout(resolve));
    drawn.push(done.join(' '));
  }
  return drawn;
}
