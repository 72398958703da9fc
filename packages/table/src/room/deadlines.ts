import type { MemberId } from '@nain-jaune/protocol';

export type DeadlineName =
  | 'start'
  | 'host'
  | 'close'
  /** A table with a board and without connected members pauses. */
  | 'pause'
  /** The wait for the cutter's number ends. */
  | 'cut'
  | 'deal'
  /** The member to move has run out of time. */
  | 'turn'
  | 'bot'
  | `away:${MemberId}`
  | `reserved:${MemberId}`;

export type Deadlines = Readonly<Partial<Record<DeadlineName, number>>>;

export function earliest(deadlines: Deadlines): { readonly name: DeadlineName; readonly at: number } | null {
  let first: { name: DeadlineName; at: number } | null = null;
  for (const [name, at] of Object.entries(deadlines) as [DeadlineName, number][])
    if (first === null || at < first.at) first = { name, at };
  return first;
}
