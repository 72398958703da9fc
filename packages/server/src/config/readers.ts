/** What a variable's text means, or null where it means nothing; with what is expected, in words. */
export interface Reader<Value> {
  readonly expected: string;
  read(text: string): Value | null;
}

const longestOrigin = 300;

/** Any text but the empty one. */
export const someText: Reader<string> = { expected: 'a text', read: (text) => text };

/** A whole number between two bounds, both included. */
export function wholeNumber(least: number, most: number): Reader<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    read(text) {
      const number = Number(text);
      return /^\d+$/.test(text) && number >= least && number <= most ? number : null;
    },
  };
}

/** One of some words. */
export function oneOf<Word extends string>(...words: readonly Word[]): Reader<Word> {
  return {
    expected: `one of ${words.join(', ')}`,
    read: (text) => words.find((word) => word === text) ?? null,
  };
}

/** The address of a PostgreSQL database. */
export const databaseAddress: Reader<string> = {
  expected: 'an address such as postgres://user:password@host:5432/database',
  // Not every such address is a URL: one of a socket in a folder has no host.
  read: (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : null),
};

/** The address of a server: scheme, host and port, nothing behind. */
export const serverAddress: Reader<string> = {
  expected: 'an address such as http://10.0.0.5:1760',
  read: originOf,
};

/** Addresses of servers, apart by commas. */
export const serverAddresses: Reader<readonly string[]> = {
  expected: 'addresses such as https://game.example, apart by commas',
  read(text) {
    const origins = text.split(',').map((part) => originOf(part.trim()));
    return origins.every((origin) => origin !== null) ? origins : null;
  },
};

/** Which proxies are believed: none, the number of them in front, or their addresses. */
export const trustedProxies: Reader<number | readonly string[]> = {
  expected: 'how many proxies stand in front, or their addresses or networks, apart by commas',
  read(text) {
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const parts = text.split(',').map((part) => part.trim());
    return parts.every((part) => /^[\da-fA-F.:]{2,45}(\/\d{1,3})?$/.test(part) || isNetworkName(part))
      ? parts
      : null;
  },
};

function isNetworkName(part: string): boolean {
  return ['loopback', 'linklocal', 'uniquelocal'].includes(part);
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
