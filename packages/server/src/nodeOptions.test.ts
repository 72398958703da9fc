import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE_OPTIONS } from './nodeOptions.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('is Node run alike wherever a server is started', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
  expect(scripts.start).toContain(`node ${NODE_OPTIONS.join(' ')} scripts/setup.mjs`);
  const command = ['node', ...NODE_OPTIONS, 'packages/server/dist/main.js'];
  expect(read('deploy/Dockerfile')).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(read('docs/running.md')).toContain(command.join(' '));
});
