import { makePositionText } from '@nain-jaune/engine';
import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';
import { Analysis } from './analysis.svelte.ts';
import { MAX_ANALYSIS_TEXT, parseAnalysisText } from './analysisText.ts';
import { MAX_MOVES } from './moveTree.ts';

const KEY = 'analysis';
const SAVED = v.object({
  /** A position with all variations. */
  text: v.fallback(v.pipe(v.string(), v.maxLength(MAX_ANALYSIS_TEXT)), ''),
  /** The way to the shown move. */
  route: v.fallback(v.pipe(v.array(v.number()), v.maxLength(MAX_MOVES)), []),
});

export function saveAnalysis(analysis: Analysis | null): void {
  const saved =
    analysis === null
      ? { text: '', route: [] }
      : { text: analysis.wholeText, route: analysis.tree.routeTo(analysis.at) };
  saveValue(KEY, saved satisfies v.InferOutput<typeof SAVED>);
}

/** Returns the last analysis of this browser if it shows a position, or whichever it shows for null; null if there is none. */
export function savedAnalysis(position: string | null): Analysis | null {
  const { text, route } = readSaved(KEY, SAVED);
  const parsed = text === '' ? null : parseAnalysisText(text);
  if (!parsed?.ok) return null;
  const { tree } = parsed.value;
  const analysis = new Analysis({ ...parsed.value, at: tree.nodeAt(route) });
  const isShown = position === null || makePositionText(analysis.state.position) === position;
  return isShown ? analysis : null;
}
