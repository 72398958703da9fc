import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOfThisMachine } from '../addresses.ts';
import type { ListenAddress } from '../config/readers.ts';
import { guardHosts } from '../http/hostGuard.ts';
import type { Site } from '../http/site.ts';
import { listenProblem } from '../listen.ts';

const secondsToStore = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const secondsToAnswer = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface CurrentValues {
  tables(): number;
  sockets(): number;
  connections(): number;
  refusedConnections(): number;
}

/** The Prometheus metrics. docs/running.md explains each. */
export class Metrics {
  readonly registry = new Registry();
  /** Messages from clients, and to them. Counted for each message, so they are plain numbers that the registry reads. */
  readonly received = { understood: 0, malformed: 0 };
  sent = 0;
  readonly ended: Counter<'reason'>;
  readonly opened: Counter;
  readonly joined: Counter;
  readonly resumed: Counter;
  readonly faults: Counter<'code'>;
  readonly attempts: Counter<'outcome'>;
  readonly challenges: Counter<'what'>;
  /** Time until entries are durable. */
  readonly stored: Histogram;
  readonly answered: Histogram<'route' | 'status'>;

  constructor() {
    const registers = [this.registry];
    const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new Counter({ name: `nain_jaune_${name}`, help, labelNames: [...labelNames], registers });
    this.ended = counter('sockets_ended_total', 'Connections ended, by the reason.', ['reason']);
    this.opened = counter('tables_opened_total', 'Tables opened.', []);
    this.joined = counter('people_joined_total', 'People who came to a table.', []);
    this.resumed = counter('tables_resumed_total', 'Tables taken into memory from the store.', []);
    this.faults = counter('faults_total', 'What went wrong at tables, by its code.', ['code']);
    this.attempts = counter('daily_attempts_total', 'Attempts at today’s deals, by the outcome.', [
      'outcome',
    ]);
    this.challenges = counter('challenges_total', 'New challenges and results of challenges.', ['what']);
    this.stored = new Histogram({
      name: 'nain_jaune_keep_seconds',
      help: 'Time until entries were durable.',
      buckets: secondsToStore,
      registers,
    });
    this.answered = new Histogram({
      name: 'nain_jaune_http_seconds',
      help: 'Time to answer a request.',
      labelNames: ['route', 'status'],
      buckets: secondsToAnswer,
      registers,
    });
  }

  /** Adds the current values and the default metrics of the process. */
  watch(values: CurrentValues): void {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('tables', 'Tables in memory.', () => values.tables());
    this.#gauge('sockets', 'WebSocket connections.', () => values.sockets());
    this.#gauge('http_connections', 'HTTP connections.', () => values.connections());
    this.#count('http_connections_refused_total', 'HTTP connections closed because of a limit.', () => [
      [{}, values.refusedConnections()],
    ]);
    this.#count('messages_told_total', 'Messages to clients.', () => [[{}, this.sent]]);
    this.#count('messages_heard_total', 'Messages from clients.', () => [
      [{ understood: 'true' }, this.received.understood],
      [{ understood: 'false' }, this.received.malformed],
    ]);
  }

  /** Adds a counter whose values by label are read when it is collected. */
  #count(name: string, help: string, read: () => readonly (readonly [object, number])[]): void {
    new Counter({
      name: `nain_jaune_${name}`,
      help,
      labelNames: Object.keys(read()[0]?.[0] ?? {}),
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `nain_jaune_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}

/**
 * Serves `/metrics` at its own address, which no reverse proxy of the page forwards.
 *
 * @throws an Error that says what to change if the address cannot be listened on
 */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: ListenAddress,
  site: Site,
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  // In a private network a Prometheus may use any name.
  if (isOfThisMachine(host)) guardHosts(server, site);
  server.get('/metrics', async (_request, reply) => {
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw listenProblem(error, {
      host,
      port,
      hostVariable: 'METRICS_ADDRESS',
      portVariable: 'METRICS_ADDRESS',
    });
  }
  return server;
}
