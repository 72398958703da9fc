import { isIPv4, isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * The name under which a client's address is counted: an IPv4 address is its own, of an IPv6 address it is the network
 * of 64 bits, since every household has a whole one.
 */
export function addressName(address: string): string {
  const [plain = ''] = address.split('%');
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (inside !== undefined) return inside;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64` : plain;
}

/** Whether an address is the machine's own or of a private network. */
export function isLocalAddress(address: string): boolean {
  const name = addressName(address);
  if (isIPv4(name)) return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name);
  return address === '::1' || /^(fe[89ab]|f[cd])/i.test(address);
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
