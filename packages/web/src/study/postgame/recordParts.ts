/** The text of one record. `line` is its number from 1; null if the record is the whole file. */
export interface RecordPart {
  readonly text: string;
  readonly line: number | null;
}

/** Returns the records of a file: one on each line, or a single one that may span lines. */
export function recordParts(text: string): readonly RecordPart[] {
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
  const filled = lines.filter((line) => line.text !== '');
  const areSeveral =
    filled.length > 1 && filled.every((line) => line.text.startsWith('{') && line.text.endsWith('}'));
  return areSeveral ? filled : [{ text, line: null }];
}
