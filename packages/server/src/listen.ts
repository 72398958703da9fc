import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const defaultHost = 'localhost';
const highestPort = 65535;
const portsTried = 100;
const patienceWithAnswers = 3000;

/** Listens on one port of this machine, or of the given host, and gives the port. */
export async function listenOn(
  server: FastifyInstance,
  port: number,
  host: string = defaultHost,
): Promise<number> {
  await server.listen({ port, host });
  return (server.server.address() as AddressInfo).port;
}

/** Listens on the wanted port or, where others are there already, on the first free one after it. */
export async function listenOnFreePort(
  server: FastifyInstance,
  wanted: number,
  host: string = defaultHost,
): Promise<number> {
  const last = Math.min(wanted + portsTried, highestPort);
  for (let port = wanted; port < last; port += 1) {
    if (await listensOn(server, port, host)) return (server.server.address() as AddressInfo).port;
  }
  return listenOn(server, last, host);
}

/** A port of the given host that nobody listens on now. */
export async function freePort(host: string = defaultHost): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function listensOn(server: FastifyInstance, port: number, host: string): Promise<boolean> {
  try {
    await listenOn(server, port, host);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * Lets Ctrl-C or a polite kill end the server well: running answers are finished, then `afterwards` is called.
 * A terminal and npm may both send the same signal, so what comes after the first is not heard.
 */
export function stopOnSignals(server: FastifyInstance, afterwards: () => void = () => {}): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.server.closeAllConnections(), patienceWithAnswers).unref();
    await server.close();
    afterwards();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
