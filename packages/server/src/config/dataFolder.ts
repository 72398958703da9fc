import { constants } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The start of the names of the database, its log and its index. */
const databaseFile = 'nain-jaune.sqlite';

/**
 * Creates the folder of the embedded database if it is missing, and checks that the server may write to it and its files.
 *
 * @throws an Error that names the folder and what to change
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true });
    const files = (await readdir(path)).filter((name) => name.startsWith(databaseFile));
    for (const file of ['.', ...files]) await access(join(path, file), constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${path} cannot be used (${reason}). Give its owner, the user who runs the server, the right to write there, or set DATA_FOLDER to another folder.`,
      { cause: error },
    );
  }
}
