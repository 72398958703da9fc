import { HelpShown, refuseUnknownCommand } from './commands/command.ts';
import { makeProgram } from './program.ts';
import type { Shell } from './shell.ts';
import { UsageError } from './usage.ts';

/** The statuses that the process ends with besides 0 and, where something was found wrong, 1. */
const WRONG_USE = 2;
const BROKEN = 70;

/**
 * Runs the command line with the arguments after the program's own name, and sets the status of the
 * process.
 */
export async function run(args: readonly string[], shell: Shell): Promise<void> {
  try {
    const program = makeProgram(shell);
    const asked = withHelp(args);
    refuseUnknownCommand(program, shell, asked);
    await program.parseAsync(asked, { from: 'user' });
  } catch (error) {
    process.exitCode = statusOf(error, shell);
  }
}

/** `nain help play` is `nain play --help`. */
function withHelp([first, ...others]: readonly string[]): string[] {
  if (first === 'help') return [...others, '--help'];
  return first === undefined ? [] : [first, ...others];
}

/** The status that an error ends the process with; what it has to say is said. */
function statusOf(error: unknown, shell: Shell): number {
  if (error instanceof HelpShown) return error.status;
  if (error instanceof UsageError) {
    const [first = '', ...others] = error.message.split('\n');
    const hint = error.hint === '' ? [] : [shell.notePaint('dim', error.hint)];
    shell.output.note(`${[shell.notePaint('red', first), ...others, ...hint].join('\n')}\n`);
    return WRONG_USE;
  }
  const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
  shell.output.note(`${shell.cli.brokenInvariant}\n${story}\n`);
  return BROKEN;
}
