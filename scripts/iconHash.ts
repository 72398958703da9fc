import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makeIcon, makeMaskableIcon } from '@nain-jaune/art';
import { root } from './workspace.ts';

export const publicFolder: string = join(root, 'packages/web/public');
export const iconFolder: string = join(publicFolder, 'icons');

/** Returns the hash of the current drawings, which is stored with the pictures made from them. */
export function hashOfIcon(): string {
  return createHash('sha256').update(makeIcon()).update(makeMaskableIcon()).digest('hex');
}
