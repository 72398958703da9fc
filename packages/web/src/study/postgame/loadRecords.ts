import type { Finding } from '@nain-jaune/engine';
import type { GameService } from '../../app/gameService/gameService.ts';
import { GameServiceError } from '../../app/gameService/gameServiceError.ts';
import { readRecords } from './readRecord.ts';

/** Problems of one line of a file of records. */
export interface WrongLine {
  /** Line number from 1, or null if the file is one record. */
  readonly line: number | null;
  readonly findings: readonly Finding[];
}

/** The ids of the imported games, or the problems of the file. */
export type Loaded =
  | { readonly ids: readonly string[] }
  | { readonly wrong: readonly WrongLine[] }
  | { readonly failed: true };

/** Returns all problems of a file of records. Empty if it can be imported. */
export function wrongLinesOf(text: string): readonly WrongLine[] {
  return readRecords(text).flatMap(({ line, read }) => (read.ok ? [] : [{ line, findings: read.error }]));
}

/** Imports all games of a file, or none. */
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
