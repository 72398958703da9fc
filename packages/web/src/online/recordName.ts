import { recordFileName } from '../browser/saveFile.ts';

/** The name of the file of a game that was played at a table. */
export function recordName(code: string, game: number): string {
  return recordFileName(`${code}-${game}`);
}
