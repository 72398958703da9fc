/**
 * `npm run bench -- [kernel] [page] [store] [load] [waits] [--keep]`: measures the kernel, the size and speed of the page on a slow phone,
 * the stores, and a server under load, and compares them with budgets. `--keep` writes the figures to bench/figures.json. Exits with
 * status 1 if a figure is over budget. Only if named, because they take minutes: `waits` plays a hundred deals through the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildServerIfChanged } from '../scripts/building.ts';
import { benchKernel } from './kernel.ts';
import { benchLoad } from './load.ts';
import { benchPage } from './page.ts';
import { benchStart } from './start.ts';
import { benchStore } from './store.ts';
import { benchWaits } from './waits.ts';

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isChosen = (name: string): boolean => names.length === 0 || names.includes(name);

const kernel = isChosen('kernel') ? benchKernel() : null;
const page = isChosen('page') ? await benchPage() : null;
const store = isChosen('store') ? await benchStore() : null;
if (isChosen('load')) await buildServerIfChanged();
const load = isChosen('load') ? await benchLoad() : null;
const start = isChosen('load') ? await benchStart() : null;
const waits = names.includes('waits') ? await benchWaits() : null;
if (process.argv.includes('--keep')) writeFigures();
process.exitCode = [kernel, page, store, load, start, waits].some((result) => result?.broken) ? 1 : 0;

/** Figures that were not measured now stay. */
function writeFigures(): void {
  const file = new URL('figures.json', import.meta.url);
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const machine = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const measured = {
    ...(kernel === null ? {} : { figures: kernel.figures }),
    ...(page === null ? {} : { page: page.figures }),
    ...(store === null ? {} : { store: store.figures }),
    ...(load === null ? {} : { load: load.figures }),
    ...(start === null ? {} : { start: start.figure }),
    ...(waits === null ? {} : { waits: waits.figures }),
  };
  writeFileSync(file, `${JSON.stringify({ ...stored, machine, ...measured }, null, 2)}\n`);
}
