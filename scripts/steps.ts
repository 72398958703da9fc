import { styleText } from 'node:util';
import type { Finished } from './shell.ts';

export interface StepResult extends Finished {
  /** Printed if the step succeeds. The output is printed if it fails. */
  readonly summary?: string;
  readonly passed?: number;
  readonly failed?: number;
  /** What was not run because it had passed with the same files. */
  readonly unchanged?: readonly string[];
}

/** The number of passed tests, of failed tests and steps that failed without a failed test, and what was not run again. */
export interface Tally {
  passed: number;
  failed: number;
  unchanged: string[];
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

/** Runs one step, prints its result and adds it to the tally. Returns whether it succeeded. */
export async function runStep(name: string, run: () => Promise<StepResult>, tally: Tally): Promise<boolean> {
  const [isOk = false] = await runSteps([{ name, run }], tally);
  return isOk;
}

/** Runs steps in parallel and prints their results in order. Returns whether each succeeded. */
export async function runSteps(steps: readonly Step[], tally: Tally): Promise<boolean[]> {
  const begun = steps.map(({ name, run }) => ({ name, ending: timed(run) }));
  const results: boolean[] = [];
  for (const { name, ending } of begun) {
    console.log(styleText('bold', `▸ ${name}`));
    results.push(report(await ending, tally));
  }
  return results;
}

interface Ending {
  readonly result: StepResult;
  readonly seconds: string;
}

async function timed(run: () => Promise<StepResult>): Promise<Ending> {
  const start = performance.now();
  const result = await resultOf(run);
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

function report({ result, seconds }: Ending, tally: Tally): boolean {
  const { ok, output, summary = '', passed = 0, failed = 0, unchanged = [] } = result;
  if (!ok) console.log(output.trimEnd());
  else if (summary) console.log(summary);
  console.log(ok ? styleText('green', `  ok (${seconds} s)`) : styleText('red', `  FAILED (${seconds} s)`));
  tally.passed += passed;
  tally.failed += ok ? failed : Math.max(failed, 1);
  tally.unchanged.push(...unchanged);
  return ok;
}

async function resultOf(run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
