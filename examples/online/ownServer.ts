import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listenOn, openServer, readConfig } from '@nain-jaune/server';

/** Starts a server on a free port, with an empty folder and bots that do not wait. `stop` removes the folder. */
export async function startServer(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nain-jaune-example-'));
  const port = await freePort();
  const config = readConfig({ DATA_FOLDER: folder, BOT_PACE: '0', LOG_LEVEL: 'warn' });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const server = await openServer(config.value, { page: folder, port });
  await listenOn(server, port);
  const stop = async (): Promise<void> => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { address: `http://localhost:${port}`, stop };
}
