import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const defaultHost = 'localhost';
const highestPort = 65535;
const portsTried = 100;
const stopTimeoutMs = 3000;

export interface WantedAddress {
  readonly host: string;
  readonly port: number;
  readonly hostVariable: string;
  readonly portVariable: string;
}

/**
 * Listens on a port and returns it.
 *
 * @throws an Error that says what to change if the port or the host cannot be used
 */
export async function listenOn(
  server: FastifyInstance,
  port: number,
  host: string = defaultHost,
): Promise<number> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    throw listenProblem(error, { host, port, hostVariable: 'HOST', portVariable: 'PORT' });
  }
  return portIn(server.server.address());
}

export async function listenOnFreePort(
  server: FastifyInstance,
  wanted: number,
  host: string = defaultHost,
): Promise<number> {
  const last = Math.min(wanted + portsTried, highestPort);
  for (let port = wanted; port < last; port += 1) {
    const found = await listenIfFree(server, port, host);
    if (found !== null) return found;
  }
  return listenOn(server, last, host);
}

/**
 * Returns a free port.
 *
 * @throws an Error that says what to change if the host cannot be used
 */
export async function freePort(host: string = defaultHost): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening').catch((error: unknown) => {
    throw listenProblem(error, { host, port: 0, hostVariable: 'HOST', portVariable: 'PORT' });
  });
  const port = portIn(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Converts an error of listening to one that says what to change. */
export function listenProblem(error: unknown, { host, port, ...variables }: WantedAddress): unknown {
  const { hostVariable, portVariable } = variables;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} of ${host} is in use by another program. Stop that program, or set ${portVariable} to a free port.`,
        { cause: error },
      );
    case 'EACCES':
      return new Error(
        `The system does not let this user listen on port ${port}. Set ${portVariable} to a port above 1023, and put a reverse proxy in front.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `This machine has no address ${host}. Set ${hostVariable} to one of its addresses, or to 0.0.0.0 for all of them.`,
        { cause: error },
      );
    default:
      return error;
  }
}

async function listenIfFree(server: FastifyInstance, port: number, host: string): Promise<number | null> {
  try {
    return await listenOn(server, port, host);
  } catch (error) {
    if (error instanceof Error && codeOf(error.cause) === 'EADDRINUSE') return null;
    throw error;
  }
}

function portIn(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Stops the server on SIGINT and SIGTERM, after running requests are answered, and then calls `afterwards`. Later signals are
 * ignored, because a terminal and npm may both send one.
 */
export function stopOnSignals(server: FastifyInstance, afterwards: () => void = () => {}): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.server.closeAllConnections(), stopTimeoutMs).unref();
    await server.close();
    afterwards();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
