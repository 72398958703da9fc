import { type Bucket, type Rate, take, tokensIn } from '@nain-jaune/table';
import type { Config } from '../config/config.ts';
import { addressName } from './address.ts';
import { InProgress } from './inProgress.ts';

const messageBurst = 4;

/** The rates at which one address may do something. */
const ratesOf = (config: Config) => ({
  requests: perMinute(config.requestsPerMinute),
  joins: perMinute(config.joinsPerMinute),
  misses: perMinute(config.missesPerMinute),
  tables: perHour(config.tablesPerHour),
  messages: bursts(config.addressMessagesPerSecond),
  changes: perMinute(config.changesPerMinute),
  reports: perHour(config.reportsPerHour),
  attempts: perDay(config.attemptsPerDay),
  challenges: perHour(config.challengesPerHour),
  downloads: perHour(config.downloadsPerHour),
});

export type Limited = keyof ReturnType<typeof ratesOf>;

export class RateLimits {
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<Limited, TokenBuckets>>;
  readonly #sockets: InProgress;
  readonly #config: Config;

  constructor(config: Config, now: () => number) {
    this.#config = config;
    this.#now = now;
    this.#sockets = new InProgress(config.socketsPerAddress, config.maxSockets);
    const entries = Object.entries(ratesOf(config)).map(([what, rate]) => [what, new TokenBuckets(rate)]);
    this.#buckets = Object.fromEntries(entries);
  }

  get messages(): Rate {
    return bursts(this.#config.messagesPerSecond);
  }

  get sockets(): number {
    return this.#sockets.size;
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
    return this.#sockets.hasRoomFor(addressName(address));
  }

  /** Counts a connection. Returns a function to call when it ends, or null if it is over a limit. */
  admit(address: string): (() => void) | null {
    return this.#sockets.enter(addressName(address));
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
