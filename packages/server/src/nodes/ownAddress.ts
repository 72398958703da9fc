import { networkInterfaces } from 'node:os';

/** Where other machines reach this one: its first network address of its own, else itself. */
export function ownAddress(port: number): string {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${outside?.address ?? '127.0.0.1'}:${port}`;
}
