import { padEnd, padStart, terminalColumns, widthOf, wrap } from './width.ts';

type Row = readonly string[];

export interface TableOptions {
  /** Alignment of the columns after the first. Default: right. */
  readonly others?: 'left' | 'right';
  /** Maximum width. Default: that of the terminal, or unlimited if output is not a terminal. */
  readonly columns?: number;
  readonly hasHead?: boolean;
}

const GAP = '  ';

/** Draws rows as a table, or as one block a row if the table is too wide. */
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

/** Draws each row as a block: its first cell, then each other cell after the name of its column. */
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

/** Draws each row in two lines: its first cell, then its other cells. */
function drawPairs(rows: readonly Row[], columns: number): string {
  return rows
    .flatMap(([first = '', ...cells]) => [
      ...titleLines(first, columns),
      wrap(`${GAP}${cells.join(GAP)}`, columns, GAP.repeat(2)),
    ])
    .join('\n');
}

/** Wraps a sentence above a table at the width of the terminal. Output to a file or a pipe is not wrapped. */
export function drawSentence(text: string): string {
  return wrap(text, tableColumns());
}

function tableColumns(): number {
  return process.stdout.isTTY ? terminalColumns() : Number.POSITIVE_INFINITY;
}

function widestIn(rows: readonly Row[], column: number): number {
  return Math.max(...rows.map((row) => widthOf(row[column] ?? '')));
}
