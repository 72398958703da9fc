/**
 * The faults of a program.
 * - `not-found`: the shell did not find the command.
 * - `not-started`: it ended or wrote something else instead of answering the greeting.
 * - `died`: it ended before it answered.
 * - `stalled`: it did not answer in time.
 * - `no-json`: the answer is not a JSON object, or an object has a key twice.
 * - `wrong-id`: the answer has the number of no question.
 * - `no-move`: the answer has no move.
 * - `illegal-move`: the move is not legal.
 * - `extra-line`: a line without a question, or a late answer.
 * - `flooded`: too much output.
 * - `given-up`: too many starts without a valid answer, or the program was closed.
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

export interface Fault {
  readonly kind: FaultKind;
  /** Details: the line, how the process ended, its standard error. */
  readonly story: string;
  /** Number of equal faults in a row. */
  readonly times: number;
}

export class ExecFault extends Error implements Fault {
  readonly kind: FaultKind;
  readonly story: string;
  readonly times = 1;

  constructor(kind: FaultKind, story: string) {
    super(story === '' ? kind : `${kind}: ${story}`);
    this.kind = kind;
    this.story = story;
  }
}

/**
 * Returns the fault of an {@link ExecFault}.
 *
 * @throws every other error.
 */
export function faultOf(error: unknown): Fault {
  if (error instanceof ExecFault) return { kind: error.kind, story: error.story, times: 1 };
  throw error;
}
