import { randomUUID } from 'node:crypto';
import { BOTS } from '@nain-jaune/bots';
import { cryptoRandom } from '@nain-jaune/engine/random';
import type { About } from '@nain-jaune/protocol/online';
import type { OnlineSurroundings } from '@nain-jaune/table/online';
import { makeProofMaker } from '@nain-jaune/table/proof';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { prepareDataFolder } from './config/dataFolder.ts';
import { aboutOf } from './http/about.ts';
import { api } from './http/api.ts';
import { type ConnectionLimits, Connections } from './http/connections.ts';
import { health } from './http/health.ts';
import { makeServer } from './http/page.ts';
import { isLocalAddress } from './limits/address.ts';
import { Limits } from './limits/limits.ts';
import { trustedProxies } from './limits/proxies.ts';
import { NodePass } from './nodes/nodePass.ts';
import { ownAddress } from './nodes/ownAddress.ts';
import { Watch } from './nodes/watch.ts';
import { TableNames } from './observe/log.ts';
import { Metrics } from './observe/metrics.ts';
import { serveMetrics } from './observe/metricsServer.ts';
import { socketRoute } from './sockets/route.ts';
import { SOCKET_TIMING, type SocketTiming } from './sockets/socketHouse.ts';
import { Sockets } from './sockets/sockets.ts';
import { openStore, type Store } from './store/index.ts';
import { realClock } from './tables/clock.ts';
import { Doors } from './tables/doors.ts';
import { Tables } from './tables/tables.ts';

/** What a whole server is made from, besides its configuration. */
export interface WholeServerOptions {
  /** The folder of the built page. */
  readonly page: string;
  /** The port that it will listen on. */
  readonly port: number;
  /** Where the log goes; to the standard output unless given. */
  readonly logTo?: { write(line: string): void };
  /** Other limits of time and size for sockets; for tests. */
  readonly timing?: Partial<SocketTiming>;
  /** Other surroundings of the tables; for tests. */
  readonly surroundings?: Partial<OnlineSurroundings>;
}

/**
 * Opens the store and makes the whole server: the page, `/api`, `/socket` and what it tells of itself. Closing it sends
 * all clients on, keeps the tables and closes the store. Rejects where the store cannot be opened, and says why.
 */
export async function openServer(config: Config, options: WholeServerOptions): Promise<FastifyInstance> {
  const { page, port, logTo } = options;
  const about = await aboutOf(config);
  const connections = new Connections(connectionLimitsOf(config));
  const server = makeServer({
    page,
    trustProxy: config.trustProxy,
    publicOrigins: config.publicOrigins,
    logLevel: config.logLevel,
    connections,
    ...(logTo && { logTo }),
  });
  const store = await openConfiguredStore(config, port);
  try {
    await serveTables(server, store, config, options, { about, connections });
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

async function openConfiguredStore(config: Config, port: number): Promise<Store> {
  const { databaseUrl, dataFolder, nodeAddress } = config;
  if (databaseUrl === null) await prepareDataFolder(dataFolder);
  try {
    return await openStore({
      ...(databaseUrl !== null && { databaseUrl }),
      folder: dataFolder,
      node: { id: randomUUID(), address: nodeAddress ?? ownAddress(port) },
    });
  } catch (error) {
    if (databaseUrl === null) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database in DATABASE_URL cannot be used (${reason}). Check that PostgreSQL is running, and the host, port, user, password and name of the database.`,
      { cause: error },
    );
  }
}

async function serveTables(
  server: FastifyInstance,
  store: Store,
  config: Config,
  { timing, surroundings }: WholeServerOptions,
  { about, connections }: { readonly about: About; readonly connections: Connections },
): Promise<void> {
  const { log } = server;
  const { now } = realClock;
  const { publicOrigins } = config;
  const metrics = new Metrics();
  const limits = new Limits(config, now);
  const secret = await store.secret();
  const pass = new NodePass(secret);
  const names = new TableNames(secret);
  const tables = new Tables({
    store,
    metrics,
    log,
    names,
    now,
    most: config.maxTables,
    surroundings: { ...surroundingsOf(config), ...surroundings },
  });
  const sockets = new Sockets({
    tables,
    limits,
    metrics,
    log,
    pass,
    now,
    timing: { ...SOCKET_TIMING, ...timing },
  });
  const doors = new Doors({ tables, store, pass, metrics, now });
  const watch = new Watch(store, tables, log);
  metrics.watch({
    tables: () => tables.size,
    sockets: () => sockets.size,
    connections: () => connections.size,
    refusedConnections: () => connections.refused,
  });

  server.addHook('preClose', async () => {
    sockets.stop();
    tables.stop();
    watch.stop();
  });
  server.addHook('onClose', () => store.close());
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status: reply.statusCode }, 'answered');
  });
  await server.register(health, { isReady: () => watch.isReady });
  await server.register(api, { prefix: '/api', doors, limits, pass, publicOrigins, about });
  await server.register(socketRoute, { sockets, limits, pass, publicOrigins });
  if (config.metricsAddress !== null) {
    const metricsServer = await serveMetrics(metrics, config.metricsAddress);
    server.addHook('onClose', () => metricsServer.close());
  }
  watch.start();
}

function connectionLimitsOf(config: Config): ConnectionLimits {
  const isProxy = trustedProxies(config.trustProxy);
  // Servers on the same database connect to one another, from a private network as docs/running.md requires.
  const hasPeers = config.databaseUrl !== null;
  return {
    perAddress: config.connectionsPerAddress,
    total: config.maxConnections,
    isExempt: (address) => isProxy(address, 0) || (hasPeers && isLocalAddress(address)),
  };
}

const strongRandom = cryptoRandom((words) => crypto.getRandomValues(words));

const strongProof = makeProofMaker((bytes) => crypto.getRandomValues(bytes));

/** Who takes the seats that are free when a game begins: the characters, without her who thinks for long. */
const FILLERS = ['rosalie', 'achille', 'ninon', 'prosper', 'gaspard', 'blandine', 'hector'];

function surroundingsOf({ botPace, playNowWait }: Config): Omit<OnlineSurroundings, 'append'> {
  return {
    clock: realClock,
    random: strongRandom,
    botRandom: strongRandom,
    bots: BOTS,
    standIn: BOTS.heuristic,
    fillers: FILLERS,
    pace: { botMove: botPace, botPass: botPace / 2 },
    proof: strongProof,
    limits: { startMs: playNowWait * 1000 },
  };
}
