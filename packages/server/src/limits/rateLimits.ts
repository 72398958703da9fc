import type { Rate } from '@nain-jaune/table';
import type { Config } from '../config/config.ts';
import { addressName } from './address.ts';
import { TokenBuckets } from './tokenBuckets.ts';

/** Actions with a limit for each address. */
export type Limited = 'requests' | 'joins' | 'tables' | 'misses' | 'messages' | 'changes' | 'reports';

const messageBurst = 4;

/** Limits of each address: rates of its actions, and its number of connections. */
export class RateLimits {
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<Limited, TokenBuckets>>;
  readonly #sockets = new Map<string, number>();
  readonly #config: Config;
  #socketsOfAll = 0;

  constructor(config: Config, now: () => number) {
    this.#config = config;
    this.#now = now;
    this.#buckets = {
      requests: new TokenBuckets(perMinute(config.requestsPerMinute)),
      joins: new TokenBuckets(perMinute(config.joinsPerMinute)),
      misses: new TokenBuckets(perMinute(config.missesPerMinute)),
      tables: new TokenBuckets(perHour(config.tablesPerHour)),
      messages: new TokenBuckets(bursts(config.addressMessagesPerSecond)),
      changes: new TokenBuckets(perMinute(config.changesPerMinute)),
      reports: new TokenBuckets(perHour(config.reportsPerHour)),
    };
  }

  /** The rate of messages of one connection. */
  get messages(): Rate {
    return bursts(this.#config.messagesPerSecond);
  }

  /** Number of connections. */
  get sockets(): number {
    return this.#socketsOfAll;
  }

  /** Counts an action of an address. Returns false if it is over the limit. */
  allows(what: Limited, address: string): boolean {
    return this.#buckets[what].take(addressName(address), this.#now());
  }

  /** As `allows` for messages, by the name of an address, which is computed once for a connection. */
  allowsMessage(name: string, now: number): boolean {
    return this.#buckets.messages.take(name, now);
  }

  /** Whether an action of an address would be within the limit. */
  stillAllows(what: Limited, address: string): boolean {
    return this.wait(what, address) === 0;
  }

  /** Seconds until an address may do something again. */
  wait(what: Limited, address: string): number {
    return this.#buckets[what].wait(addressName(address), this.#now());
  }

  /** Whether an address may have one more connection. */
  hasRoomFor(address: string): boolean {
    const before = this.#sockets.get(addressName(address)) ?? 0;
    return before < this.#config.socketsPerAddress && this.#socketsOfAll < this.#config.maxSockets;
  }

  /** Counts a connection. Returns a function to call once when it ends, or null if it is over a limit. */
  admit(address: string): (() => void) | null {
    if (!this.hasRoomFor(address)) return null;
    const name = addressName(address);
    this.#sockets.set(name, (this.#sockets.get(name) ?? 0) + 1);
    this.#socketsOfAll += 1;
    return () => this.#forget(name);
  }

  #forget(name: string): void {
    const left = (this.#sockets.get(name) ?? 0) - 1;
    this.#socketsOfAll -= 1;
    if (left > 0) this.#sockets.set(name, left);
    else this.#sockets.delete(name);
  }
}

function perMinute(count: number): Rate {
  return { burst: count, perSecond: count / 60 };
}

function perHour(count: number): Rate {
  return { burst: count, perSecond: count / 3600 };
}

function bursts(perSecond: number): Rate {
  return { burst: perSecond * messageBurst, perSecond };
}
