import type { Problem, RulesCodeProblem } from '@nain-jaune/engine';
import type { ErrorWords, HouseWords } from '@nain-jaune/words';

/** Describes the problem of a rules code, with each contradiction of its rules. */
export function codeFaults(problem: RulesCodeProblem, errors: ErrorWords, house: HouseWords): string[] {
  if (problem.code !== 'wrong-rules') return [errors.codeSentence(problem)];
  const whole = errors.codeSentence({ ...problem, problems: [] });
  return [whole, ...problem.problems.map((one) => house.ruleProblem(one))];
}

/** Describes a problem of a document that has rules under `rules`. */
export function documentFault(problem: Problem, errors: ErrorWords, house: HouseWords): string {
  const [, path] = /^rules\.(.+)$/.exec(problem.path) ?? [];
  return path === undefined ? errors.problemSentence(problem) : house.ruleProblem({ ...problem, path });
}
