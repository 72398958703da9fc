import { expect, test } from 'vitest';
import { Program } from './program.svelte.ts';

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
  const program = new Program(() => reloads++);
  const workers = new FakeContainer(controller);
  await program.keepOffline(workers as unknown as ServiceWorkerContainer);
  return { program, workers, reloads: () => reloads };
}

test('a page that is kept for the first time says that it can be played offline, and nothing of a newer version', async () => {
  const { program, workers, reloads } = await begin(null);
  const worker = workers.registration.find();
  worker.become('installed');
  worker.become('activated');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(program.readyOffline).toBe(true);
  expect(program.newer).toBe(false);
  expect(reloads()).toBe(0);
});

test('a newer version is offered, and used only when the person says so', async () => {
  const { program, workers, reloads } = await begin(new FakeWorker());
  const worker = workers.registration.find();
  worker.become('installed');
  expect(program.newer).toBe(true);
  expect(worker.told).toEqual([]);
  program.useNewer();
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reloads()).toBe(0);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(1);
  expect(program.readyOffline).toBe(false);
});

test('a version that was put off is not offered again by itself', async () => {
  const { program, workers, reloads } = await begin(new FakeWorker());
  workers.registration.find().become('installed');
  program.useLater();
  expect(program.newer).toBe(false);
  expect(reloads()).toBe(0);
});

test('a version that another tab has taken is offered here too, and then only needs a reload', async () => {
  const { program, workers, reloads } = await begin(new FakeWorker());
  workers.registration.find().become('installed');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(program.newer).toBe(true);
  expect(reloads()).toBe(0);
  program.useNewer();
  expect(reloads()).toBe(1);
});

test('the browser is asked to install only when the person wants it', async () => {
  const program = new Program(() => undefined);
  const browser = new EventTarget();
  program.hearInstall(browser);
  expect(program.installable).toBe(false);
  let asked = 0;
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void asked++,
  });
  browser.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(program.installable).toBe(true);
  expect(asked).toBe(0);
  await program.install();
  expect(asked).toBe(1);
  expect(program.installable).toBe(false);
});
