import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder of its own for the tests of a file, which is gone after them; gives the path of a file in it. */
export function testFolder(): (file?: string) => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nain-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (file = '') => join(folder, file);
}
