import type { Circle } from './geometry.ts';
import type { Palette } from './palette.ts';
import { fittingSize, type Measure, short, textAt } from './pen.ts';

/** A brass medal with a stake. */
export function medalAt({ x, y, radius }: Circle, stake: string, palette: Palette, measure: Measure): string {
  const circle = (part: number, paint: string) =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * part)}" ${paint}/>`;
  const beads = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const at = (trig: (angle: number) => number) => short(trig(angle) * radius * 0.84);
    return `<circle cx="${at(Math.cos)}" cy="${at(Math.sin)}" r="${short(radius * 0.055)}"/>`;
  }).join('');
  const size = fittingSize(stake, 'strong', radius * 1.2, radius * 1.1, measure);
  return (
    circle(1, `fill="${palette.gold}" stroke="${palette.goldLine}" stroke-width="${short(radius * 0.045)}"`) +
    `<g transform="translate(${short(x)} ${short(y)})" fill="${palette.goldLine}">${beads}</g>` +
    circle(
      0.7,
      `fill="${palette.glow}" stroke="${palette.goldLine}" stroke-width="${short(radius * 0.03)}"`,
    ) +
    textAt(stake, x, y + size * 0.325, { face: 'strong', size, colour: palette.ink, anchor: 'middle' })
  );
}
