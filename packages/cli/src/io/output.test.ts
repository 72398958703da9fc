import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ending } from '../testing/nain.ts';

const BIN = fileURLToPath(new URL('../../bin/nain.mjs', import.meta.url));

test('output that cannot be written is told in a sentence', async () => {
  // What was opened to be read cannot be written, as on a full disk.
  const stdout = openSync(BIN, 'r');
  const child = spawn(process.execPath, [BIN, 'rules', 'list', '--lang', 'en'], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  const { status, err } = await ending(child);
  closeSync(stdout);
  expect([status, err]).toEqual([2, 'Standard output cannot be written (EBADF).\n']);
});
