import { beforeEach, expect, test, vi } from 'vitest';

/** An audio context that runs as soon as it is resumed. */
class TestContext extends EventTarget {
  state: AudioContextState = 'suspended';

  async resume(): Promise<void> {
    this.change('running');
  }

  async close(): Promise<void> {
    this.change('closed');
  }

  change(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let page: EventTarget;
let contexts: TestContext[];

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  contexts = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal(
    'AudioContext',
    class extends TestContext {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
});

async function wokenPlayer(hasBeenActive: boolean) {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  const { soundGate } = await import('./soundSettings.svelte.ts');
  const { SoundPlayer } = await import('./soundPlayer.ts');
  const release = new SoundPlayer().wake();
  return { soundGate, release };
}

test('sound is blocked until the first input', async () => {
  const { soundGate, release } = await wokenPlayer(false);
  expect(soundGate.blocked).toBe(true);
  page.dispatchEvent(new Event('keydown'));
  expect(soundGate.blocked).toBe(false);
  release();
  expect(contexts.map(({ state }) => state)).toEqual(['closed']);
  expect(soundGate.blocked).toBe(false);
});

test('a page that had an input plays at once', async () => {
  const { soundGate } = await wokenPlayer(true);
  expect(soundGate.blocked).toBe(false);
  expect(contexts).toHaveLength(1);
});

test('sound that the system stopped goes on at the next input', async () => {
  const { soundGate } = await wokenPlayer(true);
  contexts[0]?.change('suspended');
  expect(soundGate.blocked).toBe(true);
  page.dispatchEvent(new Event('pointerup'));
  expect(soundGate.blocked).toBe(false);
});
