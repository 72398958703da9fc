import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runNode } from './shell.ts';
import { root } from './workspace.ts';

const longestRun = 60_000;

describe('the examples', () => {
  for (const example of globSync('examples/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).sort()) {
    it(`${example} runs`, { timeout: longestRun }, async () => {
      const { ok, output } = await runNode(example, []);
      expect(ok, output).toBe(true);
      expect(output).not.toBe('');
    });
  }

  it('exist', () => {
    expect(globSync('examples/*.ts', { cwd: root })).not.toEqual([]);
  });
});
