import type { Entry, GameEntry, OverEntry } from '@nain-jaune/table/online';
import type { EntryKind, KeptTable, NewEntry, Store } from '../store/index.ts';

/** The person on each seat; null where a bot played. */
type People = readonly (number | null)[];

/** The end of a game as it is kept: its record lies elsewhere, and who played is said, for those who want to be forgotten. */
export type KeptOver = OverEntry & { readonly record: null; readonly people: People };

/** Writes the entries of one table, each with the number after the last. */
export class Keeper {
  readonly #store: Store;
  readonly #code: string;
  #number: number;
  #people: People;

  /** Goes on after what is kept; null for a table that is new. */
  constructor(
    store: Store,
    code: string,
    kept: { readonly seq: number; readonly entries: readonly Entry[] } | null,
  ) {
    this.#store = store;
    this.#code = code;
    this.#number = kept?.seq ?? 0;
    this.#people = peopleIn(kept?.entries ?? []) ?? [];
  }

  /** Keeps entries; when it resolves they are durable. */
  async append(entries: readonly Entry[]): Promise<void> {
    const people = peopleIn(entries) ?? this.#people;
    await this.#store.append(
      this.#code,
      this.#number + 1,
      entries.map((entry) => newEntry(entry, people)),
    );
    this.#number += entries.length;
    this.#people = people;
  }
}

/** The entries that a store gives back. */
export function entriesOf({ entries }: KeptTable): Entry[] {
  return entries.map((body) => JSON.parse(body) as Entry);
}

const kinds: Readonly<Record<Entry['type'], EntryKind>> = {
  company: 'company',
  said: 'said',
  over: 'over',
  game: 'game',
  deal: 'game',
  move: 'game',
};

function newEntry(entry: Entry, people: People): NewEntry {
  const kind = kinds[entry.type];
  if (entry.type !== 'over') return { kind, body: JSON.stringify(entry) };
  const over: KeptOver = { ...entry, record: null, people };
  return {
    kind,
    body: JSON.stringify(over),
    record: { game: entry.game, body: JSON.stringify(entry.record) },
  };
}

/** Who plays in the last game that begins in some entries. */
function peopleIn(entries: readonly Entry[]): People | null {
  const game = entries.findLast((entry): entry is GameEntry => entry.type === 'game');
  return game === undefined ? null : game.seats.map(({ person }) => person);
}
