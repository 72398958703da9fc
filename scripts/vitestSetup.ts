import { buildServerIfChanged } from './building.ts';

/** Builds the server, which some unit tests run. */
export async function setup(): Promise<void> {
  await buildServerIfChanged();
}
