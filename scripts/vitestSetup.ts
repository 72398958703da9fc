import { buildServerIfChanged } from './building.ts';

/** Before the first unit test: some of them run the server as it is built. */
export async function setup(): Promise<void> {
  await buildServerIfChanged();
}
