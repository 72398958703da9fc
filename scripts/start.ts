import { styleText } from 'node:util';
import { listenOnFreePort, makeServer, portFrom, stopOnSignals } from '../packages/server/src/index.ts';
import { openBrowser } from './browser.ts';
import { buildPageIfChanged, builtPage } from './page.ts';

try {
  await start();
} catch (error) {
  // A wrong PORT or a page that does not build is told in its own words: where in our code helps nobody.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const wantedPort = portFrom(process.env['PORT']);
  if (await buildPageIfChanged()) console.log('The page is built.');

  const server = makeServer({ page: builtPage });
  stopOnSignals(server, () => console.log('\nThe table is cleared. À bientôt !'));
  const port = await listenOnFreePort(server, wantedPort);
  const address = `http://localhost:${port}`;

  if (port > wantedPort && wantedPort > 0)
    console.log(`Port ${wantedPort} is taken; the next free one is ${port}.`);
  console.log(`
  ${styleText('bold', 'Nain Jaune')}: the table is set at ${styleText('cyan', address)}
  Press Ctrl-C to leave.
`);
  openBrowser(address);
}
