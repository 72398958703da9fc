import { type Face, fontName, type Measure } from './pen.ts';

export const FACES: readonly Face[] = ['title', 'text', 'strong'];

/** Returns the address of a font file, relative to the page. */
export function fontFile(face: Face): string {
  return `print-${face}.ttf`;
}

let loading: Promise<Measure> | undefined;

/** Loads the fonts for the preview and returns a function that measures text. Rejects offline if they are not cached. */
export function loadFonts(): Promise<Measure> {
  loading ??= loadAll().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadAll(): Promise<Measure> {
  const faces = FACES.map((face) => new FontFace(fontName(face), `url(${fontFile(face)})`));
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  return measureOnCanvas();
}

/** Font size in pixels, large enough to avoid hinting. */
const SCALE = 100;

/** Measures without kerning and ligatures, like the PDF. */
function measureOnCanvas(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('this browser draws on no canvas');
  context.fontKerning = 'none';
  context.textRendering = 'optimizeSpeed';
  const known = new Map<string, number>();
  return (text, face, size) => {
    const key = `${face} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      context.font = `${SCALE}px ${fontName(face)}`;
      width = context.measureText(text).width / SCALE;
      known.set(key, width);
    }
    return width * size;
  };
}
