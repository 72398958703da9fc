import { randomUUID } from 'node:crypto';
import { BOTS } from '@nain-jaune/bots';
import { cryptoRandom } from '@nain-jaune/engine/random';
import type { OnlineSurroundings } from '@nain-jaune/table/online';
import { makeProofMaker } from '@nain-jaune/table/proof';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { api } from './http/api.ts';
import { life } from './http/life.ts';
import { makeServer } from './http/page.ts';
import { Limits } from './limits/limits.ts';
import { NodePass } from './nodes/nodePass.ts';
import { ownAddress } from './nodes/ownAddress.ts';
import { Watch } from './nodes/watch.ts';
import { Metrics } from './observe/metrics.ts';
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
  const server = makeServer({
    page,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    ...(logTo && { logTo }),
  });
  const store = await openStore({
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    folder: config.dataFolder,
    node: { id: randomUUID(), address: config.nodeAddress ?? ownAddress(port) },
    onTrouble: (error) => server.log.warn({ err: error }, 'the store had trouble'),
  });
  await serveTables(server, store, config, options);
  return server;
}

async function serveTables(
  server: FastifyInstance,
  store: Store,
  config: Config,
  { timing, surroundings }: WholeServerOptions,
): Promise<void> {
  const { log } = server;
  const { now } = realClock;
  const { publicOrigins } = config;
  const metrics = new Metrics();
  const limits = new Limits(config, now);
  const pass = new NodePass(await store.secret());
  const tables = new Tables({
    store,
    metrics,
    log,
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
  metrics.watch({ tables: () => tables.size, sockets: () => sockets.size });

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
  await server.register(life, { metrics, whoMayMeasure: config.metrics, isReady: () => watch.isReady });
  await server.register(api, { prefix: '/api', doors, limits, pass, publicOrigins });
  await server.register(socketRoute, { sockets, limits, pass, publicOrigins });
  watch.start();
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
