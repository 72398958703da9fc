import { randomUUID } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import type { About } from '@nain-jaune/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nodeAddressOf } from './addresses.ts';
import { serveAdmin } from './admin/adminServer.ts';
import { ChallengeService } from './challenges/challengeService.ts';
import type { Config } from './config/config.ts';
import { DailyService } from './daily/dailyService.ts';
import type { Referee } from './daily/referee.ts';
import { ThreadReferee } from './daily/threadReferee.ts';
import { aboutOf, type FixedAbout, reachFor } from './http/about.ts';
import { api } from './http/api.ts';
import { Connections, connectionLimitsOf } from './http/connections.ts';
import { health, makeServer } from './http/makeServer.ts';
import { Site } from './http/site.ts';
import { RateLimits } from './limits/rateLimits.ts';
import { BanList } from './moderation/banList.ts';
import { closingRoute } from './moderation/closeTable.ts';
import { cleanUpOf, expireInBackground } from './nodes/cleanUp.ts';
import { Heartbeat } from './nodes/heartbeat.ts';
import { NodeAuth } from './nodes/nodeAuth.ts';
import { TableNames } from './observe/log.ts';
import { Metrics, serveMetrics } from './observe/metrics.ts';
import { AddressHash } from './security/tokens.ts';
import { Sessions } from './sessions/sessions.ts';
import { SESSION_TIMING, type SessionTiming } from './sessions/sessionTiming.ts';
import { socketRoute } from './sessions/socketRoute.ts';
import { StoreVersionError } from './store/errors.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { driverOptionsOf, type RoomOptions, realClock } from './tables/driverOptions.ts';
import { PublicRecords } from './tables/publicRecords.ts';
import { TableDirectory } from './tables/tableDirectory.ts';
import { TableService } from './tables/tableService.ts';

/** Heap for one table in bytes. A game of seven takes about 100 KiB in its first deal, and more later. */
const heapPerTable = 384 * 1024;

export interface OpenServerOptions {
  readonly page: string;
  readonly port: number;
  readonly logTo?: { write(line: string): void };
  /** For tests. */
  readonly timing?: Partial<SessionTiming>;
  /** For tests. */
  readonly rooms?: RoomOptions;
  /** For tests. */
  readonly referee?: Referee;
}

