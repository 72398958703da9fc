import { WebSocket } from 'ws';

const retryAfterMs = 50;

export interface SocketCallbacks {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export class ReconnectingSocket {
  readonly #address: () => string;
  readonly #callbacks: SocketCallbacks;
  #socket: WebSocket | null = null;
  #isWanted = false;

  /** `address` is called for each connection. */
  constructor(address: () => string, callbacks: SocketCallbacks) {
    this.#address = address;
    this.#callbacks = callbacks;
  }

  start(): void {
    this.#isWanted = true;
    if (this.#socket === null) this.#connect();
  }

  interrupt(): void {
    this.#socket?.terminate();
  }

  stop(): void {
    this.#isWanted = false;
    this.#socket?.terminate();
  }

  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#address()}/socket`, { perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => this.#callbacks.opened());
    socket.on('message', (data) => this.#callbacks.received(data.toString()));
    // The 'close' event follows every error.
    socket.on('error', () => {});
    socket.on('close', () => this.#closed());
  }

  #closed(): void {
    this.#socket = null;
    this.#callbacks.closed();
    if (this.#isWanted) setTimeout(() => this.#isWanted && this.#connect(), retryAfterMs);
  }
}
