import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from './shell.ts';

/** Whether packages can be installed here: Debian, as root. */
export function canInstallFromDebian(): boolean {
  return isDebian() && process.getuid?.() === 0;
}

/** Installs packages of Debian and prints why a package could not be installed. */
export async function installFromDebian(...names: readonly string[]): Promise<void> {
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && !isUbuntu();
}

/** Ubuntu's packages of browsers only ask for a snap, which is of no use to the tests. */
function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function aptGet(...aptArguments: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { ok, output } = await runCommand('apt-get', aptArguments, { env });
  if (!ok) console.error(output);
}
