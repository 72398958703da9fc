/** The event `beforeinstallprompt`, which TypeScript does not declare. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How often a page that stays open asks whether there is a newer version. */
const HOUR = 3_600_000;

/** The address of the service worker, relative to the page. */
const WORKER = 'sw.js';

/** How long the browser may take to put a newer version in charge: it is a matter of milliseconds, or of half a minute. */
const PATIENCE = 2000;

/** The page as a installation: it can be newer, work without a network, and be installed. */
export class Installation {
  /** Whether a newer version is here that could be used now. */
  newer = $state(false);
  /** Whether everything was kept just now for playing without a network. */
  readyOffline = $state(false);
  /** Whether the browser would install the page. */
  installable = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #waiting: ServiceWorker | null = null;
  #accepted = false;
  #prompt: InstallPrompt | null = null;
  readonly #reload: () => void;

  /** @param reload loads the newest version of the page */
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

  /** Lets the page be kept for playing without a network, and follows its newer versions. */
  async keepOffline(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
    let controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.#waiting = null;
      if (this.#accepted) this.#reload();
      else {
        // The first of all takes charge without a word; another one was accepted in another tab.
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

  /** Asks every hour, and when the page is looked at again after one, whether there is a newer version. */
  askForNewer(registration: ServiceWorkerRegistration, now: () => number = Date.now): void {
    let asked = now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || now() - asked < HOUR) return;
      asked = now();
      // Without a network there is nothing newer: it is asked again in an hour.
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    setInterval(ask, HOUR);
  }

  /** Uses the newer version: the page is loaded anew. What is being played is kept by its table. */
  useNewer(): void {
    this.#accepted = true;
    if (this.#waiting === null) this.#reload();
    else {
      this.#waiting.postMessage({ type: 'SKIP_WAITING' });
      setTimeout(() => this.#useFromServer(), PATIENCE);
    }
  }

  /** Leaves the newer version until the page is opened again. */
  useLater(): void {
    this.newer = false;
  }

  /** Installs the page, if the person says so to the browser. */
  async install(): Promise<void> {
    this.installable = false;
    await this.#prompt?.prompt();
  }

  /**
   * Loads the newer version past the older one, which Chromium leaves in charge until it has been idle for half a minute
   * if a file was asked of it just then. Where the server does not answer, that is waited for.
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

/** This page as a installation. */
export const installation: Installation = new Installation(() => location.reload());
