import type { LobbyTable } from '@nain-jaune/protocol';

/** People who wait at tables of strangers. */
export interface Strangers {
  readonly people: number;
  /** How long the first has waited, in milliseconds. */
  readonly waitedFor: number;
}

/** Those whom a person meets who plays with anyone now; null if no one waits. */
export function strangersAt(tables: readonly LobbyTable[]): Strangers | null {
  const waiting = tables.filter(
    ({ playNow, phase, joining, waitedFor }) =>
      playNow && phase === 'gathering' && joining === 'seat' && waitedFor !== null,
  );
  if (waiting.length === 0) return null;
  return {
    people: waiting.reduce((sum, { members }) => sum + members, 0),
    waitedFor: Math.max(...waiting.map(({ waitedFor }) => waitedFor ?? 0)),
  };
}
