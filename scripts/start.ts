import { styleText } from 'node:util';
import { openBrowser } from './browser.ts';
import { buildPageIfChanged, builtPage } from './page.ts';
import { buildServerIfChanged, loadServer } from './serverProgram.ts';

const wrongConfiguration = 2;
const ownMachine = ['localhost', '127.0.0.1', '::1'];

try {
  await start();
} catch (error) {
  // The user can mend these: a failed build, a database in use. A stack trace would not help.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (await buildServerIfChanged()) console.log('The server is built.');
  const { addressesOf, listenOnFreePort, openServer, readConfig, stopOnSignals } = await loadServer();
  // A terminal shows warnings and errors only, unless LOG_LEVEL says otherwise.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (!config.ok) {
    for (const problem of config.error) console.error(problem);
    process.exit(wrongConfiguration);
  }
  if (await buildPageIfChanged()) console.log('The page is built.');

  const { port: wantedPort, host } = config.value;
  const server = await openServer(config.value, { page: builtPage, port: wantedPort });
  stopOnSignals(server, () => console.log('\nThe table is cleared. À bientôt !'));
  const port = await listenOnFreePort(server, wantedPort, host);
  if (port > wantedPort && wantedPort > 0)
    console.log(`Port ${wantedPort} is in use; the next free one is ${port}.`);
  showAddresses(addressesOf(host, port), config.value.publicOrigins ?? []);
  if (ownMachine.includes(host))
    console.log('  Only this machine reaches it. HOST=0.0.0.0 npm start opens it to your network.');
  console.log('  Press Ctrl-C to leave.\n');
}

function showAddresses(addresses: readonly string[], publicOrigins: readonly string[]): void {
  const [first = '', ...others] = addresses;
  console.log(`\n  ${styleText('bold', 'Nain Jaune')}: the table is set at ${styleText('cyan', first)}`);
  for (const address of others) console.log(`  In your network: ${styleText('cyan', address)}`);
  for (const origin of publicOrigins) console.log(`  For everyone: ${styleText('cyan', origin)}`);
  openBrowser(first);
}
