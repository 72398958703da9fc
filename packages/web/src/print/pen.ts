import type { Circle } from './geometry.ts';

/** Fonts on paper: titles in an eighteenth-century face, text and bold text. */
export type Face = 'title' | 'text' | 'strong';

/** Returns the width of a text in the unit of `size`. */
export type Measure = (text: string, face: Face, size: number) => number;

/** Returns the name of a font in CSS and PDF. */
export function fontName(face: Face): string {
  return `nain-${face}`;
}

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
  /** Rotation in degrees. */
  readonly turn?: number;
}

/** Formats a number for SVG. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Returns a line of text. Replaces the narrow no-break space, which many fonts lack. */
export function textAt(text: string, x: number, y: number, setting: Setting): string {
  const { face, size, colour, anchor = 'start', turn = 0 } = setting;
  const turned = turn === 0 ? '' : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`;
  return (
    `<text x="${short(x)}" y="${short(y)}" font-family="${fontName(face)}" font-size="${short(size)}" fill="${colour}" ` +
    `text-anchor="${anchor}"${turned}>${escaped(printed(text))}</text>`
  );
}

/** Replaces characters that the fonts lack. */
export function printed(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** Sets a text letter by letter along the upper or lower half of a circle, centred at the top or bottom. */
export function textOnCircle(
  text: string,
  { x, y, radius, half }: Circle & { readonly half: 'upper' | 'lower' },
  setting: Setting & { readonly spacing: number },
  measure: Measure,
): string {
  const letters = [...printed(text)];
  const widths = letters.map((letter) => measure(letter, setting.face, setting.size) + setting.spacing);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const way = half === 'upper' ? 1 : -1;
  let along = -whole / 2;
  return letters
    .map((letter, index) => {
      const width = widths[index] ?? 0;
      const angle = (along + width / 2) / radius;
      along += width;
      const at = { x: x + Math.sin(angle) * radius, y: y - Math.cos(angle) * radius * way };
      return letter.trim() === ''
        ? ''
        : textAt(letter, at.x, at.y, { ...setting, anchor: 'middle', turn: (way * angle * 180) / Math.PI });
    })
    .join('');
}

/** Places and scales a drawing that is centred on 0,0. */
export function placed(drawing: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${drawing}</g>`;
}

/** Returns the largest font size up to `size` at which a text is not wider than `width`. */
export function fittingSize(
  text: string,
  { face, size, width }: { readonly face: Face; readonly size: number; readonly width: number },
  measure: Measure,
): number {
  return Math.min(size, (size * width) / Math.max(measure(printed(text), face, size), 0.001));
}
