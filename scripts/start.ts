import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import { buildPageIfChanged, buildServerIfChanged, builtPage, loadServer } from './building.ts';

const EXIT_WRONG_CONFIGURATION = 2;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

try {
  await start();
} catch (error) {
  // A failed build or a database in use: the message says what to do, and a stack trace would not help.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (await buildServerIfChanged()) console.log('The server is built.');
  const { addressesOf, listenOnFreePort, openServer, readConfig, stopOnSignals } = await loadServer();
  // A terminal shows warnings and errors only, unless LOG_LEVEL is set.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (!config.ok) {
    for (const problem of config.error) console.error(problem);
    process.exit(EXIT_WRONG_CONFIGURATION);
  }
  if (await buildPageIfChanged()) console.log('The page is built.');

  const { port: wantedPort, host } = config.value;
  const server = await openServer(config.value, { page: builtPage, port: wantedPort });
  stopOnSignals(server, () => console.log('\nThe table is cleared. À bientôt !'));
  const port = await listenOnFreePort(server, wantedPort, host);
  if (port > wantedPort && wantedPort > 0)
    console.log(`Port ${wantedPort} is in use; the next free one is ${port}.`);
  showAddresses(addressesOf(host, port), config.value.publicOrigins ?? []);
  if (LOCAL_HOSTS.includes(host))
    console.log('  Only this machine reaches it. HOST=0.0.0.0 npm start opens it to your network.');
  console.log('  Press Ctrl-C to leave.\n');
}

function showAddresses(addresses: readonly string[], publicOrigins: readonly string[]): void {
  const [first = '', ...others] = addresses;
  console.log(`\n  ${styleText('bold', 'Nain Jaune')}: the table is set at ${styleText('cyan', first)}`);
  for (const address of others) console.log(`  In your network: ${styleText('cyan', address)}`);
  for (const origin of publicOrigins) console.log(`  For everyone: ${styleText('cyan', origin)}`);
  if (!process.env['NO_OPEN'] && !process.env['CI']) openBrowser(first);
}

function openBrowser(address: string): void {
  const command = opener(address);
  if (command === undefined) return;
  const [program, ...programArguments] = command;
  const child = spawn(program, programArguments, { stdio: 'ignore', detached: true });
  // A desktop without an opener loses nothing: the address is on the terminal.
  child.on('error', () => {});
  child.unref();
}

function opener(address: string): readonly [string, ...string[]] | undefined {
  if (process.platform === 'darwin') return ['open', address];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', address];
  const hasDesktop = Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
  return hasDesktop ? ['xdg-open', address] : undefined;
}
