import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a link that release 1.0 has written. */
export function linkOf(name: 'challenge' | 'shared-deal'): string {
  return readFileSync(join(import.meta.dirname, `../fixtures/1.0/${name}.txt`), 'utf8').trim();
}
