import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Config } from '../config/config.ts';
import { addressName, isLocalAddress, trustedProxies } from '../limits/address.ts';
import { InProgress } from '../limits/inProgress.ts';

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
  readonly #byAddress: InProgress;
  /** What ends the count of each connection. */
  readonly #counted = new Map<Socket, () => void>();
  #refused = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
    this.#byAddress = new InProgress(limits.perAddress, limits.total);
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
    this.#counted.get(connection)?.();
    this.#counted.delete(connection);
  }

  /** With HTTPS the socket of a request is another one than that of its connection, with the same ends. */
  #connectionOf(socket: Socket): Socket {
    if (this.#counted.has(socket) || !(socket instanceof TLSSocket)) return socket;
    const ends = endsOf(socket);
    return [...this.#counted.keys()].find((one) => endsOf(one) === ends) ?? socket;
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const leave = this.#byAddress.enter(addressName(address), this.#limits.isExempt(address));
    if (leave === null) {
      this.#refused += 1;
      socket.destroy();
      return;
    }
    this.#counted.set(socket, leave);
    socket.once('close', () => this.release(socket));
  }
}

function endsOf({ remoteAddress, remotePort, localAddress }: Socket): string {
  return `${remoteAddress} ${remotePort} ${localAddress}`;
}
