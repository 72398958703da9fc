import { preferences } from '../../app/settings/preferences.svelte.ts';
import type { AnalysisProblem } from './analysisText.ts';

/** The problems of a text in full sentences. */
export function problemSentences(found: AnalysisProblem): readonly string[] {
  const { analyse, errors } = preferences.chapters;
  if (found.in === 'position') return found.problems.map((problem) => errors.positionSentence(problem));
  const { problem } = found;
  const { treeProblems } = analyse;
  return ['token' in problem ? treeProblems[problem.code](problem.token) : treeProblems[problem.code]()];
}
