import type { MemberId } from '@nain-jaune/protocol';

/** What a room does by itself, by name. */
export type DeadlineName =
  /** The next game starts. */
  | 'start'
  /** Another member becomes host. */
  | 'host'
  /** The room is closed. */
  | 'close'
  /** The cutter's number is not awaited any longer. */
  | 'cut'
  /** The next deal is dealt. */
  | 'deal'
  /** The seat to move has run out of time. */
  | 'turn'
  /** The bot's move is made. */
  | 'bot'
  /** A bot plays for a member who is not connected. */
  | `away:${MemberId}`
  /** A member who never connected is forgotten. */
  | `reserved:${MemberId}`;

/** When each of them is due, in milliseconds of the clock. */
export type Deadlines = Readonly<Partial<Record<DeadlineName, number>>>;

/** The earliest deadline; null if there is none. */
export function earliest(deadlines: Deadlines): { readonly name: DeadlineName; readonly at: number } | null {
  let first: { name: DeadlineName; at: number } | null = null;
  for (const [name, at] of Object.entries(deadlines) as [DeadlineName, number][])
    if (first === null || at < first.at) first = { name, at };
  return first;
}
