import type { Finding } from '@nain-jaune/engine';
import type { GameService } from '../gameService/gameService.ts';
import { GameServiceError } from '../gameService/gameServiceError.ts';
import { readRecord } from './readRecord.ts';

/** What is wrong with one line of a file of records. */
export interface WrongLine {
  /** Its number, from 1; null where the file is one record. */
  readonly line: number | null;
  readonly findings: readonly Finding[];
}

/** What came of a file: the ids of its games, or all that is wrong with it. */
export type Loaded =
  | { readonly ids: readonly string[] }
  | { readonly wrong: readonly WrongLine[] }
  | { readonly failed: true };

/** Everything that is wrong with the text of a file of records; nothing where all of them may be kept. */
export function wrongLinesOf(text: string): readonly WrongLine[] {
  if (readRecord(text).ok) return [];
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
  const filled = lines.filter((line) => line.text !== '');
  // One record may be written over several lines; of several each stands on one.
  const areSeveral =
    filled.length > 1 && filled.every((line) => line.text.startsWith('{') && line.text.endsWith('}'));
  const parts = areSeveral ? filled : [{ text, line: null }];
  return parts.flatMap((part) => {
    const read = readRecord(part.text);
    return read.ok ? [] : [{ line: part.line, findings: read.error }];
  });
}

/** Keeps the games of a file of records, all or none. */
export async function loadRecords(gameService: GameService, text: string): Promise<Loaded> {
  const wrong = wrongLinesOf(text);
  if (wrong.length > 0) return { wrong };
  try {
    return { ids: await gameService.add(text) };
  } catch (error) {
    if (error instanceof GameServiceError && error.problem.code === 'record-unreadable') {
      return { wrong: [error.problem] };
    }
    return { failed: true };
  }
}
