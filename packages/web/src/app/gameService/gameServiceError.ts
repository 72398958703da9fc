import type { ServiceProblem } from './serviceMessages.ts';

/** A failed request to the game service. */
export class GameServiceError extends Error {
  readonly problem: ServiceProblem;

  constructor(problem: ServiceProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem behind an error. Browsers reject a database of a newer version. Any other error is a failure of the store. */
export function problemIn(error: unknown): ServiceProblem {
  if (error instanceof GameServiceError) return error.problem;
  if (error instanceof DOMException && error.name === 'VersionError') return { code: 'newer-data' };
  return { code: 'store-failed', detail: error instanceof Error ? error.message : String(error) };
}
