declare const DRAWINGS_HASH: string;

/** The address of a drawing. It holds a hash, so that whoever has the drawing never asks for it again. */
export function drawing(name: string): string {
  return hashed(name, 'svg');
}

/** The address of the parts that the faces of cards are drawn of, with such a hash too. */
export function drawnParts(): string {
  return hashed('cards', 'json');
}

function hashed(name: string, type: string): string {
  return `/assets/${name}-${DRAWINGS_HASH}.${type}`;
}
