import { styleText } from 'node:util';
import type { Finished } from './shell.ts';

/** How a step ended: all well or not, what it printed, and the lines of that worth showing even when all is well. */
export interface StepResult extends Finished {
  readonly summary?: string;
  readonly passed?: number;
  readonly failed?: number;
}

/** What many steps came to: tests that passed; tests that failed, and steps that failed without a failed test. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A step: its name, and how it is made. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

/** Runs one step under a heading, tells how long it took, shows its output only where it failed, and counts it. */
export async function runStep(name: string, run: () => Promise<StepResult>, tally: Tally): Promise<boolean> {
  const [isWell = false] = await runSteps([{ name, run }], tally);
  return isWell;
}

/** Runs steps side by side, tells of one after another as `runStep` does, and gives whether each went well. */
export async function runSteps(steps: readonly Step[], tally: Tally): Promise<boolean[]> {
  const begun = steps.map(({ name, run }) => ({ name, ending: endingOf(run) }));
  const well: boolean[] = [];
  for (const { name, ending } of begun) {
    console.log(styleText('bold', `▸ ${name}`));
    well.push(tell(await ending, tally));
  }
  return well;
}

/** How a step ended, and how long it took. */
interface Ending {
  readonly result: StepResult;
  readonly seconds: string;
}

async function endingOf(run: () => Promise<StepResult>): Promise<Ending> {
  const began = performance.now();
  const result = await outcomeOf(run);
  return { result, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

function tell({ result, seconds }: Ending, tally: Tally): boolean {
  const { ok, output, summary = '', passed = 0, failed = 0 } = result;
  if (!ok) console.log(output.trimEnd());
  else if (summary) console.log(summary);
  console.log(ok ? styleText('green', `  ok (${seconds} s)`) : styleText('red', `  FAILED (${seconds} s)`));
  tally.passed += passed;
  tally.failed += ok ? failed : Math.max(failed, 1);
  return ok;
}

async function outcomeOf(step: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await step();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
