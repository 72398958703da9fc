import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config/config.ts';

const groupsOfNetwork = 4;

export const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const local = listOf(Object.values(NETWORKS).flat());
const loopback = listOf(NETWORKS['loopback'] ?? []);
const privateNetworks = listOf(NETWORKS['uniquelocal'] ?? []);

/**
 * Returns the key under which an address is counted: an IPv4 address, or the 64-bit network of an IPv6 address, because one
 * household has a whole network.
 */
export function addressName(address: string): string {
  const plain = withoutZone(address);
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (inside !== undefined) return inside;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64` : plain;
}

export function isLocalAddress(address: string): boolean {
  return isIn(local, address);
}

/** Whether an address reaches this machine only. */
export function isLoopback(address: string): boolean {
  return isIn(loopback, address);
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
