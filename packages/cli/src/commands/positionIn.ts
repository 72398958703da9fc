import { type Outcome, type Position, type Problem, parsePositionText } from '@nain-jaune/engine';
import type { Shell } from '../shell.ts';
import { valueOrRefuse } from '../usageError.ts';

/** Parses a position. Throws a `UsageError` with its problems. */
export function positionIn(shell: Shell, text: string): Position {
  return positionOrRefuse(shell, parsePositionText(text));
}

/** Returns the value of an outcome. Throws its problems as a `UsageError`. */
export function positionOrRefuse<Value>({ cli, errors }: Shell, outcome: Outcome<Value, Problem[]>): Value {
  return valueOrRefuse(outcome, cli.invalidPosition, errors.positionSentence);
}
