import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const defaultPort = 1760;
const defaultHost = 'localhost';
const highestPort = 65535;
const portsTried = 100;
const patienceWithAnswers = 3000;

/** The port that a text such as the variable PORT names, or 1760, the year of the board, where there is none. */
export function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= highestPort) return port;
  throw new RangeError(`PORT must be a whole number from 0 to ${highestPort}, and is "${text}".`);
}

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
export async function listenOnFreePort(server: FastifyInstance, wanted: number): Promise<number> {
  const last = Math.min(wanted + portsTried, highestPort);
  for (let port = wanted; port < last; port += 1) {
    if (await listensOn(server, port)) return (server.server.address() as AddressInfo).port;
  }
  return listenOn(server, last);
}

async function listensOn(server: FastifyInstance, port: number): Promise<boolean> {
  try {
    await listenOn(server, port);
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
