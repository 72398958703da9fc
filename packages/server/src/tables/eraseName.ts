import { isDeepStrictEqual } from 'node:util';
import { failure, type GameRecord, type Outcome, success } from '@nain-jaune/engine';
import type {
  DealEntry,
  GameEntry,
  MoveEntry,
  ReportEntry,
  Room,
  RoomDriver,
  SubmitError,
} from '@nain-jaune/table';
import type { Store } from '../store/store.ts';
import type { EntryKind, RecordPeople, Redaction } from '../store/types.ts';

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
  const erasure = new Erasure(tokenHashes, erased.value);
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
  const isRewritten = await store.rewrite(code, new Erasure([tokenHash], null));
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

function isInRecords(records: readonly RecordPeople[], tokenHash: string): boolean {
  return records.some(({ people }) => hashesIn(people).includes(tokenHash));
}

function hashesIn(people: string): readonly (string | null)[] {
  return JSON.parse(people);
}

/** Removes a person's name from the steps of the game in progress and from records. */
class Erasure implements Redaction {
  readonly #tokenHashes: readonly string[];
  readonly #member: number | null;

  /** @param tokenHashes the current one and those of lost devices */
  constructor(tokenHashes: readonly string[], member: number | null) {
    this.#tokenHashes = tokenHashes;
    this.#member = member;
  }

  entry(kind: EntryKind, body: string): string {
    if (this.#member === null || kind !== 'game') return body;
    const entry = JSON.parse(body) as GameEntry | DealEntry | MoveEntry;
    if (!('seats' in entry) || entry.seats === undefined) return body;
    const seats = entry.seats.map((seat) => blankIf(seat.member === this.#member, seat));
    return JSON.stringify({ ...entry, seats });
  }

  record(_game: number, people: string, body: string): string {
    const record = JSON.parse(body) as GameRecord;
    const hashes = hashesIn(people);
    const isErased = (seat: number): boolean => this.#tokenHashes.includes(hashes[seat] ?? '');
    const players = record.players.map((player, seat) => blankIf(isErased(seat), player));
    return JSON.stringify({ ...record, players });
  }
}

function blankIf<Named extends { readonly name: string }>(isErased: boolean, one: Named): Named {
  return isErased ? { ...one, name: '' } : one;
}
