import type { RoomSettings } from '@nain-jaune/protocol';
import {
  type DriverOptions,
  type Fault,
  loadRoom,
  type NewMember,
  openRoom,
  type Pace,
  type Room,
  RoomDriver,
} from '@nain-jaune/table';
import pLimit from 'p-limit';
import type { Log, TableNames } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import { makeCode } from '../security/tokens.ts';
import type { Store, StoredTable } from '../store/index.ts';
import { LobbyMeta, metaOf } from './lobbyMeta.ts';
import { RoomLog, type RoomLogOptions } from './roomLog.ts';
import { DamagedTable, entriesOf, madeFromStored } from './storedEntries.ts';

/** How long a room without connections stays in memory, in milliseconds. */
const idleMs = 60_000;
const codesTried = 20;
/** Rooms that are loaded at the same time: bounds the memory of a start at which everybody comes back. */
const loadsAtOnce = 20;
/** Abandoned tables that are closed in one sweep. */
const closedPerSweep = 50;

/** What a directory is made from. */
export interface DirectoryOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly names: TableNames;
  /** What all rooms share. */
  readonly driver: Omit<DriverOptions, 'append' | 'onFault' | 'onChange'>;
  readonly pace: Pace;
  /** Most rooms in memory. */
  readonly maxRooms: number;
  readonly now: () => number;
}

/**
 * Where a table is: in the memory of this node, at another node, or nowhere. `damaged`: its entries do not make a room.
 * `stopping`: this node stops.
 */
export type TableLocation =
  | { readonly at: 'here'; readonly driver: RoomDriver }
  | { readonly at: 'node'; readonly address: string }
  | { readonly at: 'nowhere' }
  | { readonly at: 'damaged' }
  | { readonly at: 'stopping' };

/** A room in memory. */
interface HeldRoom {
  readonly driver: RoomDriver;
  readonly meta: LobbyMeta;
  idleSince: number | null;
}

/**
 * The rooms of this node. A room is in the memory of one node, which owns its table in the store. It is loaded when somebody
 * comes, and released when nobody has been there for a while.
 */
