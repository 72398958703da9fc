import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOfIcon, iconFolder, publicFolder } from './iconHash.ts';

describe('the pictures of the icon', () => {
  it('are up to date; `npm run icons` renders them', () => {
    expect(readFileSync(join(iconFolder, 'drawn-from.txt'), 'utf8').trim()).toBe(hashOfIcon());
  });

  it.each([
    ['favicon.ico', '00000100', 4000],
    ['apple-touch-icon.png', '89504e47', 10_000],
  ])('are at the root, where browsers look for %s without a link, and small', (file, start, most) => {
    const content = readFileSync(join(publicFolder, file));
    expect(content.toString('hex', 0, 4)).toBe(start);
    expect(content.length).toBeLessThan(most);
  });
});
