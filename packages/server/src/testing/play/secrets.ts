import { createHash } from 'node:crypto';
import type { GameRecord } from '@nain-jaune/engine';

/** Returns secrets that must be in no text: tokens, hashes of tokens, and secrets of deals. */
export function secretsOf(tokens: readonly string[], records: readonly GameRecord[]): readonly string[] {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const ofDeals = records.flatMap(({ deals }) =>
    deals.map((deal) => (deal as { proof?: { secret?: string } }).proof?.secret),
  );
  return [...tokens, ...hashes, ...ofDeals.filter((secret) => secret !== undefined)];
}
