import type { Installation } from './installation.svelte.ts';

/** Interval of update checks, in milliseconds. */
const HOUR = 3_600_000;

/** The address of the service worker, relative to the page. */
const WORKER = 'sw.js';

/** How long the browser may take to activate an update, in milliseconds. Usual are a few milliseconds or half a minute. */
const PATIENCE = 2000;

/** The service worker, which stores all files for offline use, and its updates. It is loaded after the page. */
export class Updates {
  readonly #installation: Installation;
  readonly #reload: () => void;
  #registration: ServiceWorkerRegistration | null = null;
  #waiting: ServiceWorker | null = null;
  #accepted = false;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#reload = installation.useNewer;
    installation.useNewer = () => this.#useNewer();
  }

  /** Registers the service worker and watches for updates. */
  async keepOffline(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
    let controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.#waiting = null;
      if (this.#accepted) this.#reload();
      else {
        // The first worker takes control silently; a later one was accepted in another tab.
        this.#installation.newer ||= controlled;
        controlled = true;
      }
    });
    const registration = await workers.register(WORKER, { updateViaCache: 'none' });
    this.#registration = registration;
    if (registration.waiting !== null && controlled) this.#offer(registration.waiting);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing, controlled));
    this.#follow(registration.installing, controlled);
    return registration;
  }

  /** Checks for updates every hour, and when the page becomes visible after an hour. */
  askForNewer(registration: ServiceWorkerRegistration, now: () => number = Date.now): void {
    let lastCheck = now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || now() - lastCheck < HOUR) return;
      lastCheck = now();
      // Offline. The next check is in an hour.
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    setInterval(ask, HOUR);
  }

  #useNewer(): void {
    this.#accepted = true;
    if (this.#waiting === null) this.#reload();
    else {
      this.#waiting.postMessage({ type: 'SKIP_WAITING' });
      setTimeout(() => this.#useFromServer(), PATIENCE);
    }
  }

  /**
   * Loads the update past the old service worker. Chromium keeps that active until it has been idle for half a minute if it just
   * served a file. If the server does not answer, waits for the browser instead.
   */
  async #useFromServer(): Promise<void> {
    const isThere = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isThere || this.#waiting === null) return;
    await this.#registration?.unregister();
    this.#reload();
  }

  #follow(worker: ServiceWorker | null, isUpdate: boolean): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate) this.#offer(worker);
      if (worker.state === 'activated' && !isUpdate) this.#installation.readyOffline = true;
    });
  }

  #offer(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.#installation.newer = true;
  }
}
