import { statSync } from 'node:fs';
import type { Shell } from '../shell.ts';
import { storedBytes, unpacked } from './files.ts';
import type { Progress } from './progress.ts';
import { type RecordLine, readRecordLines } from './recordLines.ts';

/** Reads one record from each line of a file, or of standard input for `-`. Shows how much of the file is read. */
export function recordsIn(shell: Shell, file: string, progress: Progress): AsyncGenerator<RecordLine> {
  const size = file === '-' ? 0 : statSync(file).size;
  return readRecordLines(unpacked(showReading(shell, storedBytes(file), size, progress)));
}

/** Passes bytes through and shows the progress. `size`: the expected number of bytes, or 0 if it is unknown. */
async function* showReading(
  { cli }: Shell,
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of bytes) {
    yield chunk;
    read += chunk.length;
    progress.show(size > 0 ? read / size : null, cli.megabytesRead(read / 1_000_000));
  }
}
