import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type JsonFault, parseJson } from '@nain-jaune/engine';
import * as v from 'valibot';
import type { Log } from '../observe/log.ts';
import { createPrivateFolder, ONLY_OWNER } from '../security/privateFiles.ts';
import { isSameHash } from '../security/tokens.ts';
import { type AdminContext, AdminError, runAdminCommand } from './adminCommands.ts';
import { ADMIN_FILES, type AdminAnswer, adminRequest } from './messages.ts';

const secretBytes = 32;
const longestLine = 64 * 1024;
const silenceMs = 10_000;

/**
 * Serves operator commands on a socket in the data folder. A client must know the secret in the file next to it, which only
 * the user of the server can read. Only this user can connect, too. Resolves to a function that closes the socket. If the socket cannot be used, logs that and
 * resolves to null.
 */
export async function serveAdmin(
  folder: string,
  context: AdminContext,
  log: Log,
): Promise<(() => Promise<void>) | null> {
  const path = join(folder, ADMIN_FILES.socket);
  try {
    await createPrivateFolder(folder);
    const secret = await secretIn(folder);
    await removeStale(path);
    const server = createServer((socket) => serveCommand(socket, secret, context, log));
    server.listen(path);
    await once(server, 'listening');
    await chmod(path, ONLY_OWNER);
    return () => close(server);
  } catch (error) {
    log.warn({ err: error }, 'admin commands are not available: the socket in DATA_FOLDER cannot be used');
    return null;
  }
}

async function secretIn(folder: string): Promise<string> {
  const path = join(folder, ADMIN_FILES.secret);
  try {
    await writeFile(path, randomBytes(secretBytes).toString('hex'), { mode: ONLY_OWNER, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}

async function removeStale(path: string): Promise<void> {
  const probe = createConnection(path);
  const isInUse = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (isInUse) throw new Error(`another server uses ${path}`);
  await rm(path, { force: true });
}

/** Reads one command and sends one answer, each a line. */
function serveCommand(socket: Socket, secret: string, context: AdminContext, log: Log): void {
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > longestLine) socket.destroy();
  });
  const lines = createInterface({ input: socket });
  lines.once('line', async (line) => {
    socket.setTimeout(0);
    socket.end(`${JSON.stringify(await answerTo(line, secret, context, log))}\n`);
  });
}

async function answerTo(line: string, secret: string, context: AdminContext, log: Log): Promise<AdminAnswer> {
  const read = parseJson(line);
  if (!read.ok) return { ok: false, error: `wrong command: ${whatIsWrong(read.error)}` };
  const request = v.safeParse(adminRequest, read.value);
  if (!request.success) return { ok: false, error: `wrong command: ${explained(request.issues)}` };
  if (!isSameHash(request.output.secret, secret)) return { ok: false, error: 'wrong secret' };
  const { command } = request.output;
  try {
    const rows = await runAdminCommand(context, command);
    log.info({ command: command.name }, 'an admin command was carried out');
    return { ok: true, rows };
  } catch (error) {
    if (!(error instanceof AdminError)) log.error({ err: error }, 'an admin command failed');
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

function whatIsWrong({ kind, path, column }: JsonFault): string {
  return kind === 'duplicate-key' ? `${path} appears twice` : `not JSON from column ${column} on`;
}

function explained(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`).join('; ');
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
