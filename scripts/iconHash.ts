import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makeIcon, makeMaskableIcon } from '../packages/web/src/art/dwarfPictures.ts';
import { root } from './workspace.ts';

/** Where the pictures of the icon lie. */
export const iconFolder: string = join(root, 'packages/web/public/icons');

/** A hash of the icon as it is drawn now, kept beside the pictures that were made of it. */
export function hashOfIcon(): string {
  return createHash('sha256').update(makeIcon()).update(makeMaskableIcon()).digest('hex');
}
