import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const secondsToStore = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const secondsToAnswer = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Values that are read when the metrics are requested. */
export interface CurrentValues {
  /** Tables in memory. */
  tables(): number;
  /** WebSocket connections. */
  sockets(): number;
  /** HTTP connections. */
  connections(): number;
  /** HTTP connections that were closed because of a limit, since the start. */
  refusedConnections(): number;
}

/** The metrics of the server, for Prometheus. docs/running.md explains every name. */
export class Metrics {
  readonly registry = new Registry();
  /** Messages from clients, by whether they could be parsed. */
  readonly received: Counter<'understood'>;
  /** Messages to clients. */
  readonly sent: Counter;
  /** Connections that were ended, by the reason. */
  readonly ended: Counter<'reason'>;
  /** Tables that were opened. */
  readonly opened: Counter;
  /** People who came to a table. */
  readonly joined: Counter;
  /** Tables that were taken into memory again. */
  readonly resumed: Counter;
  /** What went wrong at tables, by its code. */
  readonly faults: Counter<'code'>;
  /** How long it took until entries were durable. */
  readonly stored: Histogram;
  /** How long it took to answer requests, by route and status. */
  readonly answered: Histogram<'route' | 'status'>;

  constructor() {
    const registers = [this.registry];
    const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new Counter({ name: `nain_jaune_${name}`, help, labelNames: [...labelNames], registers });
    this.received = counter('messages_heard_total', 'Messages from clients.', ['understood']);
    this.sent = counter('messages_told_total', 'Messages to clients.', []);
    this.ended = counter('sockets_ended_total', 'Connections ended, by the reason.', ['reason']);
    this.opened = counter('tables_opened_total', 'Tables opened.', []);
    this.joined = counter('people_joined_total', 'People who came to a table.', []);
    this.resumed = counter('tables_resumed_total', 'Tables taken into memory from the store.', []);
    this.faults = counter('faults_total', 'What went wrong at tables, by its code.', ['code']);
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

  /** Adds the current values, and the figures of the process. */
  watch(values: CurrentValues): void {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('tables', 'Tables in memory.', () => values.tables());
    this.#gauge('sockets', 'WebSocket connections.', () => values.sockets());
    this.#gauge('http_connections', 'HTTP connections.', () => values.connections());
    new Counter({
      name: 'nain_jaune_http_connections_refused_total',
      help: 'HTTP connections closed because of a limit.',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(values.refusedConnections());
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
