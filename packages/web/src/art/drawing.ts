declare const DRAWINGS_HASH: string;

/** Returns the address of a drawing, relative to the page. It has a hash, so browsers store it permanently. */
export function drawing(name: string): string {
  return hashed(name, 'svg');
}

/** Returns the address of the parts of card faces. */
export function drawnParts(): string {
  return hashed('cards', 'json');
}

function hashed(name: string, type: string): string {
  return `assets/${name}-${DRAWINGS_HASH}.${type}`;
}
