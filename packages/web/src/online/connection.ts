import type { OnlineClientMessage, OnlineTableMessage } from '@nain-jaune/protocol/online';

/** Whether the server is being reached for the first time, is heard, or was lost and is being reached again. */
export type LineStatus = 'connecting' | 'open' | 'lost';

/** What a line is made of, so that tests can do without a network. */
export interface LineParts {
  /** Opens a socket. */
  readonly open: () => WebSocket;
  /** Reads a message; null for one that is none. */
  readonly read: (data: string) => OnlineTableMessage | null;
}

/** Who hears a line. */
export interface LineEars {
  /** The socket is open: one says who one is. */
  readonly opened: () => void;
  readonly heard: (message: OnlineTableMessage) => void;
  readonly changed: (status: LineStatus) => void;
  /** The server said something that this page does not understand. */
  readonly strange: () => void;
}

/** How long it waits before it tries again, from the first attempt on, in milliseconds. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000] as const;
/** After so long a silence it asks whether anybody is there. */
const SILENCE = 25_000;
/** And after so long without an answer it takes the connection for dead. */
const PATIENCE = 6000;

/**
 * A line to the server that is there again whenever it was lost: after a moment, then after longer ones, and at once when
 * the network is back or the page is looked at again.
 */
export class Line {
  readonly #parts: LineParts;
  readonly #ears: LineEars;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  constructor(parts: LineParts, ears: LineEars) {
    this.#parts = parts;
    this.#ears = ears;
  }

  /** Reaches for the server, and again whenever it was lost, until {@link close}. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#attempts = 0;
    addEventListener('online', this.#atOnce);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#lookedAt);
    this.#connect();
  }

  /** Ends the line for good. */
  close(): void {
    this.#running = false;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#atOnce);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#lookedAt);
    this.#letGo();
  }

  /** Says something, if the line is open: what matters is said again when it is. */
  say(message: OnlineClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Reaches for the server anew, after a moment or at once. */
  again(wait: number = this.#nextWait()): void {
    this.#letGo();
    if (!this.#running) return;
    this.#ears.changed('lost');
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  readonly #atOnce = (): void => {
    if (this.#socket?.readyState !== 1) this.again(0);
    else this.#ask();
  };

  readonly #lookedAt = (): void => {
    if (document.visibilityState === 'visible') this.#atOnce();
  };

  readonly #drop = (): void => {
    this.again();
  };

  #connect(): void {
    this.#letGo();
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#expectAnswer();
      this.#ears.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(data);
    // What went wrong is not told; that the socket closes is.
    socket.onclose = () => this.again();
    this.#expectAnswer();
  }

  #hear(data: string): void {
    const message = this.#parts.read(data);
    this.#attempts = 0;
    this.#watchOver(SILENCE, () => this.#ask());
    this.#ears.changed('open');
    if (message === null) this.#ears.strange();
    else this.#ears.heard(message);
  }

  /** Says again who one is, which the server answers. */
  #ask(): void {
    this.#expectAnswer();
    this.#ears.opened();
  }

  #expectAnswer(): void {
    this.#watchOver(PATIENCE, () => this.again(0));
  }

  #watchOver(wait: number, act: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(act, wait);
  }

  #letGo(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #nextWait(): number {
    return WAITS[Math.min(this.#attempts++, WAITS.length - 1)] ?? 0;
  }
}
