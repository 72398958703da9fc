import type { RoomSettings } from '@nain-jaune/protocol';
import {
  type DriverOptions,
  type Fault,
  type NewMember,
  openRoom,
  type Pace,
  type Room,
  RoomDriver,
} from '@nain-jaune/table';
import pLimit from 'p-limit';
import type { Log, TableNames } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/index.ts';
import { createTable } from './createTable.ts';
import { LobbyMeta, metaOf } from './lobbyMeta.ts';
import { RoomLog, type RoomLogOptions } from './roomLog.ts';
import { DamagedTable, runStored } from './storedEntries.ts';
import type { TableLocation } from './tableLocation.ts';
import { TableReleases } from './tableReleases.ts';

/** How long a room without connections stays in memory, in milliseconds. */
const idleMs = 60_000;
/** Rooms that are loaded at the same time: bounds the memory when all clients come back after a start. */
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

/** A room in memory. */
interface HeldRoom {
  readonly driver: RoomDriver;
  readonly meta: LobbyMeta;
  idleSince: number | null;
}

/**
 * The rooms of this node. A room is in the memory of one node, which owns its table in the store. It is loaded when a client
 * comes, and released when no client has been connected for a while.
 */
export class TableDirectory {
  readonly #options: DirectoryOptions;
  readonly #held = new Map<string, HeldRoom>();
  readonly #loading = new Map<string, Promise<TableLocation>>();
  readonly #releases: TableReleases;
  readonly #limitLoads = pLimit(loadsAtOnce);
  readonly #logOptions: RoomLogOptions;
  #isStopping = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    const { store, metrics, log, names, now } = options;
    this.#releases = new TableReleases(store, (code, error) =>
      log.warn({ table: names.of(code), err: error }, 'a table could not be released'),
    );
    this.#logOptions = {
      store,
      now,
      onStored: (milliseconds) => metrics.stored.observe(milliseconds / 1000),
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
    const { store, driver, pace, metrics } = this.#options;
    const code = await createTable(store, settings.open);
    const opening = { code, host, settings, autoStart, config: driver.config, pace };
    const room = openRoom(opening, driver.clock.now());
    const opened = await RoomDriver.open(room, this.#driverOptions(code, 0)).catch((error: unknown) => {
      this.#releases.add(code);
      throw error;
    });
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

  /** Releases idle rooms, writes metadata again that was not stored, and closes tables unchanged for `abandonedMs`. */
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
      held.meta.update(held.driver.room);
      held.idleSince = held.driver.isIdle ? (held.idleSince ?? now) : null;
      if (held.idleSince !== null && now - held.idleSince >= idleMs) this.#drop(code, held);
    }
    this.#releases.retry((code) => this.#loading.has(code));
    await this.#releases.settled();
  }

  async #claim(code: string): Promise<TableLocation> {
    await this.#releases.settled(code);
    this.#releases.add(code);
    const owner = await this.#options.store.claim(code);
    if (owner === 'owned') return this.#load(code);
    this.#releases.remove(code);
    return owner === null ? { at: 'nowhere' } : { at: 'node', address: owner.address };
  }

  async #load(code: string): Promise<TableLocation> {
    const { store, pace } = this.#options;
    const stored = await store.load(code);
    if (stored === null) return { at: 'nowhere' };
    if (stored.seq === 0) {
      // Its entries have expired, or it was never announced because its node died while opening it.
      await this.#closeForGood(code);
      return { at: 'nowhere' };
    }
    try {
      const driver = await runStored(store, code, stored, pace, this.#driverOptions(code, stored.seq));
      return this.#resume(code, driver);
    } catch (error) {
      // Any other error is one of the store: the table can be loaded later.
      if (error instanceof DamagedTable) return this.#setAside(code, error.cause);
      throw error;
    }
  }

  #resume(code: string, driver: RoomDriver): TableLocation {
    this.#hold(code, driver);
    // The node that had the room may have died and left people in the lobby.
    this.#held.get(code)?.meta.update(driver.room);
    this.#options.metrics.resumed.inc();
    return { at: 'here', driver };
  }

  /** A table whose entries do not make a room is taken out of lobby and clean-up. Its entries stay for the operator. */
  async #setAside(code: string, error: unknown): Promise<TableLocation> {
    const { log, names } = this.#options;
    log.error({ table: names.of(code), err: error }, 'a table cannot be loaded and was set aside');
    await this.#closeForGood(code);
    return { at: 'damaged' };
  }

  async #closeForGood(code: string): Promise<void> {
    await this.#options.store.setMeta(code, { open: false, phase: 'closed', lobby: '{}', present: 0 });
    await this.#releases.releaseNow(code);
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
    this.#releases.remove(code);
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

  /** The room is not as stored, or another node owns its table. Clients connect again, to the room that is loaded then. */
  #lose(code: string): void {
    const held = this.#held.get(code);
    if (held === undefined) return;
    this.#held.delete(code);
    this.#releases.add(code);
    held.meta.stop();
    void held.driver.stop();
    const { log, names } = this.#options;
    log.warn({ table: names.of(code) }, 'a room was dropped: its table has other entries or another owner');
  }

  /** Stops a room and releases its table. */
  #drop(code: string, { driver, meta }: HeldRoom): void {
    this.#held.delete(code);
    meta.stop();
    this.#releases.start(code, async () => {
      await driver.stop();
      await this.#options.store.setMeta(code, metaOf(driver.room));
    });
  }
}
