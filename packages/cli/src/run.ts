import { HelpShown, refuseUnknownCommand } from './commands/makeCommand.ts';
import { endOnInterrupt } from './io/interrupt.ts';
import { languageOf } from './language.ts';
import { makeProgram } from './program.ts';
import { processShell, type Shell } from './shell.ts';
import { UsageError } from './usageError.ts';

const WRONG_USAGE_STATUS = 2;
const INTERNAL_ERROR_STATUS = 70;

export async function runProcess(): Promise<void> {
  endOnInterrupt();
  const args = process.argv.slice(2);
  await run(args, await processShell(languageOf(args, process.env)));
}

/** Runs a command line, without the name of the program, and sets the exit status of the process. */
export async function run(args: readonly string[], shell: Shell): Promise<void> {
  try {
    const normalised = helpAsOption(args);
    const program = await makeProgram(shell, normalised);
    refuseUnknownCommand(program, shell, normalised);
    await program.parseAsync(normalised, { from: 'user' });
  } catch (error) {
    process.exitCode = reportError(error, shell);
  }
}

/** Rewrites `nain help play` as `nain play --help`. */
function helpAsOption([first, ...others]: readonly string[]): string[] {
  if (first === 'help') return [...others, '--help'];
  return first === undefined ? [] : [first, ...others];
}

function reportError(error: unknown, shell: Shell): number {
  if (error instanceof HelpShown) return error.status;
  if (error instanceof UsageError) {
    const [first = '', ...others] = error.message.split('\n');
    const hint = error.hint === '' ? [] : [shell.notePaint('dim', error.hint)];
    shell.output.note(`${[shell.notePaint('red', first), ...others, ...hint].join('\n')}\n`);
    return WRONG_USAGE_STATUS;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  shell.output.note(`${shell.cli.internalError}\n${details}\n`);
  return INTERNAL_ERROR_STATUS;
}
