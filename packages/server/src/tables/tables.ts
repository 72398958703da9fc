import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableSettings } from '@nain-jaune/protocol/online';
import type { Fault } from '@nain-jaune/table';
import { type Newcomer, type OnlineSurroundings, OnlineTable } from '@nain-jaune/table/online';
import type { Log, TableNames } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/index.ts';
import { blankOf } from './blank.ts';
import type { Found } from './found.ts';
import { Keeper, type KeeperHost } from './keeper.ts';
import { entriesOf, entriesToResume } from './keptEntries.ts';
import { makeCode } from './secrets.ts';

const idleAfter = 60_000;
const fullness = 0.8;
const codesTried = 20;
/** How many tables are resumed at once: the store claims them with one commit, and those who come meanwhile need not wait long. */
const resumedTogether = 20;

/** What the tables of a server are made with. */
export interface TablesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly names: TableNames;
  /** All that a table needs from outside but what is its own: how it is kept, who hears of its faults. */
  readonly surroundings: Omit<OnlineSurroundings, 'append' | 'fault' | 'onChange' | 'onClosed'>;
  /** The most tables in memory. */
  readonly most: number;
  readonly now: () => number;
}

interface Held {
  readonly table: OnlineTable;
  idleSince: number | null;
}

/**
 * The tables of this server. Each table is in the memory of one server alone, which owns it in the store; it is fetched
 * when somebody comes and let go when nobody is there any more.
 */
