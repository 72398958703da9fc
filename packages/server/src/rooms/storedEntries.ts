import type { GameRecord, RecordPlayer } from '@nain-jaune/engine';
import type { Entry, OverEntry, ReportEntry } from '@nain-jaune/table';
import type { EntryKind, NewEntry, RecordPeople, Redaction, Store, StoredTable } from '../store/index.ts';
import { upgradeEntries } from './v1Entries.ts';

/** An entry of a room that is stored with its table. */
export type TableEntry = Exclude<Entry, ReportEntry>;

const kinds: Readonly<Record<TableEntry['type'], EntryKind>> = {
  room: 'room',
  talk: 'talk',
  over: 'over',
  game: 'game',
  deal: 'game',
  move: 'game',
};

/** An entry as it is stored. The record of a game is stored apart, so that it is found without the entries. */
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

/**
 * The entries of a stored table, those of version 1 included. Between two games the record of the last one is put back, for
 * clients that have not seen its end. Throws an `Error` if an entry is not JSON.
 */
export async function entriesOf(store: Store, code: string, stored: StoredTable): Promise<Entry[]> {
  const entries = upgradeEntries(stored.entries.map(({ body }) => JSON.parse(body)));
  const place = entries.findLastIndex(({ type }) => type === 'over');
  const over = entries[place];
  if (over?.type !== 'over' || phaseIn(entries) !== 'between') return entries;
  return entries.with(place, await withRecord(store, code, over));
}

function phaseIn(entries: readonly Entry[]): string | undefined {
  return entries.findLast((entry) => entry.type === 'room')?.room.phase;
}

async function withRecord(store: Store, code: string, over: OverEntry): Promise<OverEntry> {
  const record = await store.record(code, over.game);
  return { ...over, record: record === null ? null : (JSON.parse(record) as OverEntry['record']) };
}

/** Whether the person with this token played in one of these records. Records of version 1 do not say who played. */
export function isInRecords(records: readonly RecordPeople[], tokenHash: string): boolean {
  return records.some(({ people }) => hashesIn(people)?.includes(tokenHash));
}

function hashesIn(people: string | null): readonly (string | null)[] | null {
  return people === null ? null : JSON.parse(people);
}

/** A person who deletes their name: by token, by member id if they are known at the table, and by their last name there. */
export interface ErasedPerson {
  readonly tokenHash: string;
  readonly member: number | null;
  readonly name: string | null;
}

/** Removes the name of a person from the steps of the game in progress and from the records of a table. */
export class Erasure implements Redaction {
  readonly #person: ErasedPerson;
  #isFound = false;

  constructor(person: ErasedPerson) {
    this.#person = person;
  }

  /** Whether the person was found in a record. */
  get isFound(): boolean {
    return this.#isFound;
  }

  entry(kind: EntryKind, body: string): string {
    const { member } = this.#person;
    if (kind !== 'game' || member === null) return body;
    const entry = JSON.parse(body) as { readonly type: string; readonly seats?: readonly StoredSeat[] };
    if (entry.seats === undefined) return body;
    const seats = entry.seats.map((seat) => blankIf((seat.member ?? seat.person) === member, seat));
    return JSON.stringify({ ...entry, seats });
  }

  record(_game: number, people: string | null, body: string): string {
    const record = JSON.parse(body) as GameRecord;
    const players = record.players.map((player, seat) => blankIf(this.#played(player, seat, people), player));
    return JSON.stringify({ ...record, players });
  }

  /** Records of version 1 do not say who played. There the name alone tells. */
  #played({ name, bot }: RecordPlayer, seat: number, people: string | null): boolean {
    const { tokenHash, name: ownName } = this.#person;
    const hashes = hashesIn(people);
    if (hashes === null) return bot === undefined && name === ownName;
    const played = hashes[seat] === tokenHash;
    this.#isFound ||= played;
    return played;
  }
}

interface StoredSeat {
  readonly name: string;
  readonly member?: number | null;
  /** The key of version 1. */
  readonly person?: number | null;
}

function blankIf<Named extends { readonly name: string }>(isErased: boolean, one: Named): Named {
  return isErased ? { ...one, name: '' } : one;
}
