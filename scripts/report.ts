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

/** Runs one step under a heading, tells how long it took, shows its output only where it failed, and counts it. */
export async function runStep(name: string, step: () => Promise<StepResult>, tally: Tally): Promise<boolean> {
  console.log(styleText('bold', `▸ ${name}`));
  const began = performance.now();
  const { ok, output, summary = '', passed = 0, failed = 0 } = await outcomeOf(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
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
