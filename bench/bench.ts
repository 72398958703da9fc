/**
 * `npm run bench`: the kernel's speed, and what the page weighs and takes on a slow phone, all held by budgets.
 * `kernel` or `page` alone measures that; `--keep` writes the figures to bench/figures.json. Exits with 1 when a budget
 * is broken.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { benchKernel } from './kernel.ts';
import { benchPage } from './page.ts';

const wishes = process.argv.slice(2).filter((wish) => !wish.startsWith('--'));
const isWished = (name: string): boolean => wishes.length === 0 || wishes.includes(name);

const kernel = isWished('kernel') ? benchKernel() : null;
const page = isWished('page') ? await benchPage() : null;
if (process.argv.includes('--keep')) keep();
process.exitCode = kernel?.broken || page?.broken ? 1 : 0;

/** What was not measured now stays as it was kept. */
function keep(): void {
  const file = new URL('figures.json', import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const machine = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const found = {
    ...(kernel === null ? {} : { figures: kernel.figures }),
    ...(page === null ? {} : { page: page.figures }),
  };
  writeFileSync(file, `${JSON.stringify({ ...kept, machine, ...found }, null, 2)}\n`);
}
