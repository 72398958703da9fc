import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gamesOf, gathering, openFor } from '../testing/stores.ts';
import { describeDatabases } from '../testing/storeTests.ts';
import { StoreConflict } from './errors.ts';
import type { Store } from './store.ts';
import type { EntryKind, NewEntry } from './types.ts';

/** A model of a table, as the store documents it. */
interface ModelTable {
  entries: readonly (NewEntry & { readonly seq: number })[];
  seq: number;
  games: number;
  isOwned: boolean;
}

type Act =
  | {
      readonly do: 'append';
      readonly table: string;
      readonly kinds: readonly EntryKind[];
      readonly off: number;
    }
  | { readonly do: 'claim' | 'release'; readonly table: string }
  | { readonly do: 'restart' };

const codes = ['bado', 'miku', 'zelu'];
const table = fc.constantFrom(...codes);
const kinds = fc.array(fc.constantFrom<EntryKind>('game', 'room', 'talk', 'over'), {
  minLength: 1,
  maxLength: 30,
});
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  // Most appends have the correct number.
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('append'), table, kinds, off: fc.constantFrom(0, 0, 0, -1, 1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('claim', 'release'), table }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
);

function newEntries(model: ModelTable, kinds: readonly EntryKind[]): readonly NewEntry[] {
  let { games } = model;
  return kinds.map((kind, index) => {
    const body = `${kind} ${model.seq + index + 1}`;
    if (kind !== 'over') return { kind, body };
    games += 1;
    return { kind, body, record: { game: games, people: '[]', body: `record ${games}` } };
  });
}

/** The kinds of earlier entries that an entry replaces. */
const replaced: Readonly<Record<EntryKind, readonly EntryKind[]>> = {
  game: [],
  room: ['room'],
  talk: ['talk'],
  over: ['over', 'game'],
};

function appendToModel(model: ModelTable, entries: readonly NewEntry[]): void {
  for (const entry of entries) {
    model.seq += 1;
    if (entry.record !== undefined) model.games += 1;
    const remaining = model.entries.filter(({ kind }) => !replaced[entry.kind].includes(kind));
    model.entries = [...remaining, { ...entry, seq: model.seq }];
  }
}

describeDatabases('a store', (_kind, database) => {
  it('behaves as documented for any sequence of calls', { timeout: 300_000 }, async () => {
    const anyActs = fc.array(anyAct, { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(anyActs, (acts) => follow(acts)),
      { numRuns: inScope({ quick: 3, all: 12 }) },
    );
  });

  async function follow(acts: readonly Act[]): Promise<void> {
    const place = await database().makePlace();
    const model = new Map<string, ModelTable>();
    let store = await openFor(place, 'node-0');
    try {
      for (const code of codes) {
        await store.create(code, gathering);
        model.set(code, { entries: [], seq: 0, games: 0, isOwned: true });
      }
      for (const [number, act] of acts.entries()) {
        if (act.do === 'restart') {
          await store.close();
          store = await openFor(place, `node-${number + 1}`);
          for (const table of model.values()) table.isOwned = false;
        } else await perform(store, act, model.get(act.table) as ModelTable);
      }
      for (const [code, { seq, entries, games }] of model) {
        expect(await store.load(code)).toEqual({
          seq,
          entries: entries.map(({ kind, body }) => ({ kind, body })),
        });
        expect(await gamesOf(store, code)).toEqual(Array.from({ length: games }, (_, game) => game + 1));
      }
    } finally {
      await store.close();
    }
  }
});

async function perform(store: Store, act: Exclude<Act, { do: 'restart' }>, model: ModelTable): Promise<void> {
  if (act.do === 'append') {
    const entries = newEntries(model, act.kinds);
    const appended = store.append(act.table, model.seq + 1 + act.off, entries);
    if (model.isOwned && act.off === 0) {
      await appended;
      appendToModel(model, entries);
    } else await expect(appended).rejects.toThrow(StoreConflict);
    return;
  }
  await store[act.do](act.table);
  model.isOwned = act.do === 'claim';
}
