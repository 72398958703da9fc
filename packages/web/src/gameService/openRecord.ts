import type { GameRecord } from '@nain-jaune/engine';

/** The record without a deal that is still in progress: what of it everyone may see. */
export function openRecord(record: GameRecord): GameRecord {
  return { ...record, deals: record.deals.filter((deal) => deal.result !== undefined) };
}
