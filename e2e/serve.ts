import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPageIfChanged, buildServerIfChanged, builtServer } from '../scripts/building.ts';

/** Starts the built server with the built page for the tests. All tests have one address, so the limits are high. */
await buildPageIfChanged();
await buildServerIfChanged();
const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_FOLDER: folder,
  LOG_LEVEL: 'warn',
  TABLES_PER_HOUR: '100000',
  LISTED_PER_ADDRESS: '100000',
  JOINS_PER_MINUTE: '100000',
  REQUESTS_PER_MINUTE: '100000',
  MISSES_PER_MINUTE: '100000',
  ATTEMPTS_PER_DAY: '100000',
  SOCKETS_PER_ADDRESS: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
  OPERATOR_NAME: 'Les Amis du Nain',
  OPERATOR_CONTACT: 'nain@example.org',
  PRIVACY_FILE: join(import.meta.dirname, 'privacy.txt'),
  BOT_PACE: '100',
  // Some tests put a proxy with HTTPS in front.
  TRUST_PROXY: '1',
});
await import(pathToFileURL(builtServer).href);
