import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'daily-commitments';
const MAX_COMMITMENTS = 70;
const SAVED = v.object({ list: validItems(v.object({ date: v.string(), commitment: v.string() })) });

/** What the server committed to for a day before it began; null if this browser did not receive it. */
export function commitmentFor(date: string): string | null {
  return readSaved(KEY, SAVED).list.find((one) => one.date === date)?.commitment ?? null;
}

/** Saves the commitment for a day to come. The first one stays: the server may not replace it. */
export function saveCommitment(date: string, commitment: string): void {
  if (commitmentFor(date) !== null) return;
  const { list } = readSaved(KEY, SAVED);
  saveValue(KEY, { list: [{ date, commitment }, ...list].slice(0, MAX_COMMITMENTS) });
}
