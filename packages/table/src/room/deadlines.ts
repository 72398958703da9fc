import type { MemberId } from '@nain-jaune/protocol';

/** What happens at a time unless the room changes before. */
export type Deadline =
  | {
      /**
       * - `pause`: a table with a board and without connected members pauses.
       * - `cut`: the wait for the cutter's number ends.
       * - `turn`: the member to move has run out of time.
       */
      readonly name: 'start' | 'host' | 'close' | 'pause' | 'cut' | 'deal' | 'turn' | 'bot';
      readonly at: number;
    }
  /** A bot takes over for a disconnected member, or the place of one who never connected becomes free. */
  | { readonly name: 'away' | 'reserved'; readonly member: MemberId; readonly at: number };

/** The first of the earliest deadlines; null if there is none. */
export function earliest(deadlines: readonly Deadline[]): Deadline | null {
  let first: Deadline | null = null;
  for (const deadline of deadlines) if (first === null || deadline.at < first.at) first = deadline;
  return first;
}

/** When a deadline is due; undefined if there is none of this name. */
export function timeOf(deadlines: readonly Deadline[], name: Deadline['name']): number | undefined {
  return deadlines.find((deadline) => deadline.name === name)?.at;
}
