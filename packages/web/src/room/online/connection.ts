import type { ClientMessage, ServerMessage } from '@nain-jaune/protocol';
import { parseServerMessage } from '@nain-jaune/protocol/parse';

/** `lost`: the connection is broken, and is being opened again. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost';

/** Dependencies of a {@link Connection}, replaced in tests. */
export interface ConnectionParts {
  readonly open: () => WebSocket;
  /** Parses a message; null if it is invalid. */
  readonly parse: (data: string) => ServerMessage | null;
}

/** A WebSocket to the server of this page. Its messages are parsed as untrusted. */
export const SERVER: ConnectionParts = {
  open() {
    const address = new URL('socket', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  parse,
};

function parse(data: string): ServerMessage | null {
  try {
    const parsed = parseServerMessage(JSON.parse(data));
    return parsed.ok ? parsed.value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export interface ConnectionCallbacks {
  /** The socket is open or has been silent: send `enter`. The server answers it. */
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** The server has sent an invalid message. */
  readonly onUnknownMessage: () => void;
}

/** Delays before reconnecting, from the first attempt on, in milliseconds. */
const RECONNECT_DELAYS_MS = [200, 500, 1000, 2000, 4000, 8000] as const;
/** Silence after which `enter` is sent again. */
const SILENCE_MS = 25_000;
/** Time for the answer. After that the connection counts as broken. */
const ANSWER_MS = 6000;

/** A WebSocket that reconnects with growing delays, and at once if the network is back or the page becomes visible. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #callbacks: ConnectionCallbacks;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  constructor(parts: ConnectionParts, callbacks: ConnectionCallbacks) {
    this.#parts = parts;
    this.#callbacks = callbacks;
  }

  /** Connects, and reconnects until {@link close}. */
  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#attempts = 0;
    addEventListener('online', this.#check);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#connect();
  }

  close(): void {
    this.#isRunning = false;
    removeEventListener('online', this.#check);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#dropSocket();
  }

  /** Sends a message if the socket is open. Otherwise it is lost: the caller sends it again after the next snapshot. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Reconnects after a delay in milliseconds. */
  reconnect(delayMs: number = this.#nextDelay()): void {
    this.#dropSocket();
    if (!this.#isRunning) return;
    this.#callbacks.onStatus('lost');
    this.#reconnectTimer = setTimeout(() => this.#connect(), delayMs);
  }

  readonly #check = (): void => {
    if (this.#socket?.readyState === 1) this.#enter();
    else this.reconnect(0);
  };

  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'visible') this.#check();
  };

  readonly #onOffline = (): void => {
    this.reconnect();
  };

  #connect(): void {
    this.#dropSocket();
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.onopen = () => this.#enter();
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#receive(data);
    // Browsers report no reason for an error. It always closes the socket.
    socket.onclose = () => this.reconnect();
    this.#expectAnswer();
  }

  #receive(data: string): void {
    const message = this.#parts.parse(data);
    this.#attempts = 0;
    this.#afterSilence(SILENCE_MS, () => this.#enter());
    this.#callbacks.onStatus('open');
    if (message === null) this.#callbacks.onUnknownMessage();
    else this.#callbacks.onMessage(message);
  }

  #enter(): void {
    this.#expectAnswer();
    this.#callbacks.onOpen();
  }

  #expectAnswer(): void {
    this.#afterSilence(ANSWER_MS, () => this.reconnect(0));
  }

  #afterSilence(delayMs: number, action: () => void): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(action, delayMs);
  }

  #dropSocket(): void {
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #nextDelay(): number {
    return RECONNECT_DELAYS_MS[Math.min(this.#attempts++, RECONNECT_DELAYS_MS.length - 1)] ?? 0;
  }
}
