/** The event `beforeinstallprompt`, which TypeScript does not declare. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Interval of update checks, in milliseconds. */
const HOUR = 3_600_000;

/** The address of the service worker, relative to the page. */
const WORKER = 'sw.js';

/** How long the browser may take to activate an update, in milliseconds. Usual are a few milliseconds or half a minute. */
const PATIENCE = 2000;

/** Updates, offline use and installation of the page. */
export class Installation {
  /** Whether an update is available. */
  newer = $state(false);
  /** Whether all files have just been cached for offline use. */
  readyOffline = $state(false);
  /** Whether the browser offers to install the page. */
  installable = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #waiting: ServiceWorker | null = null;
  #accepted = false;
  #prompt: InstallPrompt | null = null;
  readonly #reload: () => void;

  /** @param reload reloads the page */
  constructor(reload: () => void) {
    this.#reload = reload;
  }

  /** Listens for the offer to install the page. Call it early, because browsers make it only once. */
  hearInstall(target: EventTarget): void {
    target.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
      this.installable = true;
    });
    target.addEventListener('appinstalled', () => {
      this.installable = false;
    });
  }

  /** Registers the service worker and watches for updates. */
  async keepOffline(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
    let controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.#waiting = null;
      if (this.#accepted) this.#reload();
      else {
        // The first worker takes control silently; a later one was accepted in another tab.
        this.newer ||= controlled;
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

  /** Applies the update by reloading. The table stores the game in progress. */
  useNewer(): void {
    this.#accepted = true;
    if (this.#waiting === null) this.#reload();
    else {
      this.#waiting.postMessage({ type: 'SKIP_WAITING' });
      setTimeout(() => this.#useFromServer(), PATIENCE);
    }
  }

  /** Postpones the update until the page is opened again. */
  useLater(): void {
    this.newer = false;
  }

  /** Shows the browser's installation prompt. */
  async install(): Promise<void> {
    this.installable = false;
    await this.#prompt?.prompt();
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
      if (worker.state === 'activated' && !isUpdate) this.readyOffline = true;
    });
  }

  #offer(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.newer = true;
  }
}

export const installation: Installation = new Installation(() => location.reload());
