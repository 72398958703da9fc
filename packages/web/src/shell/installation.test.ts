import { afterEach, expect, test, vi } from 'vitest';
import { Installation } from './installation.svelte.ts';

/** A worker of the browser, as far as the page hears of it. */
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

  /** The browser found another version. */
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

test('a page that is kept for the first time says that it can be played offline, and nothing of a newer version', async () => {
  const { installation, workers, reloads } = await begin(null);
  const worker = workers.registration.find();
  worker.become('installed');
  worker.become('activated');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(installation.readyOffline).toBe(true);
  expect(installation.newer).toBe(false);
  expect(reloads()).toBe(0);
});

test('a newer version is offered, and used only when the person says so', async () => {
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

/** Offers a newer version, which is accepted; the browser is as slow as a browser may be, and then the server is asked. */
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

test('a newer version that the browser does not put in charge is loaded from the server', async () => {
  const { workers, reloads, asked, wait } = await acceptAndWait(async () => new Response());
  await wait();
  expect(asked).toHaveBeenCalledWith('sw.js', { method: 'HEAD', cache: 'no-store' });
  expect(workers.registration.isGone).toBe(true);
  expect(reloads()).toBe(1);
});

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has none', () => Promise.resolve(new Response(null, { status: 503 }))],
])('where the server %s, the browser is waited for', async (_what, server) => {
  const { workers, reloads, wait } = await acceptAndWait(server);
  await wait();
  expect(workers.registration.isGone).toBe(false);
  expect(reloads()).toBe(0);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(1);
});

test('a newer version that the browser puts in charge meanwhile is loaded once', async () => {
  const { workers, reloads, wait } = await acceptAndWait(async () => {
    workers.dispatchEvent(new Event('controllerchange'));
    return new Response();
  });
  await wait();
  expect(workers.registration.isGone).toBe(false);
  expect(reloads()).toBe(1);
});

test('a version that was put off is not offered again by itself', async () => {
  const { installation, workers, reloads } = await begin(new FakeWorker());
  workers.registration.find().become('installed');
  installation.useLater();
  expect(installation.newer).toBe(false);
  expect(reloads()).toBe(0);
});

test('a version that another tab has taken is offered here too, and then only needs a reload', async () => {
  const { installation, workers, reloads } = await begin(new FakeWorker());
  workers.registration.find().become('installed');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(installation.newer).toBe(true);
  expect(reloads()).toBe(0);
  installation.useNewer();
  expect(reloads()).toBe(1);
});

test('the browser is asked to install only when the person wants it', async () => {
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
