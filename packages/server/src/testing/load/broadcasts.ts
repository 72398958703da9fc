import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Events } from '@nain-jaune/protocol';
import type { Usage } from './talk.ts';

/** What four clients were told after a move: first whoever is next, whose message alone names moves, then the others. */
export type Fan = readonly Events[];

/** The fans that a file lists, one after the other, again and again. */
export class Fans {
  readonly #fans: readonly Fan[];
  #next = 0;

  /** Reads a file of lists of four texts, as a measurement keeps what the real server has sent. */
  constructor(file: string) {
    const fans = JSON.parse(readFileSync(file, 'utf8')) as string[][];
    this.#fans = fans.map((texts) =>
      texts
        .map((text) => JSON.parse(text) as Events)
        .sort((one, other) => other.legal.length - one.legal.length),
    );
  }

  /** The next one. */
  next(): Fan {
    this.#next = (this.#next + 1) % this.#fans.length;
    return this.#fans[this.#next] ?? [];
  }
}

/** Tells whoever has started this process on which port it listens, and on each question what it has used. */
export function answerAs(address: AddressInfo | string | null): void {
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
    process.send?.(usage);
  });
}

/** The place that a client of such a server says it comes to. */
export function placeIn(url: string | undefined): { readonly table: number; readonly seat: number } {
  const { searchParams } = new URL(url ?? '', 'ws://bare');
  return { table: Number(searchParams.get('table')), seat: Number(searchParams.get('seat')) };
}
