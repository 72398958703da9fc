import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

const defaultHost = 'localhost';
const everyNetwork = ['0.0.0.0', '::'];
const highestPort = 65535;
const portsTried = 100;
const stopTimeoutMs = 3000;

/** An address to listen on, and the variables that configure it, for error messages. */
export interface WantedAddress {
  readonly host: string;
  readonly port: number;
  readonly hostVariable: string;
  readonly portVariable: string;
}

/**
 * Listens on a port of this machine, or of the given host, and returns the port.
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
  return (server.server.address() as AddressInfo).port;
}

/** Listens on the wanted port or, if it is taken, on the first free one after it. Returns the port. */
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

/**
 * Returns a port of the given host that is free now.
 *
 * @throws an Error that says what to change if the host cannot be used
 */
export async function freePort(host: string = defaultHost): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening').catch((error: unknown) => {
    throw listenProblem(error, { host, port: 0, hostVariable: 'HOST', portVariable: 'PORT' });
  });
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Returns an error that says what to change, for an error of listening on an address. */
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

/** Returns the addresses at which browsers reach a server, the best one first. */
export function addressesOf(host: string, port: number): readonly string[] {
  if (!everyNetwork.includes(host)) return [addressOf(host, port)];
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...outside.map(({ address }) => address)].map((name) => addressOf(name, port));
}

function addressOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

async function listensOn(server: FastifyInstance, port: number, host: string): Promise<boolean> {
  try {
    await listenOn(server, port, host);
    return true;
  } catch (error) {
    if (error instanceof Error && codeOf(error.cause) === 'EADDRINUSE') return false;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/**
 * Stops the server on SIGINT and SIGTERM: running answers are finished, then `afterwards` is called. Later signals are
 * ignored, because a terminal and npm may both send the same one.
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
