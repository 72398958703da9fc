import { type Bucket, type Rate, take, tokensIn } from '@nain-jaune/table';
import type { Config } from '../config/config.ts';
import { addressName } from './address.ts';

export type Limited =
  | 'requests'
  | 'joins'
  | 'tables'
  | 'misses'
  | 'messages'
  | 'changes'
  | 'reports'
  | 'attempts'
  | 'challenges'
  | 'downloads';

const messageBurst = 4;

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
      attempts: new TokenBuckets(perDay(config.attemptsPerDay)),
      challenges: new TokenBuckets(perHour(config.challengesPerHour)),
      downloads: new TokenBuckets(perHour(config.downloadsPerHour)),
    };
  }

  get messages(): Rate {
    return bursts(this.#config.messagesPerSecond);
  }

  get sockets(): number {
    return this.#socketsOfAll;
  }

  allows(what: Limited, address: string): boolean {
    return this.#buckets[what].take(addressName(address), this.#now());
  }

  /** As `allows` for messages. `name` is the result of `addressName`, computed once per connection. */
  allowsMessage(name: string, now: number): boolean {
    return this.#buckets.messages.take(name, now);
  }

  stillAllows(what: Limited, address: string): boolean {
    return this.wait(what, address) === 0;
  }

  /** Seconds until an action is within the limit. */
  wait(what: Limited, address: string): number {
    return this.#buckets[what].wait(addressName(address), this.#now());
  }

  hasRoomFor(address: string): boolean {
    const before = this.#sockets.get(addressName(address)) ?? 0;
    return before < this.#config.socketsPerAddress && this.#socketsOfAll < this.#config.maxSockets;
  }

  /** Counts a connection. Returns a function to call when it ends, or null if it is over a limit. */
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

function perDay(count: number): Rate {
  return { burst: count, perSecond: count / 86_400 };
}

function bursts(perSecond: number): Rate {
  return { burst: perSecond * messageBurst, perSecond };
}

const fewestBeforeSweep = 1000;

/** Token buckets by name, with one rate. Full buckets are dropped. Times are in milliseconds. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #byName = new Map<string, Bucket>();
  #sweepAbove = fewestBeforeSweep;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#byName.size;
  }

  take(name: string, now: number): boolean {
    const taken = take(this.#rate, this.#byName.get(name), now);
    if (taken === null) return false;
    this.#sweepIfMany(now);
    this.#byName.set(name, taken);
    return true;
  }

  wait(name: string, now: number): number {
    const left = tokensIn(this.#rate, this.#byName.get(name), now);
    return Math.max(0, (1 - left) / this.#rate.perSecond);
  }

  #sweepIfMany(now: number): void {
    if (this.#byName.size < this.#sweepAbove) return;
    for (const [name, bucket] of this.#byName)
      if (tokensIn(this.#rate, bucket, now) >= this.#rate.burst) this.#byName.delete(name);
    this.#sweepAbove = Math.max(fewestBeforeSweep, this.#byName.size * 2);
  }
}
