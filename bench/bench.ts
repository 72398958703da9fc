/**
 * `npm run bench`: the kernel's speed, what the page weighs and takes on a slow phone, how fast both stores keep moves, and how
 * many moves a server makes, all held by budgets. `kernel`, `page`, `store` or `load` alone measures that; `--keep` writes the
 * figures to bench/figures.json. Exits with 1 when a budget is broken.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildServerIfChanged } from '../scripts/building.ts';
import { benchKernel } from './kernel.ts';
import { benchLoad } from './load.ts';
import { benchPage } from './page.ts';
import { benchStart } from './start.ts';
import { benchStore } from './store.ts';

const wishes = process.argv.slice(2).filter((wish) => !wish.startsWith('--'));
const isWished = (name: string): boolean => wishes.length === 0 || wishes.includes(name);

const kernel = isWished('kernel') ? benchKernel() : null;
const page = isWished('page') ? await benchPage() : null;
const store = isWished('store') ? await benchStore() : null;
if (isWished('load')) await buildServerIfChanged();
const load = isWished('load') ? await benchLoad() : null;
const start = isWished('load') ? await benchStart() : null;
if (process.argv.includes('--keep')) keep();
process.exitCode = [kernel, page, store, load, start].some((found) => found?.broken) ? 1 : 0;

/** What was not measured now stays as it was kept. */
function keep(): void {
  const file = new URL('figures.json', import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const machine = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const found = {
    ...(kernel === null ? {} : { figures: kernel.figures }),
    ...(page === null ? {} : { page: page.figures }),
    ...(store === null ? {} : { store: store.figures }),
    ...(load === null ? {} : { load: load.figures }),
    ...(start === null ? {} : { start: start.figure }),
  };
  writeFileSync(file, `${JSON.stringify({ ...kept, machine, ...found }, null, 2)}\n`);
}
