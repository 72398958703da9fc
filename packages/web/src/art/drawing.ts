declare const DRAWINGS_HASH: string;

/** The address of a drawing. It holds a hash, so that whoever has the drawing never asks for it again. */
export function drawing(name: string): string {
  return `/assets/${name}-${DRAWINGS_HASH}.svg`;
}
