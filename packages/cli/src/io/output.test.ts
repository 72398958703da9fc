import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIN, ending } from '../testing/nain.ts';

test('a failed write is reported', async () => {
  // A read-only descriptor fails like a full disk.
  const stdout = openSync(BIN, 'r');
  const child = spawn(process.execPath, [BIN, 'rules', 'list', '--lang', 'en'], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  const { status, err } = await ending(child);
  closeSync(stdout);
  expect([status, err]).toEqual([2, 'Standard output cannot be written (EBADF).\n']);
});
