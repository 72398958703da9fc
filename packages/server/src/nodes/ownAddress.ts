import { networkInterfaces } from 'node:os';

/** The address at which other machines reach this one: that of its first external network interface, else the loopback. */
export function ownAddress(port: number): string {
  const external = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${external?.address ?? '127.0.0.1'}:${port}`;
}
