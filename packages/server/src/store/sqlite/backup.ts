import { statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createPrivate } from '../../security/privateFiles.ts';

/** Creates a file by `copy`. It gets its name when it is complete and on the disk. */
export async function backupTo(file: string, copy: (partial: string) => Promise<void>): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false }) !== undefined)
    throw new Error(`The file ${file} exists already.`);
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    await createPrivate(partial);
    await copy(partial);
    await sync(partial, 'r+');
    await rename(partial, file);
    // Windows cannot sync folders.
    if (process.platform !== 'win32') await sync(dirname(file), 'r');
  } finally {
    await rm(partial, { force: true });
  }
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
