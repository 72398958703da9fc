import { makePositionText, parsePositionText } from '@nain-jaune/engine';
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

/**
 * Returns the last analysis of this browser, or null if there is none. `position`: a position in one line that the analysis must
 * have among its moves; it is shown then. Null for any.
 */
export function savedAnalysis(position: string | null): Analysis | null {
  const { text, route } = readSaved(KEY, SAVED);
  const parsed = text === '' ? null : parseAnalysisText(text);
  if (!parsed?.ok) return null;
  const analysis = new Analysis({ ...parsed.value, at: parsed.value.tree.nodeAt(route) });
  if (position === null || analysis.text === position) return analysis;
  const at = nodeOf(analysis, position);
  if (at === null) return null;
  analysis.goTo(at);
  return analysis;
}

/** The node of a position in the tree; null if the tree does not have it. */
function nodeOf({ base, tree }: Analysis, text: string): number | null {
  const parsed = parsePositionText(text);
  if (!parsed.ok) return null;
  const { moves, ...dealt } = parsed.value;
  if (makePositionText({ ...dealt, moves: [] }) !== makePositionText(base)) return null;
  let id = 0;
  for (const move of moves) {
    const added = tree.add(id, move);
    if (typeof added === 'string' || added.tree !== tree) return null;
    id = added.id;
  }
  return id;
}
