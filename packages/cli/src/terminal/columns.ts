import { padEnd, padStart, widthOf } from './width.ts';

/**
 * Rows of texts as a table with columns two spaces apart. The first column stands on the left side, the
 * others on the right, where numbers belong, unless they are texts too.
 */
export function drawColumns(
  rows: readonly (readonly string[])[],
  others: 'left' | 'right' = 'right',
): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const pad = (column: number) => (column === 0 || others === 'left' ? padEnd : padStart);
  const drawRow = (row: readonly string[]) =>
    row.map((cell, column) => pad(column)(cell, widths[column] ?? 0)).join('  ');
  return rows.map((row) => drawRow(row).trimEnd()).join('\n');
}
