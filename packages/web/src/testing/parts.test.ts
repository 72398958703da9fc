import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHOICE, GAME, SHELL, TABLE } from '../../parts.ts';

const files = globSync('*/src/**/*.{ts,svelte}', { cwd: new URL('../../..', import.meta.url) });

test.each([...SHELL, ...CHOICE, ...TABLE, ...GAME])(
  '%s exists: a renamed file would leave its part',
  (path) => {
    expect(files.some((file) => file.startsWith(path))).toBe(true);
  },
);
