import type { WebSocket } from 'ws';

/** Detects dead WebSockets. A socket that was silent for a round is pinged, and must answer before the next round. */
export class Liveness {
  #hasSent = true;
  #isPinged = false;

  received(): void {
    this.#hasSent = true;
    this.#isPinged = false;
  }

  /** Call it once a round. Returns false if the last ping was not answered. */
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
