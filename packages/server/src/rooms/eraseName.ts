import { isDeepStrictEqual } from 'node:util';
import { failure, type GameRecord, type Outcome, type RecordPlayer, success } from '@nain-jaune/engine';
import type { ReportEntry, Room, RoomDriver, SubmitError } from '@nain-jaune/table';
import type { Store } from '../store/store.ts';
import type { EntryKind, RecordPeople, Redaction } from '../store/types.ts';
import type { V1Person } from './v1Entries.ts';

/**
 * Deletes the name, portrait and texts of the person with this token from a room, its stored entries, its records, and reports
 * about others. Has no effect if the token is unknown.
 */
export async function eraseAt(
  store: Store,
  driver: RoomDriver,
  tokenHash: string,
): Promise<Outcome<null, SubmitError>> {
  const before = driver.room;
  const { code, members, former } = before.saved;
  const person = [...members, ...former].find((one) => one.tokenHash === tokenHash);
  if (person === undefined && !isInRecords(await store.records(code), tokenHash))
    return (await eraseFromReports(store, code, [tokenHash])) ? success(null) : failure('wrong-token');
  const erased = person === undefined ? success(null) : await driver.submit({ type: 'erase', tokenHash });
  if (!erased.ok) return erased;
  const tokenHashes = [tokenHash, ...(person?.replacedTokens ?? [])];
  const erasure = new Erasure({ tokenHashes, member: erased.value, name: person?.name ?? null });
  const isRewritten = await store.rewrite(code, erasure);
  await eraseFromReports(store, code, tokenHashes);
  if (isRewritten || isStoredTextReplaced(before, driver.room)) await store.purgeDeleted();
  return success(null);
}

/**
 * Deletes the name of the person with this token from the records of a table and from reports about others. Returns false if
 * they are in none.
 */
export async function eraseFromRecords(store: Store, code: string, tokenHash: string): Promise<boolean> {
  const wasReporter = await eraseFromReports(store, code, [tokenHash]);
  if (!isInRecords(await store.records(code), tokenHash)) return wasReporter;
  const isRewritten = await store.rewrite(
    code,
    new Erasure({ tokenHashes: [tokenHash], member: null, name: null }),
  );
  if (isRewritten) await store.purgeDeleted();
  return true;
}

/** Deletes a person's name and texts from the reports about others. Resolves to whether they were in one. */
async function eraseFromReports(
  store: Store,
  code: string,
  tokenHashes: readonly string[],
): Promise<boolean> {
  const isRewritten = await store.rewriteReports(code, (body) => reportWithout(body, tokenHashes));
  if (isRewritten) await store.purgeDeleted();
  return isRewritten;
}

function reportWithout(body: string, tokenHashes: readonly string[]): string {
  const report = JSON.parse(body) as ReportEntry;
  const { reporter, sayings, others } = report;
  const erased = others.filter(({ tokenHash }) => tokenHashes.includes(tokenHash)).map(({ id }) => id);
  if (erased.length === 0) return body;
  return JSON.stringify({
    ...report,
    reporter: blankIf(erased.includes(reporter.id), reporter),
    sayings: sayings.filter(({ member }) => !erased.includes(member)),
    others: others.filter(({ id }) => !erased.includes(id)),
  });
}

function isStoredTextReplaced(before: Room, after: Room): boolean {
  return !isDeepStrictEqual([before.saved, before.talk], [after.saved, after.talk]);
}

/** Records of version 1 do not say who played. */
function isInRecords(records: readonly RecordPeople[], tokenHash: string): boolean {
  return records.some(({ people }) => hashesIn(people)?.includes(tokenHash));
}

function hashesIn(people: string | null): readonly (string | null)[] | null {
  return people === null ? null : JSON.parse(people);
}

interface ErasedPerson {
  /** The first one is current, the others are of lost devices. */
  readonly tokenHashes: readonly string[];
  readonly member: number | null;
  readonly name: string | null;
}

/**
 * Removes a person's name from the steps of the game in progress, from records, and from entries of version 1 that are not
 * replaced yet.
 */
class Erasure implements Redaction {
  readonly #tokenHashes: readonly string[];
  readonly #member: number | null;
  readonly #name: string | null;

  constructor({ tokenHashes, member, name }: ErasedPerson) {
    this.#tokenHashes = tokenHashes;
    this.#member = member;
    this.#name = name;
  }

  entry(kind: EntryKind, body: string): string {
    if (this.#member === null || kind === 'talk' || kind === 'over') return body;
    const entry = JSON.parse(body) as StoredNames;
    const { seats, saying, company } = entry;
    if (seats !== undefined)
      return JSON.stringify({ ...entry, seats: seats.map((seat) => this.#blank(seat)) });
    if (saying?.person === this.#member)
      return JSON.stringify({ ...entry, saying: { ...saying, name: '', text: null } });
    if (company !== undefined)
      return JSON.stringify({
        ...entry,
        company: { ...company, people: this.#withoutPerson(company.people) },
      });
    return body;
  }

  record(_game: number, people: string | null, body: string): string {
    const record = JSON.parse(body) as GameRecord;
    const players = record.players.map((player, seat) => blankIf(this.#played(player, seat, people), player));
    return JSON.stringify({ ...record, players });
  }

  /** Records of version 1 identify players only by name. */
  #played({ name, bot }: RecordPlayer, seat: number, people: string | null): boolean {
    const hashes = hashesIn(people);
    if (hashes === null) return bot === undefined && name === this.#name;
    return this.#tokenHashes.includes(hashes[seat] ?? '');
  }

  #blank(seat: StoredSeat): StoredSeat {
    return blankIf((seat.member ?? seat.person) === this.#member, seat);
  }

  #withoutPerson(people: readonly V1Person[]): readonly V1Person[] {
    return people.map((one) =>
      this.#tokenHashes.includes(one.tokenHash) ? { ...one, name: '', face: null } : one,
    );
  }
}

/** The parts of entries that contain names. `saying`, `company` and `person` are of version 1. */
interface StoredNames {
  readonly seats?: readonly StoredSeat[];
  readonly saying?: { readonly person: number };
  readonly company?: { readonly people: readonly V1Person[] };
}

interface StoredSeat {
  readonly name: string;
  readonly member?: number | null;
  readonly person?: number | null;
}

function blankIf<Named extends { readonly name: string }>(isErased: boolean, one: Named): Named {
  return isErased ? { ...one, name: '' } : one;
}
