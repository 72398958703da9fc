const PLAIN_COLUMNS = 80;
const FEWEST_COLUMNS = 40;

/** How wide the terminal is, or what is written to in its place. */
export function terminalColumns(): number {
  return Math.max(FEWEST_COLUMNS, process.stdout.isTTY ? process.stdout.columns : PLAIN_COLUMNS);
}
