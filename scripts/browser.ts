import { spawn } from 'node:child_process';

/** Opens an address in the user's browser, where there is a desktop and nobody said NO_OPEN. */
export function openBrowser(address: string): void {
  const command = opener(address);
  if (command === undefined || !isWanted()) return;
  const [program, ...programArguments] = command;
  const child = spawn(program, programArguments, { stdio: 'ignore', detached: true });
  // The address is on the terminal already, so a desktop without an opener loses nothing.
  child.on('error', () => {});
  child.unref();
}

function isWanted(): boolean {
  return !process.env['NO_OPEN'] && !process.env['CI'];
}

function opener(address: string): readonly [string, ...string[]] | undefined {
  if (process.platform === 'darwin') return ['open', address];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', address];
  const hasDesktop = Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
  return hasDesktop ? ['xdg-open', address] : undefined;
}
