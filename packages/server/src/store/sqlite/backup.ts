import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a new file by `copy`. It appears under its name when it is complete and on the disk. */
export async function backupTo(file: string, copy: (partial: string) => Promise<void>): Promise<void> {
  if (await exists(file)) throw new Error(`The file ${file} exists already.`);
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    await copy(partial);
    await sync(partial, 'r+');
    await rename(partial, file);
    // On Windows a folder cannot be synced.
    if (process.platform !== 'win32') await sync(dirname(file), 'r');
  } finally {
    await rm(partial, { force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
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
