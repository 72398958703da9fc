import { join } from 'node:path';
import {
  addressesOf,
  type Config,
  freePort,
  listenOn,
  openServer,
  readConfig,
  stopOnSignals,
} from './index.ts';

const wrongConfiguration = 2;

const config = readConfig(process.env);
if (config.ok) await serve(config.value);
else {
  for (const problem of config.error) console.error(problem);
  process.exitCode = wrongConfiguration;
}

async function serve(wanted: Config): Promise<void> {
  // The path is the same in source and build.
  const page = join(import.meta.dirname, '../../web/dist');
  try {
    const port = wanted.port === 0 ? await freePort(wanted.host) : wanted.port;
    const server = await openServer(wanted, { page, port });
    stopOnSignals(server);
    await listenOn(server, port, wanted.host);
    console.log(`Nain Jaune is served at ${addressesOf({ ...wanted, port }).join(', ')}`);
  } catch (error) {
    // The operator can fix these errors. A stack trace would not help.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
