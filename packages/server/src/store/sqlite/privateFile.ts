import { open } from 'node:fs/promises';

/** The database has the secrets of the servers and of the next day. */
const onlyOwner = 0o600;

/**
 * Creates an empty file that other users of the machine cannot read, unless the file exists. SQLite gives the log and the index
 * of a database the mode of its file.
 */
export async function createPrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', onlyOwner);
  await handle.close();
}
