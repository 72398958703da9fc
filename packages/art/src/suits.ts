import type { Suit } from '@nain-jaune/engine';
import { outlineAt } from './outlines.ts';

/** Outlines in a box of 100 × 100 centred on 0,0. */
export const SUIT_PATH: Readonly<Record<Suit, string>> = {
  h: 'M0 44C-8 32-46 8-46-18C-46-34-34-44-22-44C-11-44-3-37 0-28C3-37 11-44 22-44C34-44 46-34 46-18C46 8 8 32 0 44Z',
  d: 'M0-47C10-28 24-12 38 0C24 12 10 28 0 47C-10 28-24 12-38 0C-24-12-10-28 0-47Z',
  s: 'M0-46C9-30 44-8 44 14C44 28 34 35 24 35C15 35 8 31 4 23C5 34 10 41 19 46H-19C-10 41-5 34-4 23C-8 31-15 35-24 35C-34 35-44 28-44 14C-44-8-9-30 0-46Z',
  c: 'M0-46C13-46 22-37 22-25C22-18 19-13 14-8C18-10 22-11 26-11C37-11 46-2 46 10C46 22 37 31 26 31C17 31 9 27 4 19C5 31 9 40 18 46H-18C-9 40-5 31-4 19C-9 27-17 31-26 31C-37 31-46 22-46 10C-46-2-37-11-26-11C-22-11-18-10-14-8C-19-13-22-18-22-25C-22-37-13-46 0-46Z',
};

/** Colours of the drawings. Suits take the colour of their context. */
export const INK = '#1d1a2b';
export const RED = '#c8102e';
export const BLUE = '#27408b';
export const GREEN = '#2f6b4f';
export const YELLOW = '#f6c62b';
export const SKIN = '#fbe3cf';
export const CREAM = '#fffdf7';
export const STEEL = '#dfe6ee';
export const OAK = '#9a6b3a';

/** Outline of a pip. A negative scale turns it upside down. */
export function pip(suit: Suit, x: number, y: number, scale: number): string {
  return outlineAt(SUIT_PATH[suit], x, y, scale);
}

/** The stroke of all hand-drawn outlines. */
export function outline(width: number): string {
  return `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}
