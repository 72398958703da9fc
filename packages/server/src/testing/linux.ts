import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Installs a package of Debian if this is Debian and the user is root. Its services are not started. Returns whether it did. */
export function installOnDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync(aptGet, ['update', '-q'], { env, stdio: 'pipe' });
  execFileSync(aptGet, ['install', '-q', '-y', '--no-install-recommends', name], { env, stdio: 'pipe' });
  return true;
}
