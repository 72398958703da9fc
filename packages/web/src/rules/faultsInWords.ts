import type { Problem, RulesCodeProblem } from '@nain-jaune/engine';
import type { ErrorWords, HouseWords } from '@nain-jaune/words';

/** What is wrong with a code of rules: of rules that contradict each other, every contradiction. */
export function codeFaults(problem: RulesCodeProblem, errors: ErrorWords, house: HouseWords): string[] {
  if (problem.code !== 'wrong-rules') return [errors.codeSentence(problem)];
  const whole = errors.codeSentence({ ...problem, problems: [] });
  return [whole, ...problem.problems.map((one) => house.ruleProblem(one))];
}

/** What is wrong with a document that has rules under `rules`. */
export function documentFault(problem: Problem, errors: ErrorWords, house: HouseWords): string {
  const [, path] = /^rules\.(.+)$/.exec(problem.path) ?? [];
  return path === undefined ? errors.problemSentence(problem) : house.ruleProblem({ ...problem, path });
}
