/**
 * What a program can do wrong.
 * - `not-found`: the shell knows no such command.
 * - `not-started`: it ended, or wrote something else, before it had answered the greeting.
 * - `died`: it ended while it was asked.
 * - `stalled`: it did not answer in time.
 * - `no-json`: a line that is no JSON object, where an answer was due.
 * - `wrong-id`: an answer to a question that was not asked.
 * - `no-move`: an answer without a move.
 * - `illegal-move`: a move that is not among the legal ones.
 * - `extra-line`: a line when none was due, or an answer that came too late.
 * - `flooded`: more bytes than any answer has.
 * - `given-up`: it was not asked any more, after too many starts without one right answer.
 */
export type FaultKind =
  | 'not-found'
  | 'not-started'
  | 'died'
  | 'stalled'
  | 'no-json'
  | 'wrong-id'
  | 'no-move'
  | 'illegal-move'
  | 'extra-line'
  | 'flooded'
  | 'given-up';

/** One thing that a program did wrong. */
export interface Fault {
  readonly kind: FaultKind;
  /** What was seen of it: the line that it wrote, how it ended, the last that it wrote to its standard error. */
  readonly story: string;
  /** How often, where the same thing was seen several times at once. */
  readonly times: number;
}

/** Why a program did not name a legal move. */
export class ExecFault extends Error implements Fault {
  readonly kind: FaultKind;
  readonly story: string;
  readonly times = 1;

  /** The program did this, and this was seen of it. */
  constructor(kind: FaultKind, story: string) {
    super(story === '' ? kind : `${kind}: ${story}`);
    this.kind = kind;
    this.story = story;
  }
}

/** The fault that an error tells of. Errors that are no program's fault are thrown on. */
export function reasonOf(error: unknown): Fault {
  if (error instanceof ExecFault) return { kind: error.kind, story: error.story, times: 1 };
  throw error;
}