export async function openServer(config: Config, options: OpenServerOptions): Promise<FastifyInstance> {
  const { page, port, logTo } = options;
  const about = await aboutOf(config);
  const connections = new Connections(connectionLimitsOf(config));
  const site = new Site(config);
  const server = makeServer({
    page,
    trustProxy: config.trustProxy,
    publicOrigins: config.publicOrigins,
    logLevel: config.logLevel,
    certificate: config.certificate,
    connections,
    site,
    ...(logTo && { logTo }),
  });
  const store = await openConfiguredStore(config, port, server);
  server.addHook('onClose', () => store.close());
  try {
    const parts = await makeParts(server, store, config, options);
    countCurrent(parts, connections);
    await stopWith(server, parts, config, site);
    await addRoutes(server, parts, config, site, about);
    parts.heartbeat.start();
    expireInBackground(parts.store, config, server.log);
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

async function openConfiguredStore(config: Config, port: number, { log }: FastifyInstance): Promise<Store> {
  const { databaseUrl, dataFolder, nodeAddress, certificate } = config;
  try {
    return await openStore({
      ...(databaseUrl !== null && { databaseUrl }),
      folder: dataFolder,
      node: { id: randomUUID(), address: nodeAddress ?? nodeAddressOf({ port, certificate }) },
      onTrouble: (error) => log.warn({ err: error }, 'trouble with the store'),
    });
  } catch (error) {
    if (databaseUrl === null || error instanceof StoreVersionError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database in DATABASE_URL cannot be used (${reason}). Check that PostgreSQL is running, and the host, port, user, password and name of the database.`,
      { cause: error },
    );
  }
}

interface Parts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly timing: SessionTiming;
  readonly limits: RateLimits;
  readonly auth: NodeAuth;
  readonly bans: BanList;
  readonly addresses: AddressHash;
  readonly directory: TableDirectory;
  readonly sessions: Sessions;
  readonly service: TableService;
  readonly daily: DailyService;
  readonly referee: Referee;
  readonly challenges: ChallengeService;
  readonly publicRecords: PublicRecords | null;
  readonly heartbeat: Heartbeat;
}

async function makeParts(
  { log }: FastifyInstance,
  store: Store,
  config: Config,
  { timing: ownTiming, rooms = {}, referee = new ThreadReferee() }: OpenServerOptions,
): Promise<Parts> {
  const { now } = realClock;
  const secret = await store.secret();
  const shared = {
    store,
    log,
    now,
    metrics: new Metrics(),
    timing: { ...SESSION_TIMING, ...ownTiming },
    limits: new RateLimits(config, now),
    auth: new NodeAuth(secret),
    bans: new BanList(store),
    addresses: new AddressHash(secret),
  };
  const driver = driverOptionsOf(config, rooms);
  const directory = new TableDirectory({
    ...shared,
    names: new TableNames(secret),
    driver,
    pace: rooms.pace ?? { botMove: config.botPace, botPass: config.botPace / 2 },
    maxRooms: config.maxTables ?? Math.floor(getHeapStatistics().heap_size_limit / heapPerTable),
  });
  const sessions = new Sessions({ ...shared, directory });
  const service = new TableService({ ...shared, directory, listedPerAddress: config.listedPerAddress });
  const daily = new DailyService({ ...shared, referee, now: Date.now });
  const challenges = new ChallengeService(shared);
  const publicRecords = config.publicRecords === 'on' ? new PublicRecords(shared) : null;
  const tasks = [
    ...cleanUpOf(store, directory, driver.config.limits, config),
    { everyMs: shared.timing.bansMs, run: () => shared.bans.refresh() },
  ];
  const heartbeat = new Heartbeat(store, log, now, tasks);
  await shared.bans.refresh();
  const sameCards = { daily, referee, challenges, publicRecords };
  return { ...shared, ...sameCards, directory, sessions, service, heartbeat };
}

function countCurrent({ metrics, directory, sessions }: Parts, connections: Connections): void {
  metrics.watch({
    tables: () => directory.size,
    sockets: () => sessions.size,
    connections: () => connections.size,
    refusedConnections: () => connections.refused,
  });
}

async function stopWith(
  server: FastifyInstance,
  parts: Parts,
  { metricsAddress, dataFolder }: Config,
  site: Site,
) {
  const { metrics, directory, sessions, heartbeat, referee } = parts;
  const stopAdmin = await serveAdmin(dataFolder, { ...parts, status: () => statusOf(parts) }, server.log);
  const metricsServer = metricsAddress === null ? null : await serveMetrics(metrics, metricsAddress, site);
  server.addHook('preClose', async () => {
    heartbeat.stop();
    sessions.stop();
    await Promise.all([directory.stop(), referee.stop()]);
  });
  server.addHook('onClose', async () => {
    await stopAdmin?.();
    await metricsServer?.close();
  });
}

function statusOf({ store, directory, sessions, heartbeat }: Parts) {
  return {
    store: store.kind,
    ready: heartbeat.isReady,
    tables: directory.size,
    sockets: sessions.size,
    'memory (MiB)': Math.round(process.memoryUsage().rss / 2 ** 20),
    'uptime (s)': Math.round(process.uptime()),
  };
}

async function addRoutes(
  server: FastifyInstance,
  parts: Parts,
  config: Config,
  site: Site,
  fixedAbout: FixedAbout,
): Promise<void> {
  const { metrics, limits, auth, directory, sessions, heartbeat, timing } = parts;
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status: reply.statusCode }, 'answered');
  });
  const about = (request: FastifyRequest): About => ({
    ...fixedAbout,
    ...reachFor(request, config),
  });
  await server.register(health, { isReady: () => heartbeat.isReady });
  await server.register(api, { prefix: '/api', ...parts, site, about });
  await server.register(closingRoute, { directory, auth });
  await server.register(socketRoute, { sessions, limits, auth, site, timing });
}
