import { endOnInterrupt } from './io/interrupt.ts';
import { languageOf } from './language.ts';
import { run } from './run.ts';
import { processShell } from './shell.ts';

/** Runs the command line that this process was started with. */
export async function start(): Promise<void> {
  endOnInterrupt();
  const args = process.argv.slice(2);
  await run(args, await processShell(languageOf(args, process.env)));
}
