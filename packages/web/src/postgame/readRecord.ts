import {
  readRecord as checkedRecord,
  type Finding,
  failure,
  type GameRecord,
  type Outcome,
  success,
} from '@nain-jaune/engine';
import { openRecord } from '../lobby/openRecord.ts';

const NOT_JSON: Finding = { deal: null, move: null, code: 'not-json', expected: '', found: '', path: '' };

/** Parses a record and drops a deal in progress, or returns its problems. */
export function readRecord(text: string): Outcome<GameRecord, readonly Finding[]> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return failure([NOT_JSON]);
  }
  const read = checkedRecord(input);
  return read.ok ? success(openRecord(read.value)) : read;
}
