import pg from 'pg';
import { StoreUnreachable } from '../errors.ts';
import type { Notice } from '../store.ts';
import { reached } from './pool.ts';

const channel = 'nain_jaune';
const shortestDelayMs = 200;
const longestDelayMs = 5000;
/** A notice holds at most 8000 bytes. */
const longestPayload = 7000;

interface Letter {
  readonly from: string;
  readonly notice: Notice;
}

/** What nodes tell each other through PostgreSQL, over a connection of its own that is made anew when it is lost. */
export class Notices {
  readonly #settings: pg.ClientConfig;
  readonly #node: string;
  readonly #onTrouble: (error: Error) => void;
  readonly #listeners = new Set<(notice: Notice) => void>();
  #client: pg.Client | null = null;
  #payloads: string[] = [];
  #sending: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #delayMs = shortestDelayMs;
  #isClosed = false;

  constructor(settings: pg.ClientConfig, node: string, onTrouble: (error: Error) => void) {
    this.#settings = settings;
    this.#node = node;
    this.#onTrouble = onTrouble;
  }

  /** Begins to listen. */
  async open(): Promise<void> {
    const client = new pg.Client(this.#settings);
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#read(payload ?? ''));
    try {
      await reached(client.connect());
      await reached(client.query(`listen ${channel}`));
    } catch (error) {
      this.#end(client);
      throw error;
    }
    if (this.#isClosed) this.#end(client);
    else this.#client = client;
  }

  /** Tells the other nodes, with one statement. A notice that is lost is caught up with by the numbers of the next. */
  tell(notice: Notice): void {
    if (this.#client === null) return;
    const letters = pieces(notice).map((piece): Letter => ({ from: this.#node, notice: piece }));
    this.#payloads.push(...letters.map((letter) => JSON.stringify(letter)));
    void this.check();
  }

  /** Calls the listener for what other nodes tell, until the returned function is called. */
  listen(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Finds out whether the connection still answers; where it does not, another is made. */
  check(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Ends the listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#sending;
    const client = this.#client;
    this.#client = null;
    if (client !== null) await client.end();
  }

  /** Sends what is to be told, one statement after the other; the first even where there is nothing. */
  async #send(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    try {
      do {
        const sql = 'select pg_notify($1, payload) from unnest($2::text[]) payload';
        await reached(client.query(sql, [channel, this.#payloads.splice(0)]));
      } while (this.#payloads.length > 0);
    } catch (error) {
      this.#lose(client, error);
    }
  }

  #end(client: pg.Client): void {
    client.removeAllListeners('notification');
    client.end().catch(this.#onTrouble);
  }

  #read(payload: string): void {
    const letter = this.#parse(payload);
    if (letter !== null && letter.from !== this.#node) this.#give(letter.notice);
  }

  #parse(payload: string): Letter | null {
    try {
      return JSON.parse(payload) as Letter;
    } catch (error) {
      this.#onTrouble(new Error(`A notice of another program on channel ${channel}`, { cause: error }));
      return null;
    }
  }

  #give(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener(notice);
  }

  #lose(client: pg.Client, error?: unknown): void {
    if (client !== this.#client || this.#isClosed) return;
    this.#client = null;
    this.#payloads = [];
    this.#end(client);
    const reason = error instanceof Error ? error.message : 'the connection ended';
    this.#onTrouble(new StoreUnreachable(`notices of other nodes: ${reason}`, error));
    this.#openLater();
  }

  #openLater(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#openAgain(), this.#delayMs);
    this.#delayMs = Math.min(this.#delayMs * 2, longestDelayMs);
  }

  async #openAgain(): Promise<void> {
    try {
      await this.open();
    } catch (error) {
      this.#onTrouble(error as Error);
      this.#openLater();
      return;
    }
    this.#delayMs = shortestDelayMs;
    // Neither side knows what the other told meanwhile.
    this.#give({ type: 'missed' });
    this.tell({ type: 'missed' });
  }
}

/** A notice in pieces that are short enough; nearly always one. */
function pieces(notice: Notice): readonly Notice[] {
  if (notice.type !== 'appended') return [notice];
  const found: [string, number][][] = [[]];
  let length = 0;
  for (const [table, seq] of notice.tables) {
    length += Buffer.byteLength(table) + 20;
    if (length > longestPayload) {
      found.push([]);
      length = 0;
    }
    found.at(-1)?.push([table, seq]);
  }
  return found.map((tables) => ({ ...notice, tables }));
}
