import { type Entry, lobbyTableOf, type ReportEntry, type Room } from '@nain-jaune/table';
import { makeCode } from '../security/tokens.ts';
import { StoreConflict } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { EntryKind, NewEntry, TableMeta } from '../store/types.ts';
import { hasPlayNowSettings, type StoredLobbyTable } from './lobby.ts';

const shortestInterval = 1000;
const codesTried = 20;

/** Reports are stored separately. */
export type TableEntry = Exclude<Entry, ReportEntry>;

const kinds: Readonly<Record<TableEntry['type'], EntryKind>> = {
  room: 'room',
  talk: 'talk',
  over: 'over',
  game: 'game',
  deal: 'game',
  move: 'game',
};

/** Encodes an entry. Records are stored separately, because they outlive the entries. */
export function newEntry(entry: TableEntry): NewEntry {
  const kind = kinds[entry.type];
  if (entry.type !== 'over') return { kind, body: JSON.stringify(entry) };
  const { game, record, tokenHashes } = entry;
  return {
    kind,
    body: JSON.stringify({ ...entry, record: null }),
    record: { game, people: JSON.stringify(tokenHashes), body: JSON.stringify(record) },
  };
}

/** Everything that the metadata derive from. They are not computed again while it is the same. */
function sourcesOf({ saved, live }: Room): readonly object[] {
  return [saved, live.sessions, live.addresses, live.absent, live.reserved];
}

/** `now`: of the clock of the room. */
export function metaOf(room: Room, now: number): TableMeta {
  const { saved, live } = room;
  const shown = lobbyTableOf(room);
  const lobby: StoredLobbyTable = {
    ...shown,
    playNow: shown.playNow && hasPlayNowSettings(saved.settings),
    since: live.waitingSince === null ? null : secondOf(Date.now() - (now - live.waitingSince)),
    attended: isAttended(room),
  };
  const connected = new Set([...live.sessions.values()].flatMap(({ member }) => member ?? []));
  const addresses = [...connected].flatMap((member) => live.addresses.get(member) ?? []);
  return {
    open: saved.settings.open,
    phase: saved.phase,
    lobby: JSON.stringify(lobby),
    present: connected.size,
    board: saved.members.some(({ board }) => board),
    address: live.addresses.get(saved.host ?? 0) ?? addresses[0] ?? '',
    company: new Set(addresses).size > 1,
  };
}

/** Whether a member is there or about to connect. */
export function isAttended({ live: { reserved, sessions } }: Room): boolean {
  return reserved.size > 0 || [...sessions.values()].some(({ member }) => member !== null);
}

/** In whole seconds it is the same however late it is computed. */
function secondOf(time: number): number {
  return 1000 * Math.round(time / 1000);
}

export async function createTable(store: Store, open: boolean): Promise<string> {
  for (let tried = 0; tried < codesTried; tried += 1) {
    const code = makeCode();
    const meta = { open, phase: 'gathering', lobby: '{}', present: 0 } as const;
    if (await store.create(code, meta)) return code;
  }
  throw new Error('no free table code was found');
}

export interface TableWriterOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Called when entries are durable, with the duration in milliseconds. */
  readonly onStored: (milliseconds: number) => void;
  /** Called when another node owns the table, or the store has entries that are unknown here. */
  readonly onConflict: (code: string) => void;
  /** Called when metadata could not be written. */
  readonly onError: (code: string, error: unknown) => void;
}

/** Writes the entries of a table and its metadata for the lobby. */
export class TableWriter {
  readonly #options: TableWriterOptions;
  readonly #code: string;
  #last: number;
  #written = '';
  #room: Room | null = null;
  #writtenFrom: readonly object[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isWriting = false;
  #isStopped = false;

  /** `last` is the number of the last stored entry, 0 for a new table. */
  constructor(options: TableWriterOptions, code: string, last: number) {
    this.#options = options;
    this.#code = code;
    this.#last = last;
  }

  /** Resolves when the entries are durable. */
  async append(entries: readonly Entry[]): Promise<void> {
    const { store, now, onStored } = this.#options;
    const began = now();
    const added = entries.filter((entry) => entry.type !== 'report').map(newEntry);
    try {
      if (added.length > 0) await store.append(this.#code, this.#last + 1, added);
      this.#last += added.length;
    } catch (error) {
      if (error instanceof StoreConflict) this.#options.onConflict(this.#code);
      throw error;
    }
    for (const entry of entries)
      if (entry.type === 'report')
        await store.addReport(this.#code, JSON.stringify(entry), entry.reporter.address ?? '');
    onStored(now() - began);
  }

  /** Writes the metadata now or when the interval is over. */
  update(room: Room): void {
    if (this.#isStopped) return;
    const isWritten = sourcesOf(room).every((source, place) => source === this.#writtenFrom[place]);
    this.#room = isWritten ? null : room;
    if (!isWritten && this.#timer === null && !this.#isWriting) void this.#write();
  }

  /** Writes no more metadata. */
  stop(): void {
    this.#isStopped = true;
    this.#room = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    const room = this.#room;
    this.#room = null;
    if (room === null) return;
    this.#isWriting = true;
    try {
      await this.#writeIfChanged(metaOf(room, this.#options.now()));
      this.#writtenFrom = sourcesOf(room);
    } catch (error) {
      this.#options.onError(this.#code, error);
    }
    this.#isWriting = false;
    this.#timer = setTimeout(() => this.#again(), shortestInterval);
    this.#timer.unref();
  }

  async #writeIfChanged(meta: TableMeta): Promise<void> {
    const text = JSON.stringify(meta);
    if (text === this.#written) return;
    await this.#options.store.setMeta(this.#code, meta);
    this.#written = text;
  }

  #again(): void {
    this.#timer = null;
    if (this.#room !== null) void this.#write();
  }
}
