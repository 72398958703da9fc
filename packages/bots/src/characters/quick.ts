import { rosalie } from './bold.ts';
import { hector, ninon } from './carefree.ts';
import type { Character } from './character.ts';
import { achille } from './forgetful.ts';
import { prosper } from './hoarding.ts';
import { blandine } from './lowLeading.ts';
import { gaspard } from './miserly.ts';

/** The characters that answer at once, by name, in the order in which they are offered. */
export const quickCharacters = {
  achille,
  rosalie,
  prosper,
  ninon,
  gaspard,
  blandine,
  hector,
} satisfies Readonly<Record<string, Character>>;
