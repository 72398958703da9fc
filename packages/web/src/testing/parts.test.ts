import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHOICE, GAME, SHELL, TABLE } from '../../parts.ts';

const packages = join(import.meta.dirname, '..', '..', '..');
const files = globSync('*/src/**/*.{ts,svelte}', { cwd: packages });

test.each([...SHELL, ...CHOICE, ...TABLE, ...GAME])(
  '%s exists: a renamed file would leave its part',
  (path) => {
    expect(files.some((file) => file.startsWith(path))).toBe(true);
  },
);
