import { type GameRecord, isRulesetId } from '@nain-jaune/engine';
import type { Log } from '../observe/log.ts';
import type { Store } from '../store/store.ts';

const mostRecords = 500;
const mostBytes = 8 * 2 ** 20;
const freshMs = 5 * 60 * 1000;
const houseRulesId = 'house-rules';

export interface PublicRecordsOptions {
  readonly store: Pick<Store, 'listedRecords'>;
  readonly now: () => number;
  readonly log: Pick<Log, 'error'>;
}

/** The latest games at tables that were open to everyone, without what identifies a player or a table. */
export class PublicRecords {
  readonly #options: PublicRecordsOptions;
  #last: { readonly at: number; readonly lines: Promise<Buffer> } | null = null;

  constructor(options: PublicRecordsOptions) {
    this.#options = options;
  }

  /** Returns the records as lines, the latest first, at most 500 and 8 MiB. Cached for five minutes. */
  async lines(): Promise<Buffer> {
    const now = this.#options.now();
    if (this.#last === null || now - this.#last.at > freshMs) this.#last = { at: now, lines: this.#read() };
    try {
      return await this.#last.lines;
    } catch (error) {
      this.#last = null;
      throw error;
    }
  }

  async #read(): Promise<Buffer> {
    const lines: Buffer[] = [];
    let bytes = 0;
    for await (const body of this.#options.store.listedRecords(mostRecords)) {
      const published = this.#published(body);
      if (published === null) continue;
      const line = Buffer.from(`${JSON.stringify(published)}\n`);
      bytes += line.byteLength;
      if (bytes > mostBytes) break;
      lines.push(line);
    }
    return Buffer.concat(lines);
  }

  /** A damaged record is logged and left out. */
  #published(body: string): GameRecord | null {
    try {
      return publishedRecord(JSON.parse(body));
    } catch (error) {
      this.#options.log.error({ err: error }, 'a stored record is damaged');
      return null;
    }
  }
}

/**
 * Returns a record without names, proofs, times and the name of house rules. Returns null if a player of the game has deleted
 * their name.
 */
export function publishedRecord(record: GameRecord): GameRecord | null {
  const { format, version, rules, players, start, deals, end } = record;
  if (players.some(({ name, bot }) => bot === undefined && name === '')) return null;
  return {
    format,
    version,
    rules: isRulesetId(rules.id) ? rules : { ...rules, id: houseRulesId },
    players: players.map(({ bot }, seat) =>
      bot === undefined ? { name: `Player ${seat + 1}` } : { name: bot, bot },
    ),
    ...(start !== undefined && { start }),
    deals: deals.map(({ dealer, hands, talon, drawn, moves, result }) => ({
      dealer,
      hands,
      talon,
      ...(drawn !== undefined && { drawn }),
      moves,
      ...(result !== undefined && { result }),
    })),
    ...(end !== undefined && { end }),
  };
}