export class Tables {
  readonly #options: TablesOptions;
  readonly #held = new Map<string, Held>();
  readonly #coming = new Map<string, Promise<Found>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #keeperHost: KeeperHost;
  #isStopping = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    const { store, metrics, now } = options;
    this.#keeperHost = {
      store,
      now,
      kept: (milliseconds) => metrics.kept.observe(milliseconds / 1000),
      lost: (code) => this.#lose(code),
    };
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#held.size;
  }

  /** Whether one more may be opened here. */
  get hasRoom(): boolean {
    return !this.#isStopping && this.#held.size < this.#options.most;
  }

  /** Opens a table under a new code; its host is person 1. */
  async open(host: Newcomer, settings: TableSettings, fillsUp = false): Promise<OnlineTable> {
    const code = await this.#newCode(settings.open);
    const surroundings = this.#surroundings(code, 0);
    const table = await OnlineTable.open(code, host, settings, surroundings, { fillsUp });
    this.#hold(code, table);
    this.#tellLobby(code);
    this.#options.metrics.opened.inc();
    return table;
  }

  /** Finds a table wherever it is, and takes it into memory where no other server has it. */
  find(code: string): Promise<Found> {
    const held = this.#held.get(code);
    if (held !== undefined) return Promise.resolve({ at: 'here', table: held.table });
    if (this.#isStopping) return Promise.resolve({ at: 'stopping' });
    const coming = this.#coming.get(code) ?? this.#fetch(code).finally(() => this.#coming.delete(code));
    this.#coming.set(code, coming);
    return coming;
  }

  /** Leaves a blank where a person's name was, in all that is kept of a table here. */
  async forgetName(table: OnlineTable, person: number): Promise<void> {
    const { store } = this.#options;
    await table.forgetName(person);
    const kept = await store.load(table.code);
    if (kept !== null) await store.rewrite(table.code, blankOf(person, entriesOf(kept)));
  }

  /**
   * Takes every table into memory whose life goes on and that no other server looks after, many together, those that
   * play first: their bots play on, and those to which nobody comes back are closed when their time is over.
   */
  async resumeUnfinished(): Promise<void> {
    const unfinished = await this.#options.store.unfinished();
    for (let first = 0; first < unfinished.length && this.hasRoom; first += resumedTogether) {
      const some = unfinished.slice(first, first + resumedTogether);
      await Promise.all(some.map(({ table }) => this.#findOrTell(table)));
      // Whoever knocks meanwhile is let in first.
      await nextTurn();
    }
  }

  /** Lets go of tables that are closed, and where room is short of those at which nobody has been for a while. */
  async letGoIdle(): Promise<void> {
    const now = this.#options.now();
    const isShort = this.#held.size > fullness * this.#options.most;
    for (const [code, held] of this.#held) {
      held.idleSince = held.table.isIdle ? (held.idleSince ?? now) : null;
      const isLeft = held.idleSince !== null && now - held.idleSince >= idleAfter;
      if (isLeft && (isShort || held.table.phase === 'closed')) this.#letGo(code, held);
    }
    await Promise.all(this.#leaving.values());
  }

  /** Ends all tables here with a last word to everyone at them; they go on where they are claimed next. */
  stop(): void {
    this.#isStopping = true;
    for (const { table } of this.#held.values()) table.stop('moving');
    this.#held.clear();
  }

  async #newCode(open: boolean): Promise<string> {
    for (let tried = 0; tried < codesTried; tried += 1) {
      const code = makeCode();
      if (await this.#options.store.create(code, { open, phase: 'gathering', lobby: '{}', present: 1 }))
        return code;
    }
    throw new Error('no free code was found');
  }

  async #fetch(code: string): Promise<Found> {
    await this.#leaving.get(code);
    const owner = await this.#options.store.claim(code);
    if (owner === null) return { at: 'nowhere' };
    if (owner !== 'owned') return { at: 'elsewhere', address: owner.address };
    return this.#resume(code);
  }

  async #resume(code: string): Promise<Found> {
    const kept = await this.#options.store.load(code);
    // A table without entries was never told to anyone: its server died while it was opened.
    if (kept === null || kept.seq === 0) return { at: 'nowhere' };
    const entries = await entriesToResume(this.#options.store, code, kept);
    const table = OnlineTable.resume(code, entries, this.#surroundings(code, kept.seq));
    this.#hold(code, table);
    // A table that was released is not in the lobby.
    this.#tellLobby(code);
    this.#options.metrics.resumed.inc();
    return { at: 'here', table };
  }

  #hold(code: string, table: OnlineTable): void {
    if (this.#isStopping) table.stop('moving');
    else this.#held.set(code, { table, idleSince: null });
  }

  #surroundings(code: string, lastEntry: number): OnlineSurroundings {
    const keeper = new Keeper(this.#keeperHost, code, lastEntry);
    return {
      ...this.#options.surroundings,
      append: (entries) => keeper.append(entries),
      fault: (fault) => this.#tellFault(code, fault),
      onChange: () => this.#tellLobby(code),
    };
  }

  #tellFault(code: string, fault: Fault): void {
    const { log, metrics } = this.#options;
    metrics.faults.inc({ code: fault.code });
    const error = 'error' in fault ? { err: fault.error } : {};
    log.warn(
      { table: this.#options.names.of(code), fault: fault.code, ...error },
      'something went wrong at a table',
    );
  }

  /** Another server continues the table: whoever is at it here is sent there. */
  #lose(code: string): void {
    const held = this.#held.get(code);
    this.#held.delete(code);
    // Not within the table's own step, which is about to learn that it was not kept.
    setImmediate(() => held?.table.stop('moving'));
    this.#options.log.warn({ table: this.#options.names.of(code) }, 'a table is continued elsewhere');
  }

  #letGo(code: string, { table }: Held): void {
    this.#held.delete(code);
    table.stop('moving');
    const left = this.#options.store.release(code).finally(() => this.#leaving.delete(code));
    this.#leaving.set(code, left);
  }

  async #findOrTell(code: string): Promise<void> {
    try {
      await this.find(code);
    } catch (error) {
      this.#options.log.error(
        { table: this.#options.names.of(code), err: error },
        'a table could not be resumed',
      );
    }
  }

  #tellLobby(code: string): void {
    const table = this.#held.get(code)?.table;
    if (table === undefined) return;
    const lobby = table.lobby();
    const { open } = table.summary().settings;
    const meta = { open, phase: table.phase, lobby: JSON.stringify(lobby), present: 1 };
    this.#options.store.setMeta(code, meta).catch((error: unknown) => {
      this.#options.log.warn(
        { table: this.#options.names.of(code), err: error },
        'the lobby could not be told',
      );
    });
  }
}