export class TableDirectory {
  readonly #options: DirectoryOptions;
  readonly #held = new Map<string, HeldRoom>();
  readonly #loading = new Map<string, Promise<TableLocation>>();
  readonly #releasing = new Map<string, Promise<void>>();
  readonly #limitLoads = pLimit(loadsAtOnce);
  readonly #logOptions: RoomLogOptions;
  #isStopping = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    const { store, metrics, now } = options;
    this.#logOptions = {
      store,
      now,
      onStored: (milliseconds) => metrics.kept.observe(milliseconds / 1000),
      onConflict: (code) => this.#lose(code),
    };
  }

  /** How many rooms are in memory. */
  get size(): number {
    return this.#held.size;
  }

  /** Whether one more table may be opened. */
  get hasRoom(): boolean {
    return !this.#isStopping && this.#held.size < this.#options.maxRooms;
  }

  /** The rooms in memory. They hold secrets. */
  get rooms(): Room[] {
    return [...this.#held.values()].map(({ driver }) => driver.room);
  }

  /** Opens a table under a new code. Its host is member 1. */
  async open(host: NewMember, settings: RoomSettings, autoStart: boolean): Promise<RoomDriver> {
    const { driver, pace, metrics } = this.#options;
    const code = await this.#newCode(settings.open);
    const opening = { code, host, settings, autoStart, config: driver.config, pace };
    const room = openRoom(opening, driver.clock.now());
    const opened = await RoomDriver.open(room, this.#driverOptions(code, 0));
    this.#hold(code, opened);
    metrics.opened.inc();
    return opened;
  }

  /** Finds a table, and loads its room if no other node has it. */
  find(code: string): Promise<TableLocation> {
    const held = this.#held.get(code);
    if (held !== undefined) return Promise.resolve({ at: 'here', driver: held.driver });
    if (this.#isStopping) return Promise.resolve({ at: 'stopping' });
    const loading =
      this.#loading.get(code) ??
      this.#limitLoads(() => this.#claim(code)).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  /** Releases rooms at which nobody has been for a while, and closes tables that everybody has left for long. */
  async sweep(abandonedMs: number): Promise<void> {
    await this.#releaseIdle();
    for (const code of await this.#options.store.abandoned(abandonedMs, closedPerSweep)) {
      if (this.#isStopping) return;
      const found = await this.find(code);
      if (found.at === 'here') await found.driver.submit({ type: 'close', onlyIfDeserted: true });
    }
  }

  /** Ends all rooms here: clients connect again, to the node that claims the table next. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const { meta } of held) meta.stop();
    await Promise.all(held.map(({ driver }) => driver.stop()));
  }

  async #releaseIdle(): Promise<void> {
    const now = this.#options.now();
    for (const [code, held] of this.#held) {
      held.idleSince = held.driver.isIdle ? (held.idleSince ?? now) : null;
      if (held.idleSince !== null && now - held.idleSince >= idleMs) this.#release(code, held);
    }
    await Promise.all(this.#releasing.values());
  }

  async #newCode(open: boolean): Promise<string> {
    for (let tried = 0; tried < codesTried; tried += 1) {
      const code = makeCode();
      const meta = { open, phase: 'gathering', lobby: '{}', present: 0 } as const;
      if (await this.#options.store.create(code, meta)) return code;
    }
    throw new Error('no free table code was found');
  }

  async #claim(code: string): Promise<TableLocation> {
    await this.#releasing.get(code);
    const owner = await this.#options.store.claim(code);
    if (owner === null) return { at: 'nowhere' };
    return owner === 'owned' ? this.#load(code) : { at: 'node', address: owner.address };
  }

  async #load(code: string): Promise<TableLocation> {
    const stored = await this.#options.store.load(code);
    if (stored === null) return { at: 'nowhere' };
    if (stored.seq === 0) return this.#giveUpEmpty(code);
    try {
      return this.#resume(code, await this.#run(code, stored));
    } catch (error) {
      // Any other error is one of the store: the table can be loaded later.
      if (error instanceof DamagedTable) return this.#setAside(code, error.cause);
      throw error;
    }
  }

  /** Runs a room from its entries. Rejects with `DamagedTable` if they cannot be run. */
  async #run(code: string, stored: StoredTable): Promise<RoomDriver> {
    const { store, driver, pace } = this.#options;
    const entries = await entriesOf(store, code, stored);
    return madeFromStored(() => {
      const room = loadRoom(code, entries, driver.clock.now(), pace);
      return new RoomDriver(room, this.#driverOptions(code, stored.seq));
    });
  }

  #resume(code: string, driver: RoomDriver): TableLocation {
    this.#hold(code, driver);
    // The node that had the room may have died and left people in the lobby.
    this.#held.get(code)?.meta.update(driver.room);
    this.#options.metrics.resumed.inc();
    return { at: 'here', driver };
  }

  /** The entries of the table have expired, or it was never announced because its node died while opening it. */
  async #giveUpEmpty(code: string): Promise<TableLocation> {
    await this.#closeForGood(code);
    return { at: 'nowhere' };
  }

  /** A table whose entries do not make a room is taken out of lobby and clean-up. Its entries stay for the operator. */
  async #setAside(code: string, error: unknown): Promise<TableLocation> {
    const { log, names } = this.#options;
    log.error({ table: names.of(code), err: error }, 'a table cannot be loaded and was set aside');
    await this.#closeForGood(code);
    return { at: 'damaged' };
  }

  async #closeForGood(code: string): Promise<void> {
    const { store } = this.#options;
    await store.setMeta(code, { open: false, phase: 'closed', lobby: '{}', present: 0 });
    await store.release(code);
  }

  #hold(code: string, driver: RoomDriver): void {
    if (this.#isStopping) {
      void driver.stop();
      return;
    }
    const { store, log, names } = this.#options;
    const meta = new LobbyMeta(store, code, (error) =>
      log.warn({ table: names.of(code), err: error }, 'the lobby could not be updated'),
    );
    this.#held.set(code, { driver, meta, idleSince: null });
  }

  #driverOptions(code: string, lastEntry: number): DriverOptions {
    const entries = new RoomLog(this.#logOptions, code, lastEntry);
    return {
      ...this.#options.driver,
      append: (added) => entries.append(added),
      onFault: (fault) => this.#logFault(code, fault),
      onChange: (room) => this.#held.get(code)?.meta.update(room),
    };
  }

  #logFault(code: string, fault: Fault): void {
    const { log, metrics, names } = this.#options;
    metrics.faults.inc({ code: fault.code });
    const error = 'error' in fault ? { err: fault.error } : {};
    log.warn({ table: names.of(code), fault: fault.code, ...error }, 'a fault at a table');
  }

  /** Another node continues the table: clients here are sent there. */
  #lose(code: string): void {
    const held = this.#held.get(code);
    if (held === undefined) return;
    this.#held.delete(code);
    held.meta.stop();
    void held.driver.stop();
    const { log, names } = this.#options;
    log.warn({ table: names.of(code) }, 'a table is continued by another node');
  }

  #release(code: string, { driver, meta }: HeldRoom): void {
    this.#held.delete(code);
    meta.stop();
    const released = driver
      .stop()
      .then(() => this.#options.store.setMeta(code, metaOf(driver.room)))
      .then(() => this.#options.store.release(code))
      .finally(() => this.#releasing.delete(code));
    this.#releasing.set(code, released);
  }
}
