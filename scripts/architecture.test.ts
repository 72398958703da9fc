import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { architecturePage, drawImports, PICTURE } from './architecture.ts';
import { root } from './workspace.ts';

const page = readFileSync(architecturePage, 'utf8');

it('the picture shows the imports; `npm run golden:picture` draws it again', () => {
  expect(PICTURE.exec(page)?.[0]).toBe(drawImports());
});

it('the walks name files that exist', () => {
  const [, walks = ''] = /## Three walks\n(.*?)\n## /s.exec(page) ?? [];
  const files = [...walks.matchAll(/`(packages\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
