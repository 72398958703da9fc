import { type Outcome, type Position, type Problem, parsePositionText } from '@nain-jaune/engine';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';
import { UsageError } from '../usage.ts';

/** The position that a line describes. Whatever is wrong with it is wrong use. */
export function positionIn(shell: Shell, text: string): Position {
  return orWrong(shell, parsePositionText(text));
}

/** What was made of a position; its problems are wrong use. */
export function orWrong<Value>({ cli, errors }: Shell, outcome: Outcome<Value, Problem[]>): Value {
  if (outcome.ok) return outcome.value;
  const sentences = outcome.error.map((problem) => `  ${printable(errors.positionSentence(problem))}`);
  throw new UsageError([cli.wrongPosition, ...sentences].join('\n'));
}
