import { makeWood } from '@nain-jaune/art';
import { cardAt, contentOf, dwarfFigure, medalAt, type SheetStyle } from './figures.ts';
import {
  type BoardPlan,
  biteOf,
  CORNERS,
  type Corner,
  cardArea,
  cornerArea,
  cornerOutline,
  medalOf,
} from './geometry.ts';
import { type Look, PALETTES, type Palette } from './palette.ts';
import { fittingSize, placed, short, textAt, textOnCircle } from './pen.ts';

/** A printed box: face of its honour, name and stake. */
export interface PrintedBox {
  /** The face of the card. The seven of diamonds is drawn as the dwarf in the middle. */
  readonly face: string;
  readonly name: string;
  readonly stake: string;
  readonly isDwarf: boolean;
}

export interface BoardText {
  /** The boxes by place, the middle one last. */
  readonly boxes: readonly PrintedBox[];
  /** The name of the rules, below the dwarf. */
  readonly rules: string;
}

interface Sheet {
  readonly plan: BoardPlan;
  readonly palette: Palette;
  readonly look: Look;
  readonly prefix: string;
}

/** Returns a board as SVG in millimetres, its top left corner at 0,0. */
export function boardDrawing(plan: BoardPlan, text: BoardText, { look, prefix }: SheetStyle): string {
  const sheet = { plan, palette: PALETTES[look], look, prefix };
  const [middle] = text.boxes.slice(-1);
  return (
    woodOf(sheet) +
    stringOf(sheet) +
    CORNERS.map((corner, place) => {
      const box = text.boxes[place];
      return box === undefined ? '' : trayOf(sheet, corner, box);
    }).join('') +
    (middle === undefined ? '' : middleOf(sheet, middle, text.rules))
  );
}

function rectangle(plan: BoardPlan, inset: number, round: number): string {
  const size = (whole: number) => short(whole - 2 * inset);
  return `<rect x="${short(inset)}" y="${short(inset)}" width="${size(plan.width)}" height="${size(plan.height)}" rx="${short(round)}"`;
}

/** The grain, along the longer side. */
function grain({ plan }: Sheet): string {
  return `<g transform="translate(${short(plan.width)} 0) rotate(90) scale(${short(plan.height / 640)} ${short(plan.width / 600)})">${contentOf(makeWood())}</g>`;
}

function woodOf(sheet: Sheet): string {
  const { plan, palette, look, prefix } = sheet;
  const round = 5 * plan.unit;
  const edge = `${rectangle(plan, 0.3, round)} fill="none" stroke="${palette.woodDark}" stroke-width="${short(0.6 * plan.unit)}"/>`;
  if (look === 'outline') return edge;
  const stops = [palette.woodLight, palette.wood, palette.woodLight, palette.wood]
    .map((colour, index) => `<stop offset="${index / 3}" stop-color="${colour}"/>`)
    .join('');
  return (
    `<defs><linearGradient id="${prefix}wood" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${short(plan.width)}" y2="${short(plan.height / 4)}">${stops}</linearGradient>` +
    `<clipPath id="${prefix}board">${rectangle(plan, 0, round)}/></clipPath></defs>` +
    `<g clip-path="url(#${prefix}board)">${rectangle(plan, 0, round)} fill="url(#${prefix}wood)"/>${grain(sheet)}</g>${edge}`
  );
}

/** The chequered border. */
function stringOf({ plan, palette }: Sheet): string {
  const { unit } = plan;
  const line = (colour: string, width: number, dashes = '') =>
    `${rectangle(plan, 4.1 * unit, 3 * unit)} fill="none" stroke="${colour}" stroke-width="${short(width * unit)}"${dashes}/>`;
  const step = short(2.2 * unit);
  return (
    line(palette.woodDark, 2.7) +
    line(palette.light, 2.1) +
    line(palette.woodDark, 1.3, ` stroke-dasharray="${step} ${step}"`)
  );
}

/** The lining of a tray: rim, ground and engraved lines. */
function lining({ plan, palette }: Sheet, outline: (inset: number) => string): string {
  const { unit } = plan;
  return (
    `<path d="${outline(-0.5 * unit)}" fill="${palette.woodDark}"/>` +
    `<path d="${outline(0)}" fill="${palette.tray}"/>` +
    `<path d="${outline(1.5 * unit)}" fill="none" stroke="${palette.trayLine}" stroke-width="${short(0.55 * unit)}"/>` +
    `<path d="${outline(2.4 * unit)}" fill="none" stroke="${palette.trayLine}" stroke-width="${short(0.2 * unit)}"/>`
  );
}

