import type { Finding, GameRecord } from '@nain-jaune/engine';
import { readRecord } from '../postgame/readRecord.ts';
import { recordParts } from '../postgame/recordParts.ts';

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
  const whole = readRecord(text);
  if (whole.ok) return { records: withDeals([whole.value]) };
  const parts = recordParts(text).slice(0, MAX_GAMES);
  const read = parts.map((part) => readRecord(part.text));
  const findings = read.flatMap((one) => (one.ok ? [] : one.error));
  if (findings.length > 0) return { findings };
  return { records: withDeals(read.flatMap((one) => (one.ok ? [one.value] : []))) };
}

function withDeals(records: readonly GameRecord[]): GameRecord[] {
  return records.filter(({ deals }) => deals.length > 0);
}
