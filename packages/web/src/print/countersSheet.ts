import { COUNTER_KINDS, type PlacedCounter } from './counterSets.ts';
import { counterFace, numberOn } from './figures.ts';
import { printable, type Size } from './geometry.ts';
import type { Look } from './palette.ts';
import { short } from './pen.ts';

/** Distance of cuts from the counters, in millimetres. */
const BESIDE = 1;

/** Returns a sheet of counters with dotted cutting lines. Each kind is drawn once and reused. */
export function countersDrawing(
  counters: readonly PlacedCounter[],
  paper: Size,
  look: Look,
  prefix: string,
): string {
  const kinds = COUNTER_KINDS.filter((kind) => counters.some((one) => one.kind === kind));
  const faces = kinds.map(
    (kind) => `<g id="${prefix}${kind}">${counterFace(kind, look, `${prefix}${kind}-`)}${numberOn(kind)}</g>`,
  );
  const laid = counters.map(
    ({ kind, x, y }) => `<use href="#${prefix}${kind}" x="${short(x)}" y="${short(y)}"/>`,
  );
  return `<defs>${faces.join('')}</defs>${cuts(counters, paper)}${laid.join('')}`;
}

/** Cutting lines above and below each row, and between its counters. */
function cuts(counters: readonly PlacedCounter[], paper: Size): string {
  const area = printable(paper);
  const rows = Map.groupBy(counters, ({ y }) => y);
  const across = [...rows.values()].flatMap(([first]) =>
    first === undefined ? [] : [first.y - BESIDE, first.y + first.height + BESIDE],
  );
  const lines = [...new Set(across.map(short))].map(
    (y) => `M${short(area.x - 2)} ${y}H${short(area.x + area.width + 2)}`,
  );
  const between = counters.map(
    ({ x, y, width, height }) =>
      `M${short(x + width + BESIDE)} ${short(y - BESIDE)}V${short(y + height + BESIDE)}`,
  );
  return `<path d="${lines.join('')}${between.join('')}" fill="none" stroke="#777" stroke-width=".15" stroke-dasharray=".4 1.2"/>`;
}
