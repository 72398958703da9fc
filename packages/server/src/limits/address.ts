import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Config } from '../config/config.ts';

const groupsOfNetwork = 4;
/** The first groups of an IPv4 address in IPv6 notation. */
const mapped = '0:0:0:0:0:ffff';

export const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
/** Networks of providers, which mesh VPNs use too (RFC 6598). */
const SHARED = ['100.64.0.0/10'];

const local = listOf(Object.values(NETWORKS).flat());
const loopback = listOf(NETWORKS['loopback'] ?? []);
const privateNetworks = listOf(NETWORKS['uniquelocal'] ?? []);
const linkLocal = listOf(NETWORKS['linklocal'] ?? []);
const sharedNetworks = listOf(SHARED);

/**
 * Returns the key under which an address is counted: an IPv4 address, or the 64-bit network of an IPv6 address, because one
 * household has a whole network.
 */
export function addressName(address: string): string {
  const plain = plainAddress(address) ?? address;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64` : plain;
}

/**
 * Returns the address in a text as proxies write it: with a port, in brackets, in quotes, with a zone, or an IPv4 address in
 * IPv6 notation. Returns null if there is none, as in `unknown`.
 */
export function plainAddress(text: string): string | null {
  const plain = withoutZone(withoutPort(text.trim().replaceAll('"', '')));
  if (isIP(plain) === 0) return null;
  const groups = isIPv6(plain) ? groupsOf(plain) : [];
  return groups.join(':').startsWith(`${mapped}:`) ? dotted(groups.slice(-2)) : plain;
}

/**
 * Returns the addresses of `X-Forwarded-For` without ports. What precedes an entry without an address is dropped, because the
 * proxy that wrote this entry did not know from whom the request came. The client then counts as that proxy.
 */
export function knownForwarders(forwarded: string): string {
  const entries = forwarded.split(',').filter((entry) => entry.trim() !== '');
  const addresses = entries.map(plainAddress);
  return addresses.slice(addresses.lastIndexOf(null) + 1).join(', ');
}

export function isLocalAddress(address: string): boolean {
  return isIn(local, address);
}

/** Whether an address reaches this machine only. */
export function isLoopback(address: string): boolean {
  return isIn(loopback, address);
}

/** Whether a machine gave itself an address, because its network gave it none. */
export function isLinkLocal(address: string): boolean {
  return isIn(linkLocal, address);
}

/** Whether an address is in a network that providers and mesh VPNs use. */
export function isShared(address: string): boolean {
  return isIn(sharedNetworks, address);
}

/** Whether an address is in a network that is not routed in the internet, such as that of a house. */
export function isPrivate(address: string): boolean {
  return isIn(privateNetworks, address);
}

/**
 * Creates a list of addresses and networks such as `10.0.0.0/8`.
 *
 * @throws TypeError or RangeError if an entry is invalid
 */
function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether a list contains an address. Zones are ignored. */
function isIn(list: BlockList, address: string): boolean {
  const plain = withoutZone(address);
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Also takes the port off an IPv6 address without brackets if it has all its groups. */
function withoutPort(text: string): string {
  const [, bracketed, ...others] =
    /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$|^((?:[\da-f]+:){7}[\da-f]+):\d+$/i.exec(text) ?? [];
  return bracketed ?? others.find((other) => other !== undefined) ?? text;
}

/** Returns the IPv4 address in two groups of an IPv6 address. */
function dotted(groups: readonly string[]): string {
  const bytes = groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff]);
  return bytes.join('.');
}

function withoutZone(address: string): string {
  return address.split('%')[0] ?? '';
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/**
 * Whether an address belongs to a trusted proxy.
 *
 * @param step 0 for the peer of the connection, 1 for the last entry of `X-Forwarded-For`, and so on
 */
export type IsProxy = (address: string, step: number) => boolean;

/**
 * Returns a test for trusted proxies. A number of proxies applies only if the peer is local or in a private network.
 * Otherwise any client that reaches the port could forge `X-Forwarded-For`.
 */
export function trustedProxies(proxies: Config['trustProxy']): IsProxy {
  if (proxies === null) return () => false;
  if (typeof proxies === 'number')
    return (address, step) => step < proxies && (step > 0 || isLocalAddress(address));
  const list = listOf(proxies.flatMap((name) => NETWORKS[name] ?? [name]));
  return (address) => isIn(list, address);
}
