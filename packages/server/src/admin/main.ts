/** `npm run admin -- …`: sends operator commands to a server on this machine. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Command, InvalidArgumentError, Option } from 'commander';
import * as v from 'valibot';
import { readConfig } from '../config/config.ts';
import { ADMIN_FILES, type AdminCommand, type AdminRow, adminAnswer } from './messages.ts';

const wrongUsage = 2;

const program = new Command('admin')
  .description('Gives commands to a running server. DATA_FOLDER names its data folder.')
  .option('--json', 'print JSON')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : wrongUsage));

const days = new Option('--days <number>', 'how long; without it until it is lifted').argParser(positive);
const reason = new Option('--reason <text>', 'a note for operators').default('');

program
  .command('status')
  .description('the state of the server')
  .action(() => run({ name: 'status' }));
program
  .command('tables')
  .description('tables in memory')
  .action(() => run({ name: 'tables' }));
program
  .command('close <code>')
  .description('close a table for good')
  .action((code: string) => run({ name: 'close', code }));
program
  .command('delete-challenge <code>')
  .description('delete a challenge and its results')
  .action((code: string) => run({ name: 'delete-challenge', code }));
program
  .command('reports')
  .description('reports of members, the newest first')
  .option('--handled', 'those that are handled', false)
  .option('--limit <number>', 'how many', whole, 20)
  .action(({ handled, limit }) => run({ name: 'reports', handled, limit }));
program
  .command('report')
  .argument('<id>', 'number of the report', whole)
  .description('a report with what was said before')
  .action((id: number) => run({ name: 'report', id }));
program
  .command('handle')
  .argument('<id>', 'number of the report', whole)
  .description('mark a report as handled')
  .action((id: number) => run({ name: 'handle', id }));
program
  .command('ban-report')
  .argument('<id>', 'number of the report', whole)
  .description('ban the person of a report by token and address')
  .addOption(days)
  .addOption(reason)
  .action((id: number, options) => run({ name: 'ban-report', id, ...terms(options) }));
program
  .command('ban')
  .argument('<kind>', '`address` or `token`', kindOf)
  .argument('<value>', 'the address or the token hash')
  .description('ban an IP address (`ban address 192.0.2.7`) or a token hash (`ban token …`)')
  .addOption(days)
  .addOption(reason)
  .action((kind: 'address' | 'token', value: string, options) =>
    run({ name: 'ban', kind, value, ...terms(options) }),
  );
program
  .command('bans')
  .description('the bans in force')
  .action(() => run({ name: 'bans' }));
program
  .command('unban')
  .argument('<id>', 'number of the ban', whole)
  .description('lift a ban')
  .action((id: number) => run({ name: 'unban', id }));
program
  .command('backup <file>')
  .description('copy the embedded database to a new file while it is in use')
  .action((file: string) => run({ name: 'backup', file: fromHere(file) }));

await program.parseAsync();

function terms({ days: length = null, reason: note }: { days?: number | null; reason: string }) {
  return { days: length, reason: note };
}

/** npm changes the working directory. Paths are relative to where it was called. */
function fromHere(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

function positive(given: string): number {
  const number = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
  if (!(number > 0)) throw new InvalidArgumentError('It must be a positive number.');
  return number;
}

function whole(given: string): number {
  const number = positive(given);
  if (!Number.isSafeInteger(number)) throw new InvalidArgumentError('It must be a whole number.');
  return number;
}

function kindOf(given: string): 'address' | 'token' {
  if (given === 'address' || given === 'token') return given;
  throw new InvalidArgumentError('It must be `address` or `token`.');
}

async function run(command: AdminCommand): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) return complain(config.error.join('\n'));
  const answer = await ask(config.value.dataFolder, command);
  if (typeof answer === 'string') complain(answer);
  else if (program.opts()['json'] === true) console.log(JSON.stringify(answer, null, 2));
  else printRows(answer);
}

function complain(error: string): void {
  console.error(error);
  process.exitCode = 1;
}

async function ask(folder: string, command: AdminCommand): Promise<AdminRow[] | string> {
  try {
    const secret = (await readFile(join(folder, ADMIN_FILES.secret), 'utf8')).trim();
    const socket = createConnection(join(folder, ADMIN_FILES.socket));
    await once(socket, 'connect');
    socket.write(`${JSON.stringify({ secret, command })}\n`);
    const answer = v.parse(adminAnswer, JSON.parse(await text(socket)));
    return answer.ok ? answer.rows : answer.error;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `No server answers in the data folder ${folder} (${why}). Start it, or name its folder: DATA_FOLDER=… npm run admin -- …`;
  }
}

function printRows(rows: readonly AdminRow[]): void {
  if (rows.length === 0) console.log('none');
  for (const group of groups(rows)) {
    const [first] = group;
    if (group.length === 1 && first !== undefined)
      for (const [key, value] of Object.entries(first)) console.log(`${key}: ${printable(value)}`);
    else
      console.table(
        group.map((row) => Object.fromEntries(Object.entries(row).map(([k, x]) => [k, printable(x)]))),
      );
  }
}

function groups(rows: readonly AdminRow[]): AdminRow[][] {
  return [...Map.groupBy(rows, (row) => Object.keys(row).join()).values()];
}

/** Replaces control characters, which could change the operator's terminal. */
function printable(value: AdminRow[string]): string {
  return String(value ?? '').replaceAll(/\p{C}/gu, '\ufffd');
}
