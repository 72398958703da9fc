import type { ServiceProblem } from '../gameService/serviceMessages.ts';

/** An ask that cannot be answered. */
export class Trouble extends Error {
  readonly trouble: ServiceProblem;

  constructor(trouble: ServiceProblem) {
    super(trouble.code);
    this.trouble = trouble;
  }
}
