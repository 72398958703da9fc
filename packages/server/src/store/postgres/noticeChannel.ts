import pg from 'pg';
import { CommitBatcher } from '../commitBatcher.ts';
import { StoreUnreachable } from '../errors.ts';
import type { Notice } from '../types.ts';
import { unreachableIfDown } from './pool.ts';

const CHANNEL = 'nain_jaune';
const MIN_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;
/** PostgreSQL limits the payload of a notification to 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7000;

/** What is sent through PostgreSQL. */
interface Envelope {
  readonly from: string;
  readonly notice: Notice;
}

/** Notices between nodes, by NOTIFY and LISTEN over a connection of their own. It reconnects when the connection is lost. */
export class NoticeChannel {
  readonly #settings: pg.ClientConfig;
  readonly #node: string;
  readonly #onTrouble: (error: Error) => void;
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #outbox = new CommitBatcher<readonly string[], void>(async (payloads) => {
    await this.#send(payloads.flat());
    return payloads.map(() => ({ result: undefined }));
  });
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #delayMs = MIN_DELAY_MS;
  #isClosed = false;

  constructor(settings: pg.ClientConfig, node: string, onTrouble: (error: Error) => void) {
    this.#settings = settings;
    this.#node = node;
    this.#onTrouble = onTrouble;
  }

  /** Connects and begins to listen. */
  async open(): Promise<void> {
    const client = new pg.Client(this.#settings);
    client.on('error', (error) => this.#disconnected(client, error));
    client.on('end', () => this.#disconnected(client));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    try {
      await unreachableIfDown(client.connect());
      await unreachableIfDown(client.query(`listen ${CHANNEL}`));
    } catch (error) {
      this.#end(client);
      throw error;
    }
    if (this.#isClosed) this.#end(client);
    else this.#client = client;
  }

  /** Sends a notice to the other nodes. It is dropped while there is no connection: the reconnected node sends `missed`. */
  publish(notice: Notice): void {
    if (this.#client === null) return;
    const payloads = split(notice).map((part) => JSON.stringify({ from: this.#node, notice: part }));
    void this.#outbox.add(payloads);
  }

  /** Calls the listener for notices of other nodes. Returns a function that removes it. */
  subscribe(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Verifies that the connection answers. Reconnects if it does not. */
  check(): Promise<void> {
    return this.#outbox.add([]);
  }

  /** Sends what was published and disconnects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#outbox.idle();
    const client = this.#client;
    this.#client = null;
    if (client !== null) await client.end();
  }

  async #send(payloads: readonly string[]): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    try {
      const sql = 'select pg_notify($1, payload) from unnest($2::text[]) payload';
      await unreachableIfDown(client.query(sql, [CHANNEL, payloads]));
    } catch (error) {
      this.#disconnected(client, error);
    }
  }

  #end(client: pg.Client): void {
    client.removeAllListeners('notification');
    client.end().catch(this.#onTrouble);
  }

  #receive(payload: string): void {
    const envelope = this.#parse(payload);
    if (envelope !== null && envelope.from !== this.#node) this.#emit(envelope.notice);
  }

  #parse(payload: string): Envelope | null {
    try {
      return JSON.parse(payload) as Envelope;
    } catch (error) {
      this.#onTrouble(new Error(`Another program uses the channel ${CHANNEL}.`, { cause: error }));
      return null;
    }
  }

  #emit(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener(notice);
  }

  #disconnected(client: pg.Client, error?: unknown): void {
    if (client !== this.#client || this.#isClosed) return;
    this.#client = null;
    this.#end(client);
    const reason = error instanceof Error ? error.message : 'the connection ended';
    this.#onTrouble(new StoreUnreachable(`notices of other nodes: ${reason}`, error));
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#reconnect(), this.#delayMs);
    this.#delayMs = Math.min(this.#delayMs * 2, MAX_DELAY_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.open();
    } catch (error) {
      this.#onTrouble(error as Error);
      this.#reconnectLater();
      return;
    }
    this.#delayMs = MIN_DELAY_MS;
    // Notices may have been lost in both directions.
    this.#emit({ type: 'missed' });
    this.publish({ type: 'missed' });
  }
}

/** Splits a notice into parts that fit into a payload. */
function split(notice: Notice): readonly Notice[] {
  if (notice.type !== 'appended') return [notice];
  const parts: [string, number][][] = [[]];
  let bytes = 0;
  for (const [table, seq] of notice.tables) {
    bytes += Buffer.byteLength(table) + 20;
    if (bytes > MAX_PAYLOAD_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push([table, seq]);
  }
  return parts.map((tables) => ({ ...notice, tables }));
}
