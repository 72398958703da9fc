/** A width and a height in millimetres, as everything that is printed is measured. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its upper left corner and its size, in millimetres. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** A circle in millimetres. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The papers that may be printed on, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
/** A paper by its name. */
export type PaperName = keyof typeof PAPERS;
/** The papers, the usual one first. */
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

/** How much of every edge stays free of the board: more than any printer needs, and the marks have room there. */
export const MARGIN = 10;
/** How much two neighbouring pages of one board show alike, so that one is glued upon the other. */
export const OVERLAP = 10;
/** The jeton that the dwarf's box holds fifteen times on the smallest paper. */
export const JETON = 20;

/** On how many pages a board is printed. */
export type PageCount = 1 | 4;

/** What a printer can print of a paper. */
export function printable(paper: Size): Area {
  return { x: MARGIN, y: MARGIN, width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN };
}

/** How large the board is: as large as its page, or as its four pages less what they overlap. */
export function boardSize(paper: Size, pages: PageCount): Size {
  const { width, height } = printable(paper);
  const across = (one: number) => (pages === 1 ? one : 2 * one - OVERLAP);
  return { width: across(width), height: across(height) };
}

/** The parts of the board that its pages show, by rows. */
export function tilesOf(paper: Size, pages: PageCount): readonly Area[] {
  const { width, height } = printable(paper);
  if (pages === 1) return [{ x: 0, y: 0, width, height }];
  const rows = [0, height - OVERLAP];
  const columns = [0, width - OVERLAP];
  return rows.flatMap((y) => columns.map((x) => ({ x, y, width, height })));
}

/** On which side of the middle a box of a corner lies. */
export interface Corner {
  readonly side: -1 | 1;
  readonly end: -1 | 1;
}

/** The four corners in the order of the places of the board. */
export const CORNERS: readonly Corner[] = [
  { side: -1, end: -1 },
  { side: 1, end: -1 },
  { side: -1, end: 1 },
  { side: 1, end: 1 },
];

/** Where everything lies on a board: the wooden edge, the dwarf's round box in the middle, and four boxes about it. */
export interface BoardPlan extends Size {
  /** The measure of whatever grows with the board: 1 on a sheet of A4. */
  readonly unit: number;
  /** How wide the wooden edge is. */
  readonly edge: number;
  /** How far the boxes are from one another. */
  readonly gap: number;
  /** The dwarf's box, where jetons lie. */
  readonly dwarf: Circle;
  /** How wide the ring with letters is about it. */
  readonly ring: number;
}

/** The plan of a board of a size. */
export function planOf({ width, height }: Size): BoardPlan {
  const unit = width / 190;
  const dwarf = { x: width / 2, y: height / 2, radius: 46 * unit };
  return { width, height, unit, edge: 8.5 * unit, gap: 3.4 * unit, dwarf, ring: 7.4 * unit };
}

/** The circle that bites a piece out of the four boxes: the dwarf's with its ring and a gap. */
export function biteOf({ dwarf, ring, gap }: BoardPlan): Circle {
  return { ...dwarf, radius: dwarf.radius + ring + gap };
}

/** The rectangle of a box of a corner, the piece not yet bitten out of it. */
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

/** The outline of a box of a corner, or of what lies `inset` within it: a rectangle, rounded, with the dwarf's bite. */
export function cornerOutline(plan: BoardPlan, corner: Corner, inset = 0): string {
  const area = cornerArea(plan, corner);
  const { x, y, radius } = biteOf(plan);
  const round = Math.max(4 * plan.unit - inset, 0);
  const bite = radius + inset;
  // Measured from the middle of the board outwards, alike for all four.
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

/** The largest rectangle of a card (5 × 7) that lies in a box of a corner clear of bite and edge, under a title `above` it. */
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

/** Where the medal with the stake lies in a box of a corner: in the arm beside the dwarf. */
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
