import type { Finding } from '@nain-jaune/engine';
import { type Lobby, LobbyFailure } from '../lobby/lobby.ts';
import { readRecord } from './readRecord.ts';

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
  if (readRecord(text).ok) return [];
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
  const filled = lines.filter((line) => line.text !== '');
  // A single record may span lines; of several records each has its own line.
  const areSeveral =
    filled.length > 1 && filled.every((line) => line.text.startsWith('{') && line.text.endsWith('}'));
  const parts = areSeveral ? filled : [{ text, line: null }];
  return parts.flatMap((part) => {
    const read = readRecord(part.text);
    return read.ok ? [] : [{ line: part.line, findings: read.error }];
  });
}

/** Imports all games of a file, or none. */
export async function loadRecords(lobby: Lobby, text: string): Promise<Loaded> {
  const wrong = wrongLinesOf(text);
  if (wrong.length > 0) return { wrong };
  try {
    return { ids: await lobby.add(text) };
  } catch (error) {
    if (error instanceof LobbyFailure && error.trouble.code === 'record-unreadable') {
      return { wrong: [error.trouble] };
    }
    return { failed: true };
  }
}
