import type { MemberId } from '@nain-jaune/protocol';

/** What a room does automatically. */
export type DeadlineName =
  | 'start'
  | 'host'
  | 'close'
  /** The wait for the cutter's number ends. */
  | 'cut'
  | 'deal'
  /** The member to move has run out of time. */
  | 'turn'
  | 'bot'
  /** A bot takes over from a disconnected member. */
  | `away:${MemberId}`
  /** A member who never connected is removed. */
  | `reserved:${MemberId}`;

/** The due times, in milliseconds of the clock. */
export type Deadlines = Readonly<Partial<Record<DeadlineName, number>>>;

/** Returns the earliest deadline, or null. */
export function earliest(deadlines: Deadlines): { readonly name: DeadlineName; readonly at: number } | null {
  let first: { name: DeadlineName; at: number } | null = null;
  for (const [name, at] of Object.entries(deadlines) as [DeadlineName, number][])
    if (first === null || at < first.at) first = { name, at };
  return first;
}
