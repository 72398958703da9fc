import { mkdir, open } from 'node:fs/promises';

/** For the owner alone: the database has the secrets of the servers and of the next day. */
export const ONLY_OWNER = 0o600;
const onlyOwnerFolder = 0o700;

/**
 * Creates an empty file that other users of the machine cannot read, unless the file exists. SQLite gives the log and the index
 * of a database the mode of its file.
 */
export async function createPrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', ONLY_OWNER);
  await handle.close();
}

/** Creates a folder that other users of the machine cannot enter, unless it exists. One that exists may be for others too. */
export async function createPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: onlyOwnerFolder });
}
