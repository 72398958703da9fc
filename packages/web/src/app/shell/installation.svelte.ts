/** The event `beforeinstallprompt`, which TypeScript does not declare. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** What is known of updates, offline use and installation of the page. */
export class Installation {
  /** Whether an update is available. */
  newer = $state(false);
  /** Whether all files have just been cached for offline use. */
  readyOffline = $state(false);
  /** Whether the browser offers to install the page. */
  installable = $state(false);
  /** Applies the update by reloading. The table stores the game in progress. */
  useNewer: () => void;
  #prompt: InstallPrompt | null = null;

  /** @param reload reloads the page */
  constructor(reload: () => void) {
    this.useNewer = reload;
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

  /** Postpones the update until the page is opened again. */
  useLater(): void {
    this.newer = false;
  }

  /** Shows the browser's installation prompt. */
  async install(): Promise<void> {
    this.installable = false;
    await this.#prompt?.prompt();
  }
}

export const installation: Installation = new Installation(() => location.reload());
