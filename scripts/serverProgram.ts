import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged, builtFolder } from './building.ts';

const serverPackage = '@nain-jaune/server';

/** The built program of the server: run, it serves by what its environment says. */
export const builtServer: string = join(builtFolder(serverPackage), 'main.js');

/** Builds the server if its sources have changed since the last build; tells whether it had to. */
export function buildServerIfChanged(): Promise<boolean> {
  return buildIfChanged(serverPackage);
}

/** What the server offers to programs of this repository, as it was built. */
export async function loadServer(): Promise<typeof import('../packages/server/src/index.ts')> {
  return import(pathToFileURL(join(builtFolder(serverPackage), 'index.js')).href);
}
