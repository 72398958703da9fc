import type { Config } from '../config/config.ts';
import { isIn, isLocalAddress, listOf, NETWORKS } from './address.ts';

/**
 * Whether an address belongs to a trusted proxy.
 *
 * @param step 0 for the peer of the connection, 1 for the last entry of `X-Forwarded-For`, and so on
 */
export type IsProxy = (address: string, step: number) => boolean;

/**
 * Returns the test for trusted proxies. A number of proxies is believed only if the peer is this machine or in a private
 * network. Otherwise every client that reaches the port directly could name any address in `X-Forwarded-For`.
 */
export function trustedProxies(proxies: Config['trustProxy']): IsProxy {
  if (proxies === null) return () => false;
  if (typeof proxies === 'number')
    return (address, step) => step < proxies && (step > 0 || isLocalAddress(address));
  const list = listOf(proxies.flatMap((name) => NETWORKS[name] ?? [name]));
  return (address) => isIn(list, address);
}
