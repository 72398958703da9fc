import { afterEach, expect, test, vi } from 'vitest';
import { Installation } from './installation.svelte.ts';

/** A fake service worker. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  isGone = false;

  async unregister(): Promise<boolean> {
    this.isGone = true;
    return true;
  }

  /** Simulates finding an update. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null;
  readonly registration = new FakeRegistration();

  constructor(controller: FakeWorker | null) {
    super();
    this.controller = controller;
  }

  async register(): Promise<FakeRegistration> {
    return this.registration;
  }
}

async function begin(controller: FakeWorker | null) {
  let reloads = 0;
  const installation = new Installation(() => reloads++);
  const workers = new FakeContainer(controller);
  await installation.keepOffline(workers as unknown as ServiceWorkerContainer);
  return { installation, workers, reloads: () => reloads };
}

test('the first installation reports offline use and no update', async () => {
  const { installation, workers, reloads } = await begin(null);
  const worker = workers.registration.find();
  worker.become('installed');
  worker.become('activated');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(installation.readyOffline).toBe(true);
  expect(installation.newer).toBe(false);
  expect(reloads()).toBe(0);
});

test('an update is offered and applied only on request', async () => {
  const { installation, workers, reloads } = await begin(new FakeWorker());
  const worker = workers.registration.find();
  worker.become('installed');
  expect(installation.newer).toBe(true);
  expect(worker.told).toEqual([]);
  installation.useNewer();
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reloads()).toBe(0);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(1);
  expect(installation.readyOffline).toBe(false);
});

/** Offers and accepts an update with a slow browser, so that the server is asked. */
async function acceptAndWait(server: () => Promise<Response>) {
  vi.useFakeTimers();
  const asked = vi.fn(server);
  vi.stubGlobal('fetch', asked);
  const begun = await begin(new FakeWorker());
  begun.workers.registration.find().become('installed');
  begun.installation.useNewer();
  return { ...begun, asked, wait: () => vi.advanceTimersByTimeAsync(10_000) };
}

afterEach(() => void vi.useRealTimers());

test('an update that the browser does not activate is loaded from the server', async () => {
  const { workers, reloads, asked, wait } = await acceptAndWait(async () => new Response());
  await wait();
  expect(asked).toHaveBeenCalledWith('sw.js', { method: 'HEAD', cache: 'no-store' });
  expect(workers.registration.isGone).toBe(true);
  expect(reloads()).toBe(1);
});

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has none', () => Promise.resolve(new Response(null, { status: 503 }))],
])('if the server %s, waits for the browser', async (_what, server) => {
  const { workers, reloads, wait } = await acceptAndWait(server);
  await wait();
  expect(workers.registration.isGone).toBe(false);
  expect(reloads()).toBe(0);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(1);
});

test('an update that the browser activates meanwhile is loaded once', async () => {
  const { workers, reloads, wait } = await acceptAndWait(async () => {
    workers.dispatchEvent(new Event('controllerchange'));
    return new Response();
  });
  await wait();
  expect(workers.registration.isGone).toBe(false);
  expect(reloads()).toBe(1);
});

test('a postponed update is not offered again', async () => {
  const { installation, workers, reloads } = await begin(new FakeWorker());
  workers.registration.find().become('installed');
  installation.useLater();
  expect(installation.newer).toBe(false);
  expect(reloads()).toBe(0);
});

test('an update taken by another tab is offered and needs only a reload', async () => {
  const { installation, workers, reloads } = await begin(new FakeWorker());
  workers.registration.find().become('installed');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(installation.newer).toBe(true);
  expect(reloads()).toBe(0);
  installation.useNewer();
  expect(reloads()).toBe(1);
});

test('asks the browser to install only on request', async () => {
  const installation = new Installation(() => undefined);
  const browser = new EventTarget();
  installation.hearInstall(browser);
  expect(installation.installable).toBe(false);
  let asked = 0;
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void asked++,
  });
  browser.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installation.installable).toBe(true);
  expect(asked).toBe(0);
  await installation.install();
  expect(asked).toBe(1);
  expect(installation.installable).toBe(false);
});
