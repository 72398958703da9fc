import type { Store } from '../packages/server/src/store/store.ts';
import type { NewEntry, StoreKind } from '../packages/server/src/store/types.ts';
import { openFor, type StorePlace, testDatabases } from '../packages/server/src/testing/stores.ts';
import { type Figure, isBroken, printFigure } from './figure.ts';

const STORED = 1_000_000;
const TABLES = 2000;
/** Entries per append while the store is filled. While its speed is measured there is one. */
const TOGETHER = 50;
const ROUNDS = 30;
/** A typical stored move. */
const MOVE: NewEntry = {
  kind: 'game',
  body: JSON.stringify({
    type: 'move',
    game: 1,
    seat: 2,
    move: '7d 8d',
    id: 'f3a9c1-12',
    elapsedMs: 123_456,
  }),
};
const META = { open: true, phase: 'playing', lobby: '{}', present: 1 } as const;

const codes = Array.from({ length: TABLES }, (_, place) => `bado-miku-ze-${place}`);

/**
 * Measures how fast both stores append moves, and how fast a table is loaded from a store with a million entries. Prints the
 * figures.
 */
export async function benchStore(): Promise<{ figures: readonly Figure[]; broken: boolean }> {
  const figures: Figure[] = [];
  console.log(`\nthe store, ${TABLES.toLocaleString('en')} tables at once`);
  for (const { kind, start } of testDatabases) {
    const database = await start();
    for (const figure of await figuresOf(kind, await database.makePlace())) {
      printFigure(figure);
      figures.push(figure);
    }
    await database.stop();
  }
  return { figures, broken: figures.some(isBroken) };
}

async function figuresOf(kind: StoreKind, place: StorePlace): Promise<readonly Figure[]> {
  const store = await openFor(place, 'first');
  await Promise.all(codes.map((code) => store.create(code, META)));
  const speed = await speedOf(store);
  await fill(store);
  await store.close();
  return [
    { name: `${kind}: moves kept a second`, value: speed.perSecond, unit: '', budget: 5000, isLeast: true },
    { name: `${kind}: processor time for a move`, value: speed.micros, unit: 'µs', budget: 100 },
    { name: `${kind}: a table goes on after a start`, value: await startOf(place), unit: 'ms', budget: 1000 },
  ];
}

/** All tables append moves at the same time. The processor time includes all threads of this process. */
async function speedOf(store: Store): Promise<{ perSecond: number; micros: number }> {
  const begun = performance.now();
  const used = process.cpuUsage();
  await Promise.all(
    codes.map(async (code) => {
      for (let seq = 1; seq <= ROUNDS; seq += 1) await store.append(code, seq, [MOVE]);
    }),
  );
  const moves = TABLES * ROUNDS;
  const { user, system } = process.cpuUsage(used);
  return {
    perSecond: Math.round(moves / ((performance.now() - begun) / 1000)),
    micros: (user + system) / moves,
  };
}

async function fill(store: Store): Promise<void> {
  const entries = Array.from({ length: TOGETHER }, () => MOVE);
  for (let seq = ROUNDS + 1; seq * TABLES <= STORED; seq += TOGETHER) {
    await Promise.all(codes.map((code) => store.append(code, seq, entries)));
  }
}

/** Milliseconds from opening the store until a table is claimed, loaded and has stored a move. */
async function startOf(place: StorePlace): Promise<number> {
  const begun = performance.now();
  const store = await openFor(place, 'second');
  const table = codes[0] ?? '';
  await store.claim(table);
  const stored = await store.load(table);
  await store.append(table, (stored?.seq ?? 0) + 1, [MOVE]);
  const ms = performance.now() - begun;
  await store.close();
  return ms;
}
