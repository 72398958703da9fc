import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStep, runSteps, type StepResult, type Tally } from './steps.ts';

const printed: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  printed.length = 0;
  vi.restoreAllMocks();
});

async function tallyOf(...results: readonly StepResult[]) {
  const tally: Tally = { passed: 0, failed: 0, unchanged: [] };
  for (const result of results) await runStep('step', async () => result, tally);
  return tally;
}

describe('a step', () => {
  it('that succeeds prints its summary only, and its tests are added up', async () => {
    const good = { ok: true, output: 'long talk', summary: 'in short', passed: 4 };
    expect(await tallyOf(good, good)).toMatchObject({ passed: 8, failed: 0 });
    expect(printed.join('\n')).toContain('in short');
    expect(printed.join('\n')).not.toContain('long talk');
  });

  it('that fails prints its output and counts as one failure', async () => {
    expect(await tallyOf({ ok: false, output: 'long talk' })).toMatchObject({ passed: 0, failed: 1 });
    expect(printed.join('\n')).toContain('long talk');
  });

  it('with failed tests counts these only', async () => {
    expect(await tallyOf({ ok: false, output: '', passed: 5, failed: 2 })).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  it('that is not run again is named', async () => {
    expect((await tallyOf({ ok: true, output: '', unchanged: ['lint'] })).unchanged).toEqual(['lint']);
  });

  it('that throws has failed, and the next steps run', async () => {
    const tally: Tally = { passed: 0, failed: 0, unchanged: [] };
    const isOk = await runStep('step', () => Promise.reject(new Error('out of cards')), tally);
    expect(isOk).toBe(false);
    expect(tally).toMatchObject({ passed: 0, failed: 1 });
    expect(printed.join('\n')).toContain('out of cards');
  });
});

describe('parallel steps', () => {
  it('are printed in order, and the result has one value for each', async () => {
    const last = Promise.withResolvers<StepResult>();
    const steps = [
      { name: 'slow', run: () => last.promise },
      {
        name: 'quick',
        run: async () => {
          last.resolve({ ok: false, output: 'too slow' });
          return { ok: true, output: '', summary: 'in no time', passed: 2 };
        },
      },
    ];
    const tally: Tally = { passed: 0, failed: 0, unchanged: [] };
    expect(await runSteps(steps, tally)).toEqual([false, true]);
    expect(tally).toMatchObject({ passed: 2, failed: 1 });
    const order = ['slow', 'too slow', 'quick', 'in no time'].map((text) => printed.join('\n').indexOf(text));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
  });
});
