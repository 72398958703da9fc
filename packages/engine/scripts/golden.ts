/**
 * Writes the golden files of the engine: the playthroughs.
 *
 *   node packages/engine/scripts/golden.ts
 *
 * Look at what changed before you keep it: a changed file is a changed rule.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLAYTHROUGHS, playthroughText } from '../src/testing/playthrough.ts';

const FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

mkdirSync(FOLDER, { recursive: true });
for (const plan of PLAYTHROUGHS) {
  writeFileSync(`${FOLDER}${plan.name}.txt`, playthroughText(plan));
}
process.stdout.write(`${PLAYTHROUGHS.length} playthroughs written\n`);
