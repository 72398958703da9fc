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
import type { Store } from '../store/store.ts';
import type { UntouchedTime } from '../store/types.ts';
import { type HeldRoom, HeldRooms } from './heldRooms.ts';
import { createTable, LobbyMeta, metaOf } from './lobbyMeta.ts';
import { RoomLog, type RoomLogOptions } from './roomLog.ts';
import { DamagedTable, runStored } from './storedEntries.ts';
import { TableReleases } from './tableReleases.ts';

/** How long an idle room stays in memory, in milliseconds. */
const idleMs = 60_000;
/** Concurrent loads. Bounds the memory when all clients return after a restart. */
const loadsAtOnce = 20;
const closedPerSweep = 50;

/**
 * The location of a table.
 * - `damaged`: its entries are not those of a valid room.
 * - `stopping`: this node stops.
 */
export type TableLocation =
  | { readonly at: 'here'; readonly driver: RoomDriver }
  | { readonly at: 'node'; readonly address: string }
  | { readonly at: 'nowhere' }
  | { readonly at: 'damaged' }
  | { readonly at: 'stopping' };

export interface DirectoryOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly names: TableNames;
  readonly driver: Omit<DriverOptions, 'append' | 'onFault' | 'onChange'>;
  readonly pace: Pace;
  readonly maxRooms: number;
  readonly now: () => number;
}

/**
 * The rooms of this node. Only the node that owns a table has its room in memory. Rooms are loaded when a client needs them,
 * and released after some time without connections.
 */
export class TableDirectory {
  readonly #options: DirectoryOptions;
  readonly #held: HeldRooms;
  readonly #loading = new Map<string, Promise<TableLocation>>();
  readonly #releases: TableReleases;
  readonly #limitLoads = pLimit(loadsAtOnce);
  readonly #logOptions: RoomLogOptions;
  #isStopping = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    const { store, metrics, maxRooms, now } = options;
    this.#held = new HeldRooms(maxRooms);
    this.#releases = new TableReleases(store, (code, error) =>
      this.#warn(code, 'a table could not be released', { err: error }),
    );
    this.#logOptions = {
      store,
      now,
      onStored: (milliseconds) => metrics.stored.observe(milliseconds / 1000),
      onConflict: (code) => this.#lose(code),
    };
  }

  get size(): number {
    return this.#held.size;
  }

  /** Whether a table may be opened. Rooms without clients give way to it. */
  get hasRoom(): boolean {
    return !this.#isStopping && this.#held.hasRoom;
  }

  /** The rooms in memory, which contain secrets. */
  get rooms(): Room[] {
    return this.#held.rooms;
  }

  /** Opens a table with a new code. The host is member 1. */
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

  /** Releases idle rooms, retries failed writes of metadata, and closes tables that have not changed for a time. */
  async sweep(untouched: UntouchedTime): Promise<void> {
    await this.#releaseIdle();
    for (const code of await this.#options.store.abandoned(untouched, closedPerSweep)) {
      if (this.#isStopping) return;
      const found = await this.find(code);
      if (found.at === 'here') await found.driver.submit({ type: 'close', onlyIfDeserted: true });
    }
  }

  /** Ends all rooms of this node. Clients connect again to the node that claims their table next. */
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
      const isOver = held.driver.room.saved.phase === 'closed';
      if (held.idleSince !== null && (isOver || now - held.idleSince >= idleMs)) this.#drop(code, held);
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
    const { store, pace, metrics } = this.#options;
    const stored = await store.load(code);
    if (stored === null) return { at: 'nowhere' };
    if (stored.seq === 0) {
      await this.#closeForGood(code);
      return { at: 'nowhere' };
    }
    try {
      const driver = await runStored(store, code, stored, pace, this.#driverOptions(code, stored.seq));
      this.#hold(code, driver);
      // A node that died may have left members in the lobby.
      this.#held.get(code)?.meta.update(driver.room);
      metrics.resumed.inc();
      return { at: 'here', driver };
    } catch (error) {
      // Other errors are of the store. The table can be loaded later.
      if (error instanceof DamagedTable) return this.#setAside(code, error.cause);
      throw error;
    }
  }

  /** Closes a damaged table, which removes it from lobby and clean-up. Its entries are not deleted. */
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
    const meta = new LobbyMeta(this.#options.store, code, (error) =>
      this.#warn(code, 'the lobby could not be updated', { err: error }),
    );
    for (let idle = this.#held.givingWay(); idle !== undefined; idle = this.#held.givingWay())
      this.#drop(...idle);
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
    this.#options.metrics.faults.inc({ code: fault.code });
    const error = 'error' in fault ? { err: fault.error } : {};
    this.#warn(code, 'a fault at a table', { fault: fault.code, ...error });
  }

  #warn(code: string, message: string, fields: object = {}): void {
    const { log, names } = this.#options;
    log.warn({ table: names.of(code), ...fields }, message);
  }

  /** Drops a room whose stored entries differ or whose table has another owner. Clients connect again to the new room. */
  #lose(code: string): void {
    const held = this.#held.get(code);
    if (held === undefined) return;
    this.#held.delete(code);
    this.#releases.add(code);
    held.meta.stop();
    void held.driver.stop();
    this.#warn(code, 'a room was dropped: its table has other entries or another owner');
  }

  #drop(code: string, { driver, meta }: HeldRoom): void {
    this.#held.delete(code);
    meta.stop();
    this.#releases.start(code, async () => {
      await driver.stop();
      await this.#options.store.setMeta(code, metaOf(driver.room));
    });
  }
}
