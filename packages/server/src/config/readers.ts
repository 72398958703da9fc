import { isIP } from 'node:net';
import { NETWORKS } from '../limits/address.ts';

export interface Reader<Value> {
  readonly expected: string;
  read(text: string): Value | null;
}

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Maximum prefix length by the result of `isIP`. */
const bitsOfFamily: Readonly<Record<number, number>> = { 0: -1, 4: 32, 6: 128 };
const longestOrigin = 300;
const highestPort = 65_535;

export const someText: Reader<string> = { expected: 'a text', read: (text) => text };

export function wholeNumber(least: number, most: number): Reader<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    read(text) {
      const number = Number(text);
      return /^\d+$/.test(text) && number >= least && number <= most ? number : null;
    },
  };
}

export function oneOf<Word extends string>(...words: readonly Word[]): Reader<Word> {
  return {
    expected: `one of ${words.join(', ')}`,
    read: (text) => words.find((word) => word === text) ?? null,
  };
}

export function shortText(longest: number): Reader<string> {
  return {
    expected: `one line of at most ${longest} characters`,
    read: (text) => (text.length <= longest && !/\p{Cc}/u.test(text) ? text : null),
  };
}

/** A host and port, such as `127.0.0.1:9464` or `[::1]:9464`. */
export const listenAddress: Reader<ListenAddress> = {
  expected: 'a host and a port such as 127.0.0.1:9464',
  read(text) {
    const [, bracketed, plain, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
    const host = bracketed ?? plain;
    const port = Number(digits);
    return host !== undefined && port >= 1 && port <= highestPort ? { host, port } : null;
  },
};

export const databaseAddress: Reader<string> = {
  expected: 'an address such as postgres://user:password@host:5432/database',
  // Addresses of Unix sockets have no host, so they are no valid URLs.
  read: (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : null),
};

export const serverAddress: Reader<string> = {
  expected: 'an address such as http://10.0.0.5:1760',
  read: originOf,
};

export const serverAddresses: Reader<readonly string[]> = {
  expected: 'addresses such as https://game.example, separated by commas',
  read(text) {
    const origins = text.split(',').map((part) => originOf(part.trim()));
    return origins.every((origin) => origin !== null) ? origins : null;
  },
};

/** The number of trusted proxies, or their addresses and networks. */
export const trustedProxies: Reader<number | readonly string[]> = {
  expected: 'the number of proxies in front, or their addresses or networks, separated by commas',
  read(text) {
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const parts = text.split(',').map((part) => part.trim());
    return parts.every((part) => isNetwork(part) || part in NETWORKS) ? parts : null;
  },
};

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return Number(bits) <= (bitsOfFamily[isIP(address)] ?? -1);
}

function originOf(text: string): string | null {
  const url = text.length > longestOrigin ? null : urlOf(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
    ? url.origin
    : null;
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
