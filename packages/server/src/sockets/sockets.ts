import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Enter } from '@nain-jaune/protocol/online';
import type { WebSocket } from 'ws';
import type { Limits } from '../limits/limits.ts';
import type { NodePass } from '../nodes/nodePass.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import { hashOf, isSameHash } from '../tables/secrets.ts';
import type { Tables } from '../tables/tables.ts';
import { ClientSocket } from './clientSocket.ts';
import { layPipe } from './pipe.ts';
import { Post } from './post.ts';
import { Rounds } from './rounds.ts';
import type { Entered, SocketHouse, SocketTiming } from './socketHouse.ts';
import { Wire } from './wire.ts';

/** What the sockets of a server are made with. */
export interface SocketsOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly pass: NodePass;
  readonly timing: SocketTiming;
  readonly now: () => number;
}

/** All connections of clients to this server. */
export class Sockets implements SocketHouse {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly timing: SocketTiming;
  readonly wire = new Wire();
  readonly post = new Post();
  readonly room: Buffer;
  readonly now: () => number;
  readonly #tables: Tables;
  readonly #pass: NodePass;
  readonly #open = new Set<ClientSocket>();
  readonly #pings: Rounds<ClientSocket>;

  constructor({ tables, limits, metrics, log, pass, timing, now }: SocketsOptions) {
    this.limits = limits;
    this.metrics = metrics;
    this.log = log;
    this.timing = timing;
    this.room = Buffer.alloc(timing.messageAtMost);
    this.now = now;
    this.#tables = tables;
    this.#pass = pass;
    this.#pings = new Rounds(timing.pingMs, (client) => client.ping());
  }

  /** How many connections are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Takes a new connection; its address is null where it is another server's, which has counted its client. */
  admit(socket: WebSocket, stream: Duplex, address: string | null, leave: () => void): void {
    const client = new ClientSocket(socket, stream, address, this);
    this.#open.add(client);
    const pingNoMore = this.#pings.add(client);
    socket.once('close', () => {
      pingNoMore();
      this.#open.delete(client);
      leave();
    });
  }

  async enter(enter: Enter, client: ClientSocket): Promise<Entered> {
    const { address } = client;
    if (address !== null && !this.#mayTry(address)) return { type: 'refused', reason: 'flooding' };
    return this.#find(enter, client);
  }

  noteFlood(address: string | null): void {
    this.log.warn({ address }, 'a client sent too much');
  }

  seeOff(socket: WebSocket): void {
    const timer = globalThis.setTimeout(() => socket.terminate(), this.timing.farewellMs);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Sends every client elsewhere and takes no more. */
  stop(): void {
    this.#pings.stop();
    for (const client of this.#open) client.end('moving');
  }

  #mayTry(address: string): boolean {
    return this.limits.allows('joins', address) && this.limits.stillAllows('misses', address);
  }

  #enterHere(
    table: Extract<Awaited<ReturnType<Tables['find']>>, { at: 'here' }>['table'],
    { token, game, last }: Enter,
    address: string | null,
  ): Entered {
    const person = token === null ? null : table.personOf(hashOf(token), isSameHash);
    if (token !== null && person === null) return this.#miss(address, 'wrong-token');
    const known = game === null || last === null ? null : { game, last };
    return {
      type: 'here',
      connect: (send) => table.connect(person === null ? null : { person }, known, send),
    };
  }

  async #find(enter: Enter, client: ClientSocket): Promise<Entered> {
    const { address } = client;
    for (let tried = 0; tried < this.timing.findings && !client.isOver; tried += 1) {
      const found = await this.#tables.find(enter.code);
      if (found.at === 'nowhere') return this.#miss(address, 'no-such-table');
      if (found.at === 'here') return this.#enterHere(found.table, enter, address);
      // Another server has sent this client here, and here the table is not: both look anew.
      if (found.at === 'stopping' || address === null) break;
      const pipe = await layPipe(found.address, this.#pass, address, client);
      if (pipe !== null) return { type: 'elsewhere', pipe };
      // The server that has the table is gone, and soon this one may claim it.
      await setTimeout(this.timing.findAgainMs);
    }
    return { type: 'refused', reason: 'moving' };
  }

  #miss(address: string | null, reason: 'no-such-table' | 'wrong-token'): Entered {
    if (address !== null) this.limits.allows('misses', address);
    return { type: 'refused', reason };
  }
}
