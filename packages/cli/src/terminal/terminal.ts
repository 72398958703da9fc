const PLAIN_COLUMNS = 80;
const FEWEST_COLUMNS = 40;

/** The columns that text is wrapped at: those of the terminal, or 80 where output is not a terminal. */
export function terminalColumns(): number {
  return Math.max(FEWEST_COLUMNS, process.stdout.isTTY ? process.stdout.columns : PLAIN_COLUMNS);
}

/** The columns that a table has. A table that is not written to a terminal is as wide as it likes. */
export function tableColumns(): number {
  return process.stdout.isTTY ? terminalColumns() : Number.POSITIVE_INFINITY;
}
