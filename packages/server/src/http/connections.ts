import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { addressName, isLocalAddress } from '../limits/address.ts';
import { trustedProxies } from '../limits/proxies.ts';

/** The limits of HTTP connections. WebSockets are not counted: they have limits of their own. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly total: number;
  /** Whether the limit per address does not apply, for example to a proxy. */
  isExempt(address: string): boolean;
}

/** The limits of HTTP connections in a configuration. */
export function connectionLimitsOf(config: Config): ConnectionLimits {
  const isProxy = trustedProxies(config.trustProxy);
  // Servers on the same database connect to one another, from a private network as docs/running.md requires.
  const hasPeers = config.databaseUrl !== null;
  return {
    perAddress: config.connectionsPerAddress,
    total: config.maxConnections,
    isExempt: (address) => isProxy(address, 0) || (hasPeers && isLocalAddress(address)),
  };
}

/**
 * Counts the HTTP connections of a server and closes new ones above the limits. Requests have limits of their own, but a
 * connection that sends half a request is not a request yet.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #counted = new Map<Socket, string>();
  readonly #byAddress = new Map<string, number>();
  #refused = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** The number of open HTTP connections. */
  get size(): number {
    return this.#counted.size;
  }

  /** The number of connections that were closed because of a limit. */
  get refused(): number {
    return this.#refused;
  }

  /** Counts the connections of a server from now on. */
  watch(server: Server): void {
    server.on('connection', (socket) => this.#admit(socket));
  }

  /** Stops counting a connection, because it ended or became a WebSocket. */
  release(socket: Socket): void {
    const name = this.#counted.get(socket);
    if (name === undefined) return;
    this.#counted.delete(socket);
    const left = this.#countOf(name) - 1;
    if (left > 0) this.#byAddress.set(name, left);
    else this.#byAddress.delete(name);
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const name = addressName(address);
    if (!this.#hasRoom(address, name)) {
      this.#refused += 1;
      socket.destroy();
      return;
    }
    this.#counted.set(socket, name);
    this.#byAddress.set(name, this.#countOf(name) + 1);
    socket.once('close', () => this.release(socket));
  }

  #hasRoom(address: string, name: string): boolean {
    const { perAddress, total, isExempt } = this.#limits;
    return this.size < total && (this.#countOf(name) < perAddress || isExempt(address));
  }

  #countOf(name: string): number {
    return this.#byAddress.get(name) ?? 0;
  }
}
