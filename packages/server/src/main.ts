import { join } from 'node:path';
import { type Config, freePort, listenOn, openServer, readConfig, stopOnSignals } from './index.ts';

const wrongConfiguration = 2;

const config = readConfig(process.env);
if (config.ok) await serve(config.value);
else {
  for (const complaint of config.error) console.error(complaint);
  process.exitCode = wrongConfiguration;
}

async function serve(wanted: Config): Promise<void> {
  // As far from here whether this is run as it was written or as it was built.
  const page = join(import.meta.dirname, '../../web/dist');
  try {
    // Other servers are told the port before this one listens on it.
    const port = wanted.port === 0 ? await freePort(wanted.host) : wanted.port;
    const server = await openServer(wanted, { page, port });
    stopOnSignals(server);
    console.log(`Nain Jaune is served on port ${await listenOn(server, port, wanted.host)}.`);
  } catch (error) {
    // A database in use, a folder that cannot be written, a taken port: its own words, where in our code helps nobody.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
