import { type Area, MARGIN, OVERLAP, type PageCount, printable, type Size } from './geometry.ts';
import { short, textAt } from './pen.ts';

/** Length of the line that shows whether a page was printed to scale. */
const RULER = 100;
const GREY = '#555';
const TYPE = 2.9;

/** Letters of the four pages of a board, by rows. */
export const PAGE_LETTERS = ['A', 'B', 'C', 'D'] as const;

function line(path: string, rest = ''): string {
  return `<path d="${path}" fill="none" stroke="${GREY}" stroke-width=".25"${rest}/>`;
}

/** The 100 mm line at the foot of a page with its hint. */
export function rulerAt(paper: Size, hint: string): string {
  const x = MARGIN;
  const y = paper.height - 4.6;
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const length = index % 5 === 0 ? 2 : 1.2;
    return `M${x + index * 10} ${short(y - length)}V${short(y)}`;
  }).join('');
  const label = textAt(hint, x + RULER + 3, y, { face: 'text', size: TYPE, colour: GREY });
  return line(`M${x} ${short(y)}H${x + RULER}${ticks}`) + label;
}

/** The page name at the end of the foot. */
export function pageName(paper: Size, name: string): string {
  const setting = { face: 'text', size: TYPE, colour: GREY, anchor: 'end' } as const;
  return textAt(name, paper.width - MARGIN, paper.height - 4.6, setting);
}

/** A small plan of the four pages with one filled. */
function smallPlan(x: number, y: number, page: number): string {
  return [0, 1, 2, 3]
    .map((one) => {
      const at = `x="${short(x + (one % 2) * 2.4)}" y="${short(y + Math.floor(one / 2) * 2.4)}" width="2.4" height="2.4"`;
      return `<rect ${at} fill="${one === page ? GREY : '#fff'}" stroke="${GREY}" stroke-width=".2"/>`;
    })
    .join('');
}

/** The ends of a line across a page, outside the board. */
function lineEnds(area: Area, at: number, way: 'down' | 'across', dashes: string): string {
  const near = way === 'down' ? area.y : area.x;
  const far = way === 'down' ? area.y + area.height : area.x + area.width;
  const end = (from: number, to: number) =>
    way === 'down'
      ? `M${short(at)} ${short(from)}V${short(to)}`
      : `M${short(from)} ${short(at)}H${short(to)}`;
  return line(end(near - 5, near - 0.8) + end(far + 0.8, far + 2.8), dashes);
}

/** Marks of one of four pages: its letter, dashed cutting lines, and solid lines where the next page is glued. */
export function tileMarks(paper: Size, pages: PageCount, page: number): string {
  if (pages === 1) return '';
  const area = printable(paper);
  const [isRight, isLower] = [page % 2 === 1, page >= 2];
  const dashes = ' stroke-dasharray="1 .7"';
  const down = isRight
    ? lineEnds(area, area.x, 'down', dashes)
    : lineEnds(area, area.x + area.width - OVERLAP, 'down', '');
  const across = isLower
    ? lineEnds(area, area.y, 'across', dashes)
    : lineEnds(area, area.y + area.height - OVERLAP, 'across', '');
  const letter = textAt(PAGE_LETTERS[page] ?? '', area.x + area.width / 2 - 3, 7.6, {
    face: 'title',
    size: 5.4,
    colour: GREY,
    anchor: 'middle',
  });
  return down + across + letter + smallPlan(area.x + area.width / 2 + 1.5, 3.2, page);
}
