import { tableColumns } from './terminal.ts';
import { padEnd, padStart, widthOf, wrap } from './width.ts';

type Row = readonly string[];

/** How rows become a table. */
export interface TableOptions {
  /** The side on which the columns after the first are aligned: right for numbers. */
  readonly others?: 'left' | 'right';
  /** How wide the table may be. A wider one is drawn row by row. */
  readonly columns?: number;
  /** Whether the first row names the columns. */
  readonly hasHead?: boolean;
}

const GAP = '  ';

/** Rows of texts as a table with columns two spaces apart; row by row where the table is too wide. */
export function drawColumns(
  rows: readonly Row[],
  { others = 'right', columns = tableColumns(), hasHead = true }: TableOptions = {},
): string {
  const widths = (rows[0] ?? []).map((_, column) => widestIn(rows, column));
  const width = widths.reduce((sum, one) => sum + one, 0) + GAP.length * (widths.length - 1);
  if (width > columns) return hasHead ? drawBlocks(rows, columns) : drawPairs(rows, columns);
  const pad = (column: number) => (column === 0 || others === 'left' ? padEnd : padStart);
  const drawRow = (row: Row) => row.map((cell, column) => pad(column)(cell, widths[column] ?? 0)).join(GAP);
  return rows.map((row) => drawRow(row).trimEnd()).join('\n');
}

/** Each row as a block: its first cell, and under it each other cell after the name of its column. */
function drawBlocks([head = [], ...rows]: readonly Row[], columns: number): string {
  const names = head.slice(1);
  const width = Math.max(...names.map(widthOf));
  const blocks = rows.map(([first = '', ...cells]) => [
    ...titleLines(first, columns),
    ...cells.flatMap((cell, index) =>
      cell === '' ? [] : [drawCell(names[index] ?? '', cell, width, columns)],
    ),
  ]);
  return [...titleLines(head[0] ?? '', columns), ...blocks.flat()].join('\n');
}

function titleLines(title: string, columns: number): string[] {
  return title === '' ? [] : [wrap(title.trim(), columns, GAP)];
}

function drawCell(name: string, cell: string, width: number, columns: number): string {
  const line = `${GAP}${padEnd(name, width)}${GAP}${cell}`;
  return widthOf(line) <= columns ? line : wrap(`${GAP}${name}${GAP}${cell}`, columns, GAP.repeat(2));
}

/** Each row in two lines: its first cell, and its other cells. */
function drawPairs(rows: readonly Row[], columns: number): string {
  return rows
    .flatMap(([first = '', ...cells]) => [
      ...titleLines(first, columns),
      wrap(`${GAP}${cells.join(GAP)}`, columns, GAP.repeat(2)),
    ])
    .join('\n');
}

function widestIn(rows: readonly Row[], column: number): number {
  return Math.max(...rows.map((row) => widthOf(row[column] ?? '')));
}