function trayOf(sheet: Sheet, corner: Corner, box: PrintedBox): string {
  const { plan, palette } = sheet;
  const title = 13.5 * plan.unit;
  const card = cardArea(plan, corner, title);
  return (
    lining(sheet, (inset) => cornerOutline(plan, corner, inset)) +
    titleOf(sheet, corner, box) +
    cardAt(box.face, card.x + card.width / 2, card.y + card.height / 2, card.height) +
    medalAt(medalOf(plan, corner), box.stake, palette)
  );
}

/** The name of the honour between two flourishes. */
function titleOf(sheet: Sheet, corner: Corner, box: PrintedBox): string {
  const { plan, palette } = sheet;
  const { unit } = plan;
  const area = cornerArea(plan, corner);
  const size = fittingSize(box.name, 7 * unit, area.width - 26 * unit, 0.48);
  const x = area.x + area.width / 2;
  const y = (corner.end < 0 ? area.y + 10 * unit : area.y + area.height - 6 * unit) - (7 * unit - size) / 3;
  const half = area.width / 2 - 11 * unit;
  const flourishes = [-1, 1].map((way) => flourish(sheet, x + way * half, y - size * 0.24, way)).join('');
  return textAt(box.name, x, y, { face: 'title', size, colour: palette.ink, anchor: 'middle' }) + flourishes;
}

function flourish({ plan: { unit }, palette }: Sheet, x: number, y: number, way: number): string {
  const leaf = '<path d="M2.2 0C3.4-1.3 5.6-1.3 7.4 0C5.6 1.3 3.4 1.3 2.2 0Z"/>';
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(way * unit * 0.8)} ${short(unit * 0.8)})" fill="${palette.trayLine}"><path d="M0-1.5L1.3 0L0 1.5L-1.3 0Z"/>${leaf}</g>`;
}

/** Every second ray of the sun behind the dwarf. */
function rays({ dwarf }: BoardPlan, colour: string, line: string, unit: number): string {
  const point = (angle: number, part: number) =>
    `${short(dwarf.x + Math.cos(angle) * dwarf.radius * part)} ${short(dwarf.y + Math.sin(angle) * dwarf.radius * part)}`;
  const step = Math.PI / 16;
  const wedges = Array.from({ length: 16 }, (_, index) => {
    const from = 2 * index * step;
    return `M${point(from, 0.6)}L${point(from, 1)}A${short(dwarf.radius)} ${short(dwarf.radius)} 0 0 1 ${point(from + step, 1)}L${point(from + step, 0.6)}Z`;
  }).join('');
  return `<path d="${wedges}" fill="${colour}" stroke="${line}" stroke-width="${short(0.15 * unit)}"/>`;
}

/** The round box in the middle: ring with the names, sun and dwarf. */
function middleOf(sheet: Sheet, box: PrintedBox, rules: string): string {
  const { plan, palette, look, prefix } = sheet;
  const { dwarf, ring, unit } = plan;
  const circle = (radius: number, paint: string) =>
    `<circle cx="${short(dwarf.x)}" cy="${short(dwarf.y)}" r="${short(radius)}" ${paint}/>`;
  const line = (width: number) => `stroke="${palette.woodDark}" stroke-width="${short(width * unit)}"`;
  const letters = (text: string, half: 'upper' | 'lower') => {
    const radius = dwarf.radius + ring * (half === 'upper' ? 0.29 : 0.71);
    const size = fittingSize(text, 5.2 * unit, dwarf.radius * 2.4, 0.8);
    const setting = { face: 'title', size, colour: palette.ringLetters } as const;
    return textOnCircle(text, { ...dwarf, radius, half, id: `${prefix}${half}` }, setting);
  };
  const height = dwarf.radius * 1.42;
  const figure = box.isDwarf
    ? placed(dwarfFigure(look), dwarf.x, dwarf.y, height / 330)
    : cardAt(box.face, dwarf.x, dwarf.y, height);
  const side = (way: number) => ({
    x: dwarf.x + way * (dwarf.radius + ring / 2),
    y: dwarf.y,
    radius: ring * 0.86,
  });
  return (
    circle(biteOf(plan).radius - plan.gap, `fill="${palette.ring}" ${line(0.5)}`) +
    letters(box.name.toLocaleUpperCase(), 'upper') +
    letters(rules, 'lower') +
    circle(dwarf.radius, `fill="${palette.ray}" ${line(0.6)}`) +
    rays(plan, palette.rayDark, palette.goldLine, unit) +
    circle(
      dwarf.radius * 0.8,
      `fill="${palette.glow}" stroke="${palette.goldLine}" stroke-width="${short(0.3 * unit)}"`,
    ) +
    circle(
      dwarf.radius * 0.77,
      `fill="none" stroke="${palette.trayLine}" stroke-width="${short(0.2 * unit)}"`,
    ) +
    figure +
    medalAt(side(-1), box.stake, palette) +
    medalAt(side(1), box.stake, palette)
  );
}
