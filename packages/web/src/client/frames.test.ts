import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The callbacks that wait for the next frame. */
let awaited: FrameRequestCallback[] = [];
let channel: FakeChannel;
let frames: typeof import('./frames.ts');
let done: string[] = [];

/** A channel whose messages arrive when the test says so. */
class FakeChannel {
  readonly port1: { onmessage: () => void } = { onmessage: () => undefined };
  readonly port2 = { postMessage: () => this.waiting++ };
  waiting = 0;

  constructor() {
    channel = this;
  }

  deliver(): void {
    for (; this.waiting > 0; this.waiting--) this.port1.onmessage();
  }
}

beforeEach(async () => {
  [awaited, done] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => awaited.push(callback));
  vi.stubGlobal('MessageChannel', FakeChannel);
  vi.resetModules();
  frames = await import('./frames.ts');
});

afterEach(() => vi.unstubAllGlobals());

test('a piece of work is done after the coming frame, for the one that follows, and each for its own', async () => {
  frames.inFrame(0, does('first'));
  frames.inFrame(0, does('second'));
  expect(await drawFrames(3)).toEqual(['first', 'second', '']);
});

test('what may wait longer is done later, whoever asked first', async () => {
  frames.inFrame(2, does('seats'));
  frames.inFrame(1, does('run'));
  frames.inFrame(0, does('place'));
  expect(await drawFrames(4)).toEqual(['place', 'run', 'seats', '']);
});

test('light work is done beside what it was asked for after', async () => {
  frames.inFrame(0, does('place'));
  frames.inFrame(0, does('run'));
  frames.besideFrame(0, does('light'));
  frames.inFrame(1, does('seats'));
  expect(await drawFrames(3)).toEqual(['place', 'run light', 'seats']);
});

test('a change after a frame has the one that follows for itself', async () => {
  frames.inFrame(0, does('run'));
  drawFrame();
  frames.takeFrame();
  expect(await afterFrame()).toBe('');
  expect(await drawFrames(2)).toEqual(['run', '']);
});

test('a change before a frame is drawn by that frame, and holds nothing up', async () => {
  frames.inFrame(0, does('run'));
  frames.takeFrame();
  expect(await drawFrames(2)).toEqual(['run', '']);
});

test('what is asked for while a piece is done may have the next frame', async () => {
  frames.inFrame(0, () => frames.inFrame(0, does('run')));
  expect(await drawFrames(2)).toEqual(['', 'run']);
});

test('what is prevented is not done and takes no frame', async () => {
  const prevent = frames.inFrame(0, does('first'));
  frames.inFrame(0, does('second'));
  prevent();
  expect(await drawFrames(1)).toEqual(['second']);
});

test('no frame is asked for while nothing waits', async () => {
  frames.inFrame(0, does('first'));
  await drawFrames(1);
  expect(awaited).toEqual([]);
});

test('work that fails does not hold up the rest, and its error is told', async () => {
  const told = new Promise((resolve) => process.once('unhandledRejection', resolve));
  frames.inFrame(0, () => {
    throw new Error('no place');
  });
  frames.inFrame(0, does('second'));
  expect(await drawFrames(2)).toEqual(['', 'second']);
  expect(await told).toEqual(new Error('no place'));
});

function does(name: string): () => void {
  return () => done.push(name);
}

/** What is done after each of the next so many frames. */
async function drawFrames(number: number): Promise<string[]> {
  const drawn: string[] = [];
  for (let left = number; left > 0; left--) {
    drawFrame();
    drawn.push(await afterFrame());
  }
  return drawn;
}

function drawFrame(): void {
  for (const callback of awaited.splice(0)) callback(0);
}

/** What is done when a frame has been drawn. */
async function afterFrame(): Promise<string> {
  done = [];
  channel.deliver();
  await new Promise((resolve) => setTimeout(resolve));
  return done.join(' ');
}
