import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './workspace.ts';

export interface Finished {
  readonly ok: boolean;
  readonly output: string;
}

export interface RunOptions {
  readonly folder?: string;
  /** Changed environment variables. `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a command and collects its output. */
export function runCommand(
  command: string,
  commandArguments: readonly string[],
  { folder = root, env = {} }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: textOf(chunks) }));
  });
}

/** Removes colours, which some tools write into a pipe in continuous integration. */
function textOf(chunks: readonly Buffer[]): string {
  return stripVTControlCharacters(Buffer.concat(chunks).toString());
}

/** Runs a JavaScript or TypeScript file with the Node that runs this one. */
export function runNode(
  file: string,
  fileArguments: readonly string[],
  options?: RunOptions,
): Promise<Finished> {
  return runCommand(process.execPath, [file, ...fileArguments], options);
}
