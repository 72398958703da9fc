/**
 * Result of comparing a day's secret with the commitment of the day before.
 * - `proven`: this browser had received the commitment.
 * - `unseen`: it matches what the server states, but this browser had not received it before.
 * - `broken`: it does not match.
 */
export type DayProof = 'proven' | 'unseen' | 'broken';

export interface Commitments {
  /** What this browser received before the day; null for none. */
  readonly promised: string | null;
  /** What the server states now. */
  readonly stated: string;
}
