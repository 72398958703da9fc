import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, '../packages/same-cards/src/testing/goldenDays.ts');

/** The golden file of today's deal, which Node, Chromium, Firefox and WebKit compare with their own days. */
export const GOLDEN_DAYS = readFileSync(join(import.meta.dirname, 'golden/daily.txt'), 'utf8');

/** Returns the code of the program that computes the golden days, as a script that sets the global `golden`. */
export async function bundleGoldenDays(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: ENTRY, name: 'golden', formats: ['iife'] } },
  });
  const [bundle] = [built].flat() as Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error('the golden days were not bundled');
  return code;
}
