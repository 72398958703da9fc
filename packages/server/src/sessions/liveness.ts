import type { WebSocket } from 'ws';

/** Finds the dead end of a WebSocket: one that has sent nothing since the last round is pinged, and must answer before the next. */
export class Liveness {
  #hasSent = true;
  #isPinged = false;

  /** The other end has sent something. */
  received(): void {
    this.#hasSent = true;
    this.#isPinged = false;
  }

  /** Checks a socket, once a round. Returns false if its last ping was not answered. */
  check(socket: WebSocket): boolean {
    if (this.#hasSent) this.#hasSent = false;
    else if (this.#isPinged) return false;
    else {
      this.#isPinged = true;
      socket.ping();
    }
    return true;
  }
}
