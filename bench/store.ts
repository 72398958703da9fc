import type { NewEntry, Store, StoreKind } from '../packages/server/src/store/index.ts';
import { openFor, type StorePlace, testDatabases } from '../packages/server/src/testing/stores.ts';

const STORED = 1_000_000;
const TABLES = 2000;
/** How many entries of a table come together while the store is filled, and one by one while its speed is taken. */
const TOGETHER = 50;
const ROUNDS = 30;
/** As long as what is kept of a move. */
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

/** One thing measured of a store, and the most or the least it may be. */
export interface StoreFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: number;
  /** Whether the budget is the least; else it is the most. */
  readonly isLeast?: true;
}

const codes = Array.from({ length: TABLES }, (_, place) => `bado-miku-ze-${place}`);

/** How fast both stores keep moves, and how soon a table goes on where a million entries lie; told as it is found. */
export async function benchStore(): Promise<{ figures: readonly StoreFigure[]; broken: boolean }> {
  const figures: StoreFigure[] = [];
  console.log(`\nthe store, ${TABLES.toLocaleString('en')} tables at once`);
  for (const { kind, start } of testDatabases) {
    const database = await start();
    for (const figure of await figuresOf(kind, await database.makePlace())) {
      console.log(line(figure));
      figures.push(figure);
    }
    await database.stop();
  }
  return { figures, broken: figures.some(isBroken) };
}

async function figuresOf(kind: StoreKind, place: StorePlace): Promise<readonly StoreFigure[]> {
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

/** Every table keeps one move after the other. The processor time is this process's, its threads included. */
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

/** Milliseconds from the start of a server until one table has been found, loaded, and has kept a move. */
async function startOf(place: StorePlace): Promise<number> {
  const begun = performance.now();
  const store = await openFor(place, 'second');
  const table = codes[0] ?? '';
  await store.claim(table);
  const kept = await store.load(table);
  await store.append(table, (kept?.seq ?? 0) + 1, [MOVE]);
  const ms = performance.now() - begun;
  await store.close();
  return ms;
}

function isBroken({ value, budget, isLeast }: StoreFigure): boolean {
  return isLeast ? value < budget : value > budget;
}

function line(figure: StoreFigure): string {
  const { name, value, unit, budget, isLeast } = figure;
  const number = value.toLocaleString('en', { maximumFractionDigits: 1 }).padStart(12);
  const bound = `${isLeast ? 'at least' : 'at most'} ${budget.toLocaleString('en')}`;
  return `${name.padEnd(44)}${number} ${unit.padEnd(3)} ${bound}${isBroken(figure) ? '  broken' : ''}`;
}
