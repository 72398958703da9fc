import { padEnd, widthOf, wrap } from '../terminal/width.ts';

const INDENT = '  ';

/** What may be typed, and what it does, in two columns. */
export function drawPlayHelp(
  lines: readonly (readonly [typed: string, story: string])[],
  columns: number,
): string {
  const width = Math.max(...lines.map(([typed]) => widthOf(typed)));
  const indent = ' '.repeat(INDENT.length * 2 + width);
  return lines
    .map(([typed, story]) => wrap(`${INDENT}${padEnd(typed, width)}${INDENT}${story}`, columns, indent))
    .join('\n');
}
