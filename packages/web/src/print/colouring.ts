import { INK } from '@nain-jaune/art';

const WHITE = '#fff';
/** Maximum luminance of ink. Lighter areas become white. */
const DARK = 0.0125;
/** Minimum width of a ribbon, which is an area; thinner strokes are lines. */
const RIBBON = 2.2;
/** More transparent shapes are shade or shine and are dropped. */
const FAINT = 0.9;

/** Returns the relative luminance as defined by WCAG. */
function lightness(colour: string): number {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) => {
    const part = Number.parseInt(wide.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function isInk(colour: string): boolean {
  return colour.startsWith('#') && lightness(colour) < DARK;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`[\\s"]${name}="([^"]*)"`).exec(tag)?.[1];
}

function withAttribute(tag: string, name: string, value: string): string {
  if (attribute(tag, name) === undefined)
    return tag.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end}`);
  return tag.replace(new RegExp(`([\\s"])${name}="[^"]*"`), `$1${name}="${value}"`);
}

function areaLeftWhite(tag: string, line: number): string {
  const fill = attribute(tag, 'fill');
  if (fill === undefined || fill === 'none') return tag;
  if (isInk(fill) || tag.startsWith('<text')) return withAttribute(tag, 'fill', INK);
  const white = withAttribute(tag, 'fill', WHITE);
  if (attribute(tag, 'stroke') !== undefined || tag.startsWith('<g') || line === 0) return white;
  return withAttribute(withAttribute(white, 'stroke', INK), 'stroke-width', String(line));
}

/** Lines become ink. A ribbon over a wider one stays white between its edges. */
function lineInInk(tag: string): string {
  const stroke = attribute(tag, 'stroke');
  if (stroke === undefined || stroke === 'none') return tag;
  const isRibbon = Number(attribute(tag, 'stroke-width') ?? 1) >= RIBBON;
  const isArea = !['none', undefined].includes(attribute(tag, 'fill'));
  const ribbon = isRibbon && !isArea && stroke.startsWith('#') && !isInk(stroke);
  return withAttribute(tag, 'stroke', ribbon ? WHITE : INK);
}

function inInk(tag: string, line: number): string {
  const opacity = Number(attribute(tag, 'opacity') ?? 1);
  if (opacity < FAINT) return '';
  return lineInInk(areaLeftWhite(tag, line));
}

/**
 * Converts one of the page's drawings to outlines for colouring: ink on white without shade. Shapes without a stroke get one of
 * width `line` in drawing units; with 0 they get none.
 */
export function toColourIn(drawing: string, line: number): string {
  return drawing.replaceAll(/<(?:path|rect|circle|ellipse|g|text)\b[^>]*>/g, (tag) => inInk(tag, line));
}
