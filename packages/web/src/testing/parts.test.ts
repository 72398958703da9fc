import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHOICE, CONTROLS, GAME, RULES, SHELL, TABLE } from '../../parts.ts';

const packages = join(import.meta.dirname, '..', '..', '..');
const files = globSync('*/src/**/*.{ts,svelte,css}', { cwd: packages });

/** The styles of a component are a module of their own, and the bundler has one without a file. */
const ofFiles = [...SHELL, ...CHOICE, ...TABLE, ...GAME, ...RULES, ...CONTROLS]
  .filter((path) => !path.startsWith('rolldown/'))
  .map((path) => path.replace(/\?.*/, ''));

test.each(ofFiles)('%s exists: a renamed file would leave its part', (path) => {
  expect(files.some((file) => file.startsWith(path))).toBe(true);
});
