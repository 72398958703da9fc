import { INK } from '@nain-jaune/art';

/** Walnut, parchment and brass. */
const COLOURS = {
  wood: '#7c4a25',
  woodLight: '#a8713c',
  woodDark: '#33200f',
  light: '#ecc98c',
  tray: '#fbf3df',
  trayLine: '#b08d4f',
  ink: '#2a1c0f',
  inkSoft: '#5a452c',
  gold: '#f2c94c',
  goldLine: '#7a4f08',
  ray: '#f8dc7c',
  rayDark: '#eec04a',
  glow: '#fffaea',
  ring: '#4a2b14',
  ringLetters: '#f7dfa6',
};
export type Palette = Readonly<typeof COLOURS>;

const WHITE = '#fff';

/** Ink on white. */
const OUTLINES: Palette = {
  wood: WHITE,
  woodLight: WHITE,
  woodDark: INK,
  light: WHITE,
  tray: WHITE,
  trayLine: INK,
  ink: INK,
  inkSoft: INK,
  gold: WHITE,
  goldLine: INK,
  ray: WHITE,
  rayDark: WHITE,
  glow: WHITE,
  ring: WHITE,
  ringLetters: INK,
};

export const LOOKS = ['colour', 'outline'] as const;
/** How a board is printed. */
export type Look = (typeof LOOKS)[number];

export const PALETTES: Readonly<Record<Look, Palette>> = { colour: COLOURS, outline: OUTLINES };
