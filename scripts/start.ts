import { styleText } from 'node:util';
import { openBrowser } from './browser.ts';
import { buildPageIfChanged, builtPage } from './page.ts';
import { buildServerIfChanged, loadServer } from './serverProgram.ts';

const wrongConfiguration = 2;

try {
  await start();
} catch (error) {
  // What does not build, a database in use: its own words, where in our code helps nobody.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (await buildServerIfChanged()) console.log('The server is built.');
  const { listenOnFreePort, openServer, readConfig, stopOnSignals } = await loadServer();
  // On a terminal only what went wrong is logged, unless more is asked for.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (!config.ok) {
    for (const complaint of config.error) console.error(complaint);
    process.exit(wrongConfiguration);
  }
  if (await buildPageIfChanged()) console.log('The page is built.');

  const { port: wantedPort, host } = config.value;
  const server = await openServer(config.value, { page: builtPage, port: wantedPort });
  stopOnSignals(server, () => console.log('\nThe table is cleared. À bientôt !'));
  const port = await listenOnFreePort(server, wantedPort, host);
  if (port > wantedPort && wantedPort > 0)
    console.log(`Port ${wantedPort} is taken; the next free one is ${port}.`);
  tellWhere(`http://localhost:${port}`);
}

function tellWhere(address: string): void {
  console.log(`
  ${styleText('bold', 'Nain Jaune')}: the table is set at ${styleText('cyan', address)}
  Press Ctrl-C to leave.
`);
  openBrowser(address);
}
