import type { Circle } from './geometry.ts';

/** The faces of type on paper: titles as the printers of the eighteenth century cast them, text, and its bold. */
export type Face = 'title' | 'text' | 'strong';

/** How wide a text is set in a face of a size, all in the same unit. */
export type Measure = (text: string, face: Face, size: number) => number;

/** The name that a face has in style sheets and documents. */
export function fontName(face: Face): string {
  return `nain-${face}`;
}

/** A text in the source of a drawing. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** How a text is set. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Degrees about its place. */
  readonly turn?: number;
}

/** A number as drawings have it. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A line of text. The narrow space of French typography is in no face of every device, a usual one is. */
export function textAt(text: string, x: number, y: number, setting: Setting): string {
  const { face, size, colour, anchor = 'start', turn = 0 } = setting;
  const turned = turn === 0 ? '' : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`;
  return (
    `<text x="${short(x)}" y="${short(y)}" font-family="${fontName(face)}" font-size="${short(size)}" fill="${colour}" ` +
    `text-anchor="${anchor}"${turned}>${escaped(printed(text))}</text>`
  );
}

/** A text in the signs that the faces have. */
export function printed(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** A text along the upper or the lower half of a circle, letter by letter, its middle at the top or the bottom. */
export function textOnCircle(
  text: string,
  { x, y, radius }: Circle,
  half: 'upper' | 'lower',
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

/** A drawing at a place and size: its own box, whose middle is 0,0, is put about the place. */
export function placed(drawing: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${drawing}</g>`;
}

/** The size at which a text is at most so wide. */
export function fittingSize(text: string, face: Face, size: number, width: number, measure: Measure): number {
  return Math.min(size, (size * width) / Math.max(measure(printed(text), face, size), 0.001));
}
