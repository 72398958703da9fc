import { BlockList, isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/** Names of networks in `TRUST_PROXY`. */
export const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const local = listOf(Object.values(NETWORKS).flat());

/**
 * The name under which a client's address is counted. An IPv4 address is its own name. An IPv6 address is named by its
 * network of 64 bits, because every household has a whole one.
 */
export function addressName(address: string): string {
  const plain = withoutZone(address);
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (inside !== undefined) return inside;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64` : plain;
}

/** Whether an address is the machine's own or in a private network. */
export function isLocalAddress(address: string): boolean {
  return isIn(local, address);
}

/**
 * Makes a list of addresses, and of networks such as `10.0.0.0/8`.
 *
 * @throws TypeError or RangeError if an entry is neither
 */
export function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an address, with or without a zone, is in a list. */
export function isIn(list: BlockList, address: string): boolean {
  const plain = withoutZone(address);
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function withoutZone(address: string): string {
  return address.split('%')[0] ?? '';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
