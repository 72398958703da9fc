import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Config } from '../config/config.ts';
import { addressName, isLocalAddress, trustedProxies } from '../limits/address.ts';

export interface ConnectionLimits {
  readonly perAddress: number;
  readonly total: number;
  /** Whether the limit per address does not apply, for example to a proxy. */
  isExempt(address: string): boolean;
}

export function connectionLimitsOf(config: Config): ConnectionLimits {
  const isProxy = trustedProxies(config.trustProxy);
  // Servers on one database connect to each other over a private network.
  const hasPeers = config.databaseUrl !== null;
  return {
    perAddress: config.connectionsPerAddress,
    total: config.maxConnections,
    isExempt: (address) => isProxy(address, 0) || (hasPeers && isLocalAddress(address)),
  };
}

/**
 * Counts HTTP connections and closes new ones above the limits. Request limits do not cover connections that never complete a
 * request.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #counted = new Map<Socket, string>();
  readonly #byAddress = new Map<string, number>();
  #refused = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#counted.size;
  }

  get refused(): number {
    return this.#refused;
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#admit(socket));
  }

  /** Stops counting a connection that ended or became a WebSocket. */
  release(socket: Socket): void {
    const connection = this.#connectionOf(socket);
    const name = this.#counted.get(connection);
    if (name === undefined) return;
    this.#counted.delete(connection);
    const left = this.#countOf(name) - 1;
    if (left > 0) this.#byAddress.set(name, left);
    else this.#byAddress.delete(name);
  }

  /** With HTTPS the socket of a request is another one than that of its connection, with the same ends. */
  #connectionOf(socket: Socket): Socket {
    if (this.#counted.has(socket) || !(socket instanceof TLSSocket)) return socket;
    const ends = endsOf(socket);
    return [...this.#counted.keys()].find((one) => endsOf(one) === ends) ?? socket;
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

function endsOf({ remoteAddress, remotePort, localAddress }: Socket): string {
  return `${remoteAddress} ${remotePort} ${localAddress}`;
}
