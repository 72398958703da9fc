import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import * as v from 'valibot';
import { readConfig } from '../config/config.ts';
import { ADMIN_FILES, type AdminCommand, type AdminRow, adminAnswer } from './messages.ts';

const WRONG_USAGE = 2;

/** Where the commands go, and where their results are printed. */
interface Operator {
  readonly environment: NodeJS.ProcessEnv;
  readonly output: Console;
}

/** Runs an operator command, and returns the exit status. */
export async function runAdmin(args: readonly string[], operator: Operator): Promise<number> {
  let status = 0;
  const program = adminProgram(operator, async (command) => {
    status = await send(command, operator, program.opts()['json'] === true);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : WRONG_USAGE;
  }
  return status;
}

function adminProgram(
  { environment, output }: Operator,
  run: (command: AdminCommand) => Promise<void>,
): Command {
  const program = new Command('admin')
    .description('Gives commands to a running server. DATA_FOLDER names its data folder.')
    .option('--json', 'print JSON')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.log(text.trimEnd()),
      writeErr: (text) => output.error(text.trimEnd()),
    });

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
    .action((file: string) => run({ name: 'backup', file: fromHere(file, environment) }));
  return program;
}

function terms({ days: length = null, reason: note }: { days?: number | null; reason: string }) {
  return { days: length, reason: note };
}

/** npm changes the working directory. Paths are relative to where it was called. */
function fromHere(file: string, environment: NodeJS.ProcessEnv): string {
  return resolve(environment['INIT_CWD'] ?? process.cwd(), file);
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

/** Sends a command to the server of the data folder, prints its answer and returns the exit status. */
async function send(
  command: AdminCommand,
  { environment, output }: Operator,
  asJson: boolean,
): Promise<number> {
  const config = readConfig(environment);
  const answer = config.ok ? await ask(config.value.dataFolder, command) : config.error.join('\n');
  if (typeof answer === 'string') output.error(answer);
  else if (asJson) output.log(JSON.stringify(answer, null, 2));
  else printRows(answer, output);
  return typeof answer === 'string' ? 1 : 0;
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

function printRows(rows: readonly AdminRow[], output: Console): void {
  if (rows.length === 0) output.log('none');
  for (const group of groups(rows)) {
    const [first] = group;
    if (group.length === 1 && first !== undefined)
      for (const [key, value] of Object.entries(first)) output.log(`${key}: ${printable(value)}`);
    else
      output.table(
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
