import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { covers } from '../addresses.ts';
import type { Config } from '../config/config.ts';

/** What decides at which addresses the server answers. */
export type SiteConfig = Pick<Config, 'host' | 'nodeAddress' | 'publicOrigins' | 'certificate'>;

/** The addresses at which browsers may use the server. */
export class Site {
  readonly #names: ReadonlySet<string>;
  readonly #config: SiteConfig;

  constructor(config: SiteConfig, machine: string = hostname()) {
    this.#config = config;
    const { host, nodeAddress, publicOrigins } = config;
    const own = publicOrigins?.map(hostOf) ?? namesOf(machine);
    const others = nodeAddress === null ? [] : [hostOf(nodeAddress)];
    this.#names = new Set(['localhost', host.toLowerCase(), ...others, ...own]);
  }

  /**
   * Whether the `Host` of a request can be one of the server. A page of another site could otherwise have its own name resolve to
   * the address of the server, and read what the server answers: DNS rebinding. It cannot do that with an IP address.
   * Clients other than browsers may send no `Host`.
   */
  isHostAllowed(host: string | undefined): boolean {
    if (host === undefined) return true;
    const name = hostnameIn(host);
    return name !== null && (isIP(name) !== 0 || this.#names.has(name) || this.#isAnnounced(name));
  }

  /**
   * Whether a page may use this server. Its origin must be in `PUBLIC_ORIGINS` or, without them, be the address of the request.
   * Clients other than browsers send no origin and are allowed.
   */
  isOriginAllowed(request: FastifyRequest): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return true;
    const { publicOrigins } = this.#config;
    if (publicOrigins !== null) return publicOrigins.includes(origin);
    const asked = originOf(addressOf(request));
    return asked !== null && originOf(origin) === asked;
  }

  #isAnnounced(name: string): boolean {
    const { certificate, publicOrigins } = this.#config;
    if (publicOrigins === null && name.endsWith('.local')) return true;
    return certificate !== null && covers(certificate, name);
  }
}

/** Returns the address that a request names, by the scheme of a trusted proxy if there is one. */
export function addressOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  // Some proxies send the scheme of the WebSocket.
  return `${protocol.replace(/^ws/, 'http')}://${host}`;
}

/** Returns the name or IP address in a `Host` header, or null if there is none. */
export function hostnameIn(host: string): string | null {
  return /^[^\s@/\\?#]+$/.test(host) && URL.canParse(`http://${host}`) ? hostOf(`http://${host}`) : null;
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Routers and systems know a machine by its name with and without its domain. */
function namesOf(machine: string): readonly string[] {
  const name = machine.toLowerCase();
  return [name, name.split('.')[0] ?? name];
}
