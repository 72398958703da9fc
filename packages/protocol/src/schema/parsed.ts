import { failure, type Outcome, type Problem, success } from '@nain-jaune/engine';
import * as v from 'valibot';
import { problemsOf } from './problems.ts';

/** What a schema makes of an unknown value, else the problems, each with its place. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Outcome<v.InferOutput<Schema>, Problem[]> {
  const result = v.safeParse(schema, input);
  return result.success ? success(result.output) : failure(problemsOf(result.issues));
}
