/** Width and height in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rectangle by its top left corner and size, in millimetres. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Circle in millimetres. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Paper sizes in portrait. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
export type PaperName = keyof typeof PAPERS;
/** The default first. */
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

/** Free margin at every edge, for printers and marks. */
export const MARGIN = 10;
/** Overlap of neighbouring pages for gluing. */
export const OVERLAP = 10;
/** Diameter of a jeton. Fifteen fit in the dwarf's box on the smallest paper. */
export const JETON = 20;

/** Number of pages of a board. */
export type PageCount = 1 | 4;

export function printable(paper: Size): Area {
  return { x: MARGIN, y: MARGIN, width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN };
}

/** Returns the size of the board: its page, or four pages minus their overlap. */
export function boardSize(paper: Size, pages: PageCount): Size {
  const { width, height } = printable(paper);
  const across = (one: number) => (pages === 1 ? one : 2 * one - OVERLAP);
  return { width: across(width), height: across(height) };
}

/** Returns the part of the board on each page, by rows. */
export function tilesOf(paper: Size, pages: PageCount): readonly Area[] {
  const { width, height } = printable(paper);
  if (pages === 1) return [{ x: 0, y: 0, width, height }];
  const rows = [0, height - OVERLAP];
  const columns = [0, width - OVERLAP];
  return rows.flatMap((y) => columns.map((x) => ({ x, y, width, height })));
}

/** The side of the centre on which a corner box is. */
export interface Corner {
  readonly side: -1 | 1;
  readonly end: -1 | 1;
}

/** The corners in the order of the board's places. */
export const CORNERS: readonly Corner[] = [
  { side: -1, end: -1 },
  { side: 1, end: -1 },
  { side: -1, end: 1 },
  { side: 1, end: 1 },
];

/** Geometry of a board: wooden edge, the dwarf's round box and four boxes around it. */
export interface BoardPlan extends Size {
  /** Scale factor: 1 on A4. */
  readonly unit: number;
  readonly edge: number;
  /** Distance between boxes. */
  readonly gap: number;
  /** The dwarf's box. */
  readonly dwarf: Circle;
  /** Width of the lettered ring around the dwarf's box. */
  readonly ring: number;
}

export function planOf({ width, height }: Size): BoardPlan {
  const unit = width / 190;
  const dwarf = { x: width / 2, y: height / 2, radius: 46 * unit };
  return { width, height, unit, edge: 8.5 * unit, gap: 3.4 * unit, dwarf, ring: 7.4 * unit };
}

/** The circle cut out of the four boxes: the dwarf's box with ring and gap. */
export function biteOf({ dwarf, ring, gap }: BoardPlan): Circle {
  return { ...dwarf, radius: dwarf.radius + ring + gap };
}

/** The rectangle of a corner box before the cut. */
export function cornerArea(plan: BoardPlan, { side, end }: Corner): Area {
  const width = (plan.width - 2 * plan.edge - plan.gap) / 2;
  const height = (plan.height - 2 * plan.edge - plan.gap) / 2;
  return {
    x: side < 0 ? plan.edge : plan.width - plan.edge - width,
    y: end < 0 ? plan.edge : plan.height - plan.edge - height,
    width,
    height,
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Returns the outline of a corner box, optionally inset: a rounded rectangle minus the circle. */
export function cornerOutline(plan: BoardPlan, corner: Corner, inset = 0): string {
  const area = cornerArea(plan, corner);
  const { x, y, radius } = biteOf(plan);
  const round = Math.max(4 * plan.unit - inset, 0);
  const bite = radius + inset;
  // Measured outwards from the centre, so that all four are alike.
  const near = plan.gap / 2 + inset;
  const far = { x: area.width + plan.gap / 2 - inset, y: area.height + plan.gap / 2 - inset };
  const cut = Math.sqrt(bite * bite - near * near);
  const at = (across: number, down: number) =>
    `${rounded(x + corner.side * across)} ${rounded(y + corner.end * down)}`;
  const turn = corner.side * corner.end > 0;
  return (
    `M${at(far.x - round, far.y)}L${at(near, far.y)}L${at(near, cut)}` +
    `A${bite} ${bite} 0 0 ${turn ? 0 : 1} ${at(cut, near)}L${at(far.x, near)}L${at(far.x, far.y - round)}` +
    `A${round} ${round} 0 0 ${turn ? 1 : 0} ${at(far.x - round, far.y)}Z`
  );
}

/** Returns the largest card (5 × 7) that fits in a corner box below a title of height `above`. */
export function cardArea(plan: BoardPlan, corner: Corner, above: number): Area {
  const area = cornerArea(plan, corner);
  const bite = biteOf(plan);
  const centre = area.width / 2;
  const room = 2.5 * plan.unit;
  const fits = (height: number) => {
    const inner = plan.gap / 2 + centre - (height * 5) / 14;
    const clear = bite.radius + room;
    const free = area.height + plan.gap / 2 - Math.sqrt(Math.max(clear * clear - inner * inner, 0));
    return above + height <= free;
  };
  let height = area.width;
  while (!fits(height) && height > 1) height -= 0.25;
  const width = (height * 5) / 7;
  const y = corner.end < 0 ? area.y + above : area.y + area.height - above - height;
  return { x: area.x + centre - width / 2, y, width, height };
}

/** Returns the place of the stake in a corner box, beside the dwarf. */
export function medalOf(plan: BoardPlan, corner: Corner): Circle {
  const area = cornerArea(plan, corner);
  const arm = area.width + plan.gap / 2 - biteOf(plan).radius;
  const radius = Math.min(arm * 0.34, 11 * plan.unit);
  return {
    x: plan.width / 2 + corner.side * (biteOf(plan).radius + arm / 2),
    y: plan.height / 2 + corner.end * (plan.gap / 2 + arm / 2 + 2 * plan.unit),
    radius,
  };
}
