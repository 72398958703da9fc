import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOfIcon, iconFolder } from './iconHash.ts';

it('the pictures of the icon are up to date; `npm run icons` renders them', () => {
  expect(readFileSync(join(iconFolder, 'drawn-from.txt'), 'utf8').trim()).toBe(hashOfIcon());
});
