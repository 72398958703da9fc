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
import { jsonFinding } from './jsonFinding.ts';

/** Parses a record and drops a deal in progress, or returns its problems. */
export function readRecord(text: string): Outcome<GameRecord, readonly Finding[]> {
  const input = parseJson(text);
  if (!input.ok) return failure([jsonFinding(input.error)]);
  const read = checkedRecord(input.value);
  return read.ok ? success(withoutOpenDeal(read.value)) : read;
}
