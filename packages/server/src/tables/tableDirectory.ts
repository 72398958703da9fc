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
import { DamagedTable, runStored } from './storedEntries.ts';
import type { HeldTable, TableLocation, TableState } from './tableState.ts';
import { createTable, metaOf, TableWriter, type TableWriterOptions } from './tableWriter.ts';

/** How long an idle room stays in memory, in milliseconds. */
const idleMs = 60_000;
/** Concurrent loads. Bounds the memory when all clients return after a restart. */
const loadsAtOnce = 20;
const closedPerSweep = 50;

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
  /** By code, in the order in which they were needed. */
  readonly #tables = new Map<string, TableState>();
  readonly #limitLoads = pLimit(loadsAtOnce);
  readonly #writerOptions: TableWriterOptions;
  #isStopping = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    const { store, metrics, now } = options;
    this.#writerOptions = {
      store,
      now,
      onStored: (milliseconds) => metrics.stored.observe(milliseconds / 1000),
      onConflict: (code) => this.#lose(code),
      onError: (code, error) => this.#warn(code, 'the lobby could not be updated', { err: error }),
    };
  }

  /** The number of rooms in memory. */
  get size(): number {
    return this.#held().length;
  }

  /** Whether a table may be opened. Rooms without clients give way to it. */
  get hasRoom(): boolean {
    return !this.#isStopping && (this.#tables.size < this.#options.maxRooms || this.#mayHoldAnother());
  }

  /** The rooms in memory, which contain secrets. */
  get rooms(): Room[] {
    return this.#held().map(([, { driver }]) => driver.room);
  }

  /** Opens a table with a new code. The host is member 1. */
  async open(host: NewMember, settings: RoomSettings, autoStart: boolean): Promise<RoomDriver> {
    const { store, driver, pace, metrics } = this.#options;
    const code = await createTable(store, settings.open);
    const opening = { code, host, settings, autoStart, config: driver.config, pace };
    const room = openRoom(opening, driver.clock.now());
    const writer = new TableWriter(this.#writerOptions, code, 0);
    const opened = await RoomDriver.open(room, this.#driverOptions(code, writer)).catch((error: unknown) => {
      this.#tables.set(code, { at: 'owned' });
      throw error;
    });
    this.#hold(code, opened, writer);
    // Other nodes find a table for strangers before its host has connected.
    if (autoStart) await store.setMeta(code, metaOf(opened.room, this.#options.now()));
    metrics.opened.inc();
    return opened;
  }

  find(code: string): Promise<TableLocation> {
    const table = this.#tables.get(code);
    if (table?.at === 'here') return Promise.resolve(table);
    if (this.#isStopping) return Promise.resolve({ at: 'stopping' });
    if (table?.at === 'loading') return table.found;
    const released = table?.at === 'releasing' ? table.released : null;
    const found = this.#limitLoads(() => this.#claim(code, released));
    this.#tables.set(code, { at: 'loading', found });
    return found;
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
    const held = this.#held();
    for (const [code, { writer }] of held) {
      this.#tables.delete(code);
      writer.stop();
    }
    await Promise.all(held.map(([, { driver }]) => driver.stop()));
  }

  async #releaseIdle(): Promise<void> {
    const now = this.#options.now();
    for (const [code, held] of this.#held()) {
      held.writer.update(held.driver.room);
      held.idleSince = held.driver.isIdle ? (held.idleSince ?? now) : null;
      const isOver = held.driver.room.saved.phase === 'closed';
      if (held.idleSince !== null && (isOver || now - held.idleSince >= idleMs)) this.#drop(code, held);
    }
    for (const [code, { at }] of [...this.#tables]) if (at === 'owned') this.#release(code);
    await Promise.all(
      [...this.#tables.values()].map((table) => (table.at === 'releasing' ? table.released : null)),
    );
  }

  /** Claims a table and loads its room. Meanwhile, and after an error of the store, this node may own it. */
  async #claim(code: string, released: Promise<void> | null): Promise<TableLocation> {
    await released;
    try {
      const owner = await this.#options.store.claim(code);
      if (owner === 'owned') return await this.#load(code);
      this.#tables.delete(code);
      return owner === null ? { at: 'nowhere' } : { at: 'node', address: owner.address };
    } finally {
      if (this.#tables.get(code)?.at === 'loading') this.#tables.set(code, { at: 'owned' });
    }
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
      const writer = new TableWriter(this.#writerOptions, code, stored.seq);
      const driver = await runStored(store, code, stored, pace, this.#driverOptions(code, writer));
      this.#hold(code, driver, writer);
      // A node that died may have left members in the lobby.
      writer.update(driver.room);
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
    await this.#options.store.release(code);
    this.#tables.delete(code);
  }

  #hold(code: string, driver: RoomDriver, writer: TableWriter): void {
    if (this.#isStopping) {
      writer.stop();
      void driver.stop();
      return;
    }
    this.#makeRoom();
    this.#tables.set(code, { at: 'here', driver, writer, idleSince: null });
  }

  #held(): (readonly [string, HeldTable])[] {
    return [...this.#tables].flatMap(([code, table]) =>
      table.at === 'here' ? [[code, table] as const] : [],
    );
  }

  /** Whether another room fits, if those without clients give way. */
  #mayHoldAnother(): boolean {
    const held = this.#held();
    return held.length < this.#options.maxRooms || held.some(([, { driver }]) => driver.isIdle);
  }

  /** Drops rooms without clients until another fits. */
  #makeRoom(): void {
    const { maxRooms } = this.#options;
    if (this.#tables.size < maxRooms) return;
    const held = this.#held();
    const idle = held.filter(([, { driver }]) => driver.isIdle);
    for (const [code, table] of idle.slice(0, Math.max(0, held.length + 1 - maxRooms)))
      this.#drop(code, table);
  }

  #driverOptions(code: string, writer: TableWriter): DriverOptions {
    return {
      ...this.#options.driver,
      append: (entries) => writer.append(entries),
      onFault: (fault) => this.#logFault(code, fault),
      onChange: (room) => writer.update(room),
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
    const table = this.#tables.get(code);
    if (table?.at !== 'here') return;
    this.#tables.set(code, { at: 'owned' });
    table.writer.stop();
    void table.driver.stop();
    this.#warn(code, 'a room was dropped: its table has other entries or another owner');
  }

  #drop(code: string, { driver, writer }: HeldTable): void {
    writer.stop();
    this.#release(code, async () => {
      await driver.stop();
      await this.#options.store.setMeta(code, metaOf(driver.room, this.#options.now()));
    });
  }

  /** Releases a table in the background, after `prepare`. If that fails, the next sweep tries again. */
  #release(code: string, prepare: () => Promise<void> = async () => {}): void {
    const released = prepare()
      .then(() => this.#options.store.release(code))
      .then(
        () => null,
        (error: unknown) => {
          this.#warn(code, 'a table could not be released', { err: error });
          return { at: 'owned' } as const;
        },
      )
      .then((next) => {
        // A client may need the table again by now.
        if (this.#tables.get(code) !== state) return;
        if (next === null) this.#tables.delete(code);
        else this.#tables.set(code, next);
      });
    const state: TableState = { at: 'releasing', released };
    this.#tables.set(code, state);
  }
}
