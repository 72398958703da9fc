import type { AnalyseWords, ErrorWords } from '@nain-jaune/words';
import type { AnalysisProblem } from './analysisText.ts';

/** The problems of a text in full sentences. */
export function problemSentences(
  found: AnalysisProblem,
  { treeProblems }: AnalyseWords,
  errors: ErrorWords,
): readonly string[] {
  if (found.in === 'position') return found.problems.map((problem) => errors.positionSentence(problem));
  const { problem } = found;
  return ['token' in problem ? treeProblems[problem.code](problem.token) : treeProblems[problem.code]()];
}
