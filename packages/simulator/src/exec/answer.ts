import { ExecFault } from './execFault.ts';
import { shortened } from './program.ts';

/** An answer as parsed JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * The answer in a line to the question with a number, or `too-late` where it answers an earlier one. Throws an
 * {@link ExecFault} for a line that is no answer to either.
 */
export function answerIn(line: string, id: number): Answer | 'too-late' {
  const answer = objectIn(line);
  if (answer['id'] === id) return answer;
  if (typeof answer['id'] === 'number' && answer['id'] < id) return 'too-late';
  throw new ExecFault('wrong-id', `${shortened(line)}, where the answer to ${id} was due`);
}

function objectIn(line: string): Answer {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ExecFault('no-json', shortened(line));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ExecFault('no-json', shortened(line));
  return value as Answer;
}
