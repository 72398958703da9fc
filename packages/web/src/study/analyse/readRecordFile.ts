import type { Finding, GameRecord } from '@nain-jaune/engine';
import { withoutOpenDeal } from '../../app/gameService/practice.ts';
import { readRecords } from '../postgame/readRecord.ts';

export const MAX_FILE_MEGABYTES = 5;
/** The most games of a file that are offered. */
const MAX_GAMES = 500;

/** The games of a file with finished deals, or what is wrong with it. */
export type ReadRecords =
  | { readonly records: readonly GameRecord[] }
  | { readonly findings: readonly Finding[] }
  | { readonly tooLarge: true };

/** Reads a record, or the first games of a file with one record a line. */
export async function readRecordFile(file: Blob): Promise<ReadRecords> {
  if (file.size > MAX_FILE_MEGABYTES * 1e6) return { tooLarge: true };
  return recordsIn(await file.text());
}

export function recordsIn(text: string): ReadRecords {
  const parts = readRecords(text, MAX_GAMES);
  const findings = parts.flatMap(({ read }) => (read.ok ? [] : read.error));
  if (findings.length > 0) return { findings };
  const records = parts.flatMap(({ read }) => (read.ok ? [withoutOpenDeal(read.value)] : []));
  return { records: records.filter(({ deals }) => deals.length > 0) };
}
