import type { ServiceProblem } from './serviceMessages.ts';

/** A failed request to the game service. */
export class GameServiceError extends Error {
  readonly problem: ServiceProblem;

  constructor(problem: ServiceProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem behind an error. An unexpected error is a failure of the store. */
export function problemIn(error: unknown): ServiceProblem {
  if (error instanceof GameServiceError) return error.problem;
  return { code: 'store-failed', detail: error instanceof Error ? error.message : String(error) };
}
