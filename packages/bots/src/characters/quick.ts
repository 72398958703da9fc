import { achille } from './achille.ts';
import { blandine } from './blandine.ts';
import type { Character } from './character.ts';
import { gaspard } from './gaspard.ts';
import { hector } from './hector.ts';
import { ninon } from './ninon.ts';
import { prosper } from './prosper.ts';
import { rosalie } from './rosalie.ts';

/** The characters that answer at once, by name, in menu order. */
export const quickCharacters = {
  achille,
  rosalie,
  prosper,
  ninon,
  gaspard,
  blandine,
  hector,
} satisfies Readonly<Record<string, Character>>;
