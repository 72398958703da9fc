import { findJsonFault, hasDuplicateKey, jsonProblem, type Problem } from '@nain-jaune/engine';
import type { FastifyInstance } from 'fastify';

/** The body is JSON, but an object has a key twice. */
export class DuplicateKeyError extends Error {
  readonly statusCode = 400;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`duplicate key: ${problem.path}`);
    this.problem = problem;
  }
}

/** Refuses JSON bodies in which an object has a key twice. `JSON.parse` would take the last. */
export function refuseDuplicateKeys(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, value) => {
      const fault = error === null && hasDuplicateKey(text, value) ? findJsonFault(text) : null;
      done(fault === null ? error : new DuplicateKeyError(jsonProblem(fault)), value);
    }),
  );
}
