import {
  readRecord as checkedRecord,
  type Finding,
  failure,
  type GameRecord,
  type Outcome,
  parseJson,
  success,
} from '@nain-jaune/engine';
import { withoutOpenDeal } from '../../app/gameService/practice.ts';

type ReadRecord = Outcome<GameRecord, readonly Finding[]>;

/** Parses a record, or returns its problems. */
export function readWholeRecord(text: string): ReadRecord {
  const input = parseJson(text);
  if (input.ok) return checkedRecord(input.value);
  const { kind, path } = input.error;
  const code = kind === 'duplicate-key' ? kind : 'not-json';
  return failure([{ deal: null, move: null, code, expected: '', found: '', path }]);
}

/** Parses a record and drops a deal in progress, or returns its problems. */
export function readRecord(text: string): ReadRecord {
  const read = readWholeRecord(text);
  return read.ok ? success(withoutOpenDeal(read.value)) : read;
}

/**
 * Reads the first records of a file: one on each line, or a single one that may span lines. `line` is the number from 1; null if
 * the record is the whole file.
 */
export function readRecords(
  text: string,
  most = Number.POSITIVE_INFINITY,
): readonly { readonly line: number | null; readonly read: ReadRecord }[] {
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
  const filled = lines.filter((line) => line.text !== '');
  const areSeveral =
    filled.length > 1 && filled.every((line) => line.text.startsWith('{') && line.text.endsWith('}'));
  if (!areSeveral) return [{ line: null, read: readWholeRecord(text) }];
  return filled.slice(0, most).map((part) => ({ line: part.line, read: readWholeRecord(part.text) }));
}
