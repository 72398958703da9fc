import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Events } from '@nain-jaune/protocol';
import type { Usage } from './messages.ts';

/** The messages to four clients after a move. The first is for the next player and is the only one with legal moves. */
export type Broadcast = readonly Events[];

/** Recorded broadcasts in endless repetition. */
export class Broadcasts {
  readonly #broadcasts: readonly Broadcast[];
  #next = 0;

  /** Reads a file of lists of four texts. */
  constructor(file: string) {
    const broadcasts = JSON.parse(readFileSync(file, 'utf8')) as string[][];
    this.#broadcasts = broadcasts.map((texts) =>
      texts
        .map((text) => JSON.parse(text) as Events)
        .sort((one, other) => other.legal.length - one.legal.length),
    );
  }

  next(): Broadcast {
    this.#next = (this.#next + 1) % this.#broadcasts.length;
    return this.#broadcasts[this.#next] ?? [];
  }
}

/** Sends the port to the parent process, and the usage on each request. */
export function reportUsage(address: AddressInfo | string | null): void {
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
    process.send?.(usage);
  });
}

export function placeIn(url: string | undefined): { readonly table: number; readonly seat: number } {
  const { searchParams } = new URL(url ?? '', 'ws://bare');
  return { table: Number(searchParams.get('table')), seat: Number(searchParams.get('seat')) };
}
