import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Config } from '../packages/server/src/index.ts';
import { buildPageIfChanged, buildServerIfChanged, builtPage, loadServer } from './building.ts';
import { firewallHint, type Started, startMessage } from './startMessage.ts';

type Addresses = Pick<
  Awaited<ReturnType<typeof loadServer>>,
  'ownAddressOf' | 'sharedAddressesOf' | 'reachOf' | 'isOfThisMachine'
>;

const EXIT_WRONG_CONFIGURATION = 2;
const EVERY_NETWORK = '0.0.0.0';

try {
  await start();
} catch (error) {
  // A failed build or a database in use: the message says what to do, and a stack trace would not help.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (await buildServerIfChanged()) console.log('The server is built.');
  const { listenOnFreePort, openServer, readConfig, stopOnSignals, ...addresses } = await loadServer();
  const { HOST = '', ...environment } = process.env;
  // A terminal shows warnings and errors only, unless LOG_LEVEL is set.
  const config = readConfig({ LOG_LEVEL: 'warn', ...environment, HOST: HOST.trim() || EVERY_NETWORK });
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
  const started = describe({ ...config.value, port }, addresses);
  console.log(startMessage(started));
  if (!process.env['NO_OPEN'] && !process.env['CI']) openBrowser(started.own);
}

function describe(
  config: Config,
  { ownAddressOf, sharedAddressesOf, reachOf, isOfThisMachine }: Addresses,
): Started {
  const { port, host, publicOrigins } = config;
  const shared = sharedAddressesOf(config, publicOrigins);
  return {
    own: ownAddressOf(config),
    shared,
    isRestricted: isOfThisMachine(host),
    isMistrusted: reachOf(config, shared) === 'untrusted',
    firewall: publicOrigins === null ? firewallHint(process.platform, port, existsSync) : null,
    hasColours: process.stdout.isTTY && process.stdout.hasColors(),
  };
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
