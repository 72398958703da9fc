import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: one of those could take a port between its check and its use.
const lowest = 12_000;
const count = 20_000;
/** Spreads the processes of one run, whose numbers are close together. */
const stride = 7919;

let next = process.pid * stride;

/**
 * Returns a port of this machine on which nothing listens, and which this process did not return before.
 *
 * @throws if all ports are in use
 */
export async function testPort(host = '127.0.0.1'): Promise<number> {
  for (let tried = 0; tried < count; tried += 1) {
    const port = lowest + (next++ % count);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`All ports from ${lowest} to ${lowest + count - 1} of ${host} are in use.`);
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
