import { existsSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { About } from '@nain-jaune/protocol';
import type { Certificate } from './config/certificate.ts';
import { isLinkLocal, isLoopback, isPrivate, isShared } from './limits/address.ts';

export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly certificate: Certificate | null;
}

export type Reach = NonNullable<About['reach']>;

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const everyNetwork = ['0.0.0.0', '::'];
/**
 * Networks between this machine and its containers and virtual machines: no other machine is in them. On Windows `vEthernet` is also
 * the network of the house, if a virtual switch shares it.
 */
const innerNetwork =
  /^(docker|br-[\da-f]{12}$|veth[\da-f]|virbr|vmnet|vmenet|vboxnet|cni|flannel|podman|lxcbr|lxdbr|vEthernet \((WSL|Default Switch|nat|Docker)|VirtualBox|VMware)/;
/** Tunnels to machines elsewhere. */
const tunnel =
  /^(tun|tap|utun|wg|zt|tailscale|ppp|ipsec|nordlynx|proton|mullvad|gpd|cscotun|ham\d)|vpn|wireguard|zerotier|warp|hamachi|anyconnect/i;

/** Returns the address at which this machine reaches the server, and then those at which others do. */
export function addressesOf(listening: Listening): readonly string[] {
  return [...new Set([ownAddressOf(listening), ...localAddressesOf(listening)])];
}

/** Returns the address at which this machine reaches the server. */
export function ownAddressOf(listening: Listening): string {
  const { host, certificate } = listening;
  if (!everyNetwork.includes(host)) return addressOf(host, listening);
  const [local] = localAddressesOf(listening);
  const isKnown = certificate === null || covers(certificate, 'localhost');
  return isKnown || local === undefined ? addressOf('localhost', listening) : local;
}

/**
 * Returns the addresses at which the local network reaches the server, the best one first. With a certificate these are addresses
 * for which it is valid, if there are any.
 */
export function localAddressesOf(
  listening: Listening,
  interfaces: Interfaces = networkInterfaces(),
  announced: readonly string[] = announcedNames(),
): readonly string[] {
  const { host, certificate } = listening;
  const hosts = everyNetwork.includes(host) ? externalHosts(interfaces, announced) : [host];
  const reachable = hosts.filter((one) => !isOfThisMachine(one));
  if (reachable.length === 0) return [];
  const covered = certificate === null ? [] : coveredHosts(certificate, reachable);
  return (covered.length > 0 ? covered : reachable).map((one) => addressOf(one, listening));
}

/**
 * Returns the addresses at which others reach the page, the best one first. With public origins these are the only ones, because
 * pages at others are refused: first those in the local network.
 */
export function sharedAddressesOf(
  listening: Listening,
  publicOrigins: readonly string[] | null,
): readonly string[] {
  const near = localAddressesOf(listening);
  if (publicOrigins === null) return near;
  const origins = publicOrigins.filter((origin) => !isOfThisMachine(new URL(origin).hostname));
  return origins.toSorted((one, other) => Number(near.includes(other)) - Number(near.includes(one)));
}

/** Returns the address at which other servers reach this one, or the loopback address if there is none. */
export function nodeAddressOf(listening: Omit<Listening, 'host'>): string {
  const [external] = localAddressesOf({ ...listening, host: '0.0.0.0' });
  return external ?? addressOf('127.0.0.1', listening);
}

function externalHosts(interfaces: Interfaces, announced: readonly string[]): readonly string[] {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !innerNetwork.test(name))
    .flatMap(([name, infos = []]) => infos.map((info) => ({ ...info, name })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ name, address }) => ({ address, rank: rankOf(name, address) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ address }) => address);
  return addresses.length === 0 ? [] : [...addresses, ...announced];
}

/** Low for addresses that phones in the house probably reach. */
function rankOf(name: string, address: string): number {
  if (isLinkLocal(address)) return 3;
  if (tunnel.test(name) || isShared(address)) return 2;
  return isPrivate(address) ? 0 : 1;
}

/**
 * Whether others reach the server: `network`; `untrusted` if their browsers will warn, because the certificate is for other
 * addresses; `no-network` if this machine is in none; `restricted` if the server listens to this machine only.
 */
export function reachOf(listening: Listening, addresses: readonly string[]): Reach {
  const { host, certificate } = listening;
  if (isOfThisMachine(host)) return addresses.length > 0 ? 'network' : 'restricted';
  const [best] = addresses;
  if (best === undefined) return 'no-network';
  const { protocol, hostname } = new URL(best);
  const isWarned = protocol === 'https:' && certificate !== null && !covers(certificate, hostname);
  return isWarned ? 'untrusted' : 'network';
}

/** The name under which this machine announces itself in its network: macOS does it, and Linux with Avahi. */
function announcedNames(): readonly string[] {
  const name = hostname().toLowerCase();
  if (name.endsWith('.local')) return [name];
  return existsSync('/run/avahi-daemon/socket') ? [`${name.split('.')[0]}.local`] : [];
}

function coveredHosts(certificate: Certificate, hosts: readonly string[]): readonly string[] {
  const named = [...(certificate.parsed.subjectAltName ?? '').matchAll(/DNS:([\w.-]+)/g)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => !isOfThisMachine(name));
  return [...new Set([...hosts.filter((host) => covers(certificate, host)), ...named])];
}

/** Whether browsers accept the certificate for a host, if they trust its issuer. */
export function covers({ parsed }: Certificate, host: string): boolean {
  const covering = isIP(host) === 0 ? parsed.checkHost(host, { subject: 'never' }) : parsed.checkIP(host);
  return covering !== undefined;
}

/** Whether only this machine reaches itself at a host. */
export function isOfThisMachine(host: string): boolean {
  return isIP(host) === 0 ? host === 'localhost' : isLoopback(host);
}

function addressOf(host: string, { port, certificate }: Omit<Listening, 'host'>): string {
  return `${certificate === null ? 'http' : 'https'}://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
