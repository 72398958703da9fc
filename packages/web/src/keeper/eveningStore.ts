import * as v from 'valibot';
import { Database } from '../app/browser/database.ts';
import { openChannel } from '../app/browser/tabChannel.ts';
import { newerData } from '../app/gameService/newerData.svelte.ts';

/** A stored evening. Its text is not parsed, so unreadable evenings are not lost. */
export interface StoredEvening {
  readonly id: string;
  /** Number of writes. A write succeeds only if it follows the stored revision. */
  readonly revision: number;
  /** JSON of the evening. */
  readonly text: string;
  /** Time of the last write, in milliseconds since 1970. */
  readonly kept: number;
}

const NAME = 'nain-jaune-evenings';
const stored = new Database(NAME, 'evenings');
let opening: Promise<Database | null> | null = null;

/** Tells other tabs which evening was written. */
const channel = openChannel(NAME);

/** Evenings of a browser without a database: they last as long as the page. */
const memory = new Map<string, StoredEvening>();

/** Whether evenings are stored permanently. */
export async function areEveningsSaved(): Promise<boolean> {
  return (await database()) !== null;
}

/** The database; null if the browser has none to offer. */
function database(): Promise<Database | null> {
  opening ??= stored.open().then(
    () => stored,
    (error: unknown) => {
      newerData.note(error);
      return null;
    },
  );
  return opening;
}

const STORED = v.object({ id: v.string(), revision: v.number(), text: v.string(), kept: v.number() });

function isStored(value: unknown): value is StoredEvening {
  return v.is(STORED, value);
}

/** Returns all evenings, newest first. */
export async function listEvenings(): Promise<readonly StoredEvening[]> {
  const opened = await database();
  const all: readonly unknown[] =
    opened === null ? [...memory.values()] : await opened.run('readonly', (evenings) => evenings.getAll());
  return all.filter(isStored).toSorted((one, other) => other.kept - one.kept);
}

export async function readEvening(id: string): Promise<StoredEvening | null> {
  const opened = await database();
  const stored: unknown =
    opened === null ? memory.get(id) : await opened.run('readonly', (evenings) => evenings.get(id));
  return isStored(stored) ? stored : null;
}

/** Writes an evening if it follows the stored revision. Returns whether it did. */
export async function writeEvening(evening: StoredEvening): Promise<boolean> {
  const opened = await database();
  const before = opened === null ? memory.get(evening.id) : await writeIn(opened, evening);
  const written = follows(evening, before);
  if (written && opened === null) memory.set(evening.id, evening);
  if (written) channel.send(evening.id);
  return written;
}

/** Writes an evening if it follows what is stored. Resolves with what was stored. */
function writeIn(opened: Database, evening: StoredEvening): Promise<unknown> {
  return opened.run('readwrite', async (evenings) => {
    const before: unknown = await evenings.get(evening.id);
    if (follows(evening, before)) await evenings.put(evening);
    return before;
  });
}

function follows({ revision }: StoredEvening, before: unknown): boolean {
  return !isStored(before) || before.revision === revision - 1;
}

export async function removeEvening(id: string): Promise<void> {
  const opened = await database();
  if (opened === null) memory.delete(id);
  else await opened.run('readwrite', (evenings) => evenings.delete(id));
  channel.send(id);
}

/** Calls `tell` when another tab writes or deletes an evening. Returns a cancel function. */
export function whenWrittenElsewhere(tell: (id: string) => void): () => void {
  return channel.listen((id) => tell(String(id)));
}

/** Returns a random id. */
export function freshEveningId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}
