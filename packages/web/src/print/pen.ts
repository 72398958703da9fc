import type { Circle } from './geometry.ts';

/** Fonts on paper: titles in an eighteenth-century face, text and bold text. */
export type Face = 'title' | 'text' | 'strong';

const FONTS = {
  title: `font-family="IM Fell Double Pica, serif"`,
  text: `font-family="EB Garamond Variable, serif"`,
  strong: `font-family="EB Garamond Variable, serif" font-weight="700"`,
} as const satisfies Readonly<Record<Face, string>>;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Text properties. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Formats a number for SVG. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function attributes({ face, size, colour, anchor = 'start' }: Setting): string {
  return `${FONTS[face]} font-size="${short(size)}" fill="${colour}" text-anchor="${anchor}"`;
}

/** Returns a line of text. */
export function textAt(text: string, x: number, y: number, setting: Setting): string {
  return `<text x="${short(x)}" y="${short(y)}" ${attributes(setting)}>${escaped(printed(text))}</text>`;
}

/** Replaces the narrow no-break space, which many fonts lack. */
export function printed(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** Space after each letter on a circle, relative to the font size. */
const SPACING = 0.13;

/** Sets a text along the upper or lower half of a circle, centred at the top or bottom. */
export function textOnCircle(
  text: string,
  { x, y, radius, half, id }: Circle & { readonly half: 'upper' | 'lower'; readonly id: string },
  setting: Setting,
): string {
  const line = `M${short(x - radius)} ${short(y)}A${short(radius)} ${short(radius)} 0 0 ${half === 'upper' ? 1 : 0} ${short(x + radius)} ${short(y)}`;
  return (
    `<path id="${id}" d="${line}" fill="none"/>` +
    `<text letter-spacing="${short(setting.size * SPACING)}" ${attributes({ ...setting, anchor: 'middle' })}>` +
    `<textPath href="#${id}" startOffset="50%">${escaped(printed(text))}</textPath></text>`
  );
}

/** Places and scales a drawing that is centred on 0,0. */
export function placed(drawing: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${drawing}</g>`;
}

/** Returns a font size up to `size` at which a text is not wider than `width`, if a letter is `letter` ems wide. */
export function fittingSize(text: string, size: number, width: number, letter: number): number {
  return Math.min(size, width / Math.max(text.length * letter, 1));
}
