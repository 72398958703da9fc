import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ONE_ADDRESS } from '../packages/server/src/testing/play/serverChild.ts';
import { buildPageIfChanged, buildServerIfChanged, builtServer } from '../scripts/building.ts';

/** Starts the built server with the built page for the tests. All tests have one address, so the limits are high. */
await buildPageIfChanged();
await buildServerIfChanged();
const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_FOLDER: folder,
  LOG_LEVEL: 'warn',
  ...ONE_ADDRESS,
  ATTEMPTS_PER_DAY: '100000',
  OPERATOR_NAME: 'Les Amis du Nain',
  OPERATOR_CONTACT: 'nain@example.org',
  PRIVACY_FILE: join(import.meta.dirname, 'privacy.txt'),
  BOT_PACE: '100',
  // Some tests put a proxy with HTTPS in front.
  TRUST_PROXY: '1',
});
await import(pathToFileURL(builtServer).href);
