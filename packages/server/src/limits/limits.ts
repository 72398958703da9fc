import type { Config } from '../config/config.ts';
import { addressName } from './address.ts';
import { Allowances, type Rate } from './allowance.ts';

/** What one address may do only so often. */
export type Limited = 'requests' | 'joins' | 'tables' | 'misses' | 'messages';

const burstOfMessages = 4;

/** What every client's address may do, and how many connections it has. Time is an input. */
export class Limits {
  readonly #now: () => number;
  readonly #allowances: Readonly<Record<Limited, Allowances>>;
  readonly #sockets = new Map<string, number>();
  readonly #config: Config;
  #socketsOfAll = 0;

  constructor(config: Config, now: () => number) {
    this.#config = config;
    this.#now = now;
    this.#allowances = {
      requests: new Allowances(perMinute(config.requestsPerMinute)),
      joins: new Allowances(perMinute(config.joinsPerMinute)),
      misses: new Allowances(perMinute(config.missesPerMinute)),
      tables: new Allowances({ burst: config.tablesPerHour, perSecond: config.tablesPerHour / 3600 }),
      messages: new Allowances(bursts(config.addressMessagesPerSecond)),
    };
  }

  /** How often one connection may send. */
  get messages(): Rate {
    return bursts(this.#config.messagesPerSecond);
  }

  /** How many connections there are. */
  get sockets(): number {
    return this.#socketsOfAll;
  }

  /** Lets an address do something once more; false where it has done so too often. */
  allows(what: Limited, address: string): boolean {
    return this.#allowances[what].take(addressName(address), this.#now());
  }

  /** Lets an address send one more message, given by its name, which whoever hears many of them knows; else as `allows`. */
  allowsMessage(name: string, now: number): boolean {
    return this.#allowances.messages.take(name, now);
  }

  /** Whether an address may still do something, without its being done. */
  stillAllows(what: Limited, address: string): boolean {
    return this.wait(what, address) === 0;
  }

  /** Seconds until an address may do something again. */
  wait(what: Limited, address: string): number {
    return this.#allowances[what].of(addressName(address), this.#now()).wait(this.#now());
  }

  /** Whether an address may have one more connection. */
  hasRoomFor(address: string): boolean {
    const before = this.#sockets.get(addressName(address)) ?? 0;
    return before < this.#config.socketsPerAddress && this.#socketsOfAll < this.#config.maxSockets;
  }

  /** Counts a connection; null where there are too many of all or of its address, else what ends it, to be called once. */
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

function bursts(perSecond: number): Rate {
  return { burst: perSecond * burstOfMessages, perSecond };
}
