import { makePositionText, parsePositionText } from '@nain-jaune/engine';
import { check, itemsOf, number, or, persisted, type Saved, text } from '../../app/browser/persisted.ts';
import { Analysis } from './analysis.svelte.ts';
import { MAX_ANALYSIS_TEXT, parseAnalysisText } from './analysisText.ts';
import { MAX_MOVES } from './moveTree.ts';

const SAVED = persisted('analysis', {
  /** A position with all variations. */
  text: or(
    check(text, ({ length }) => length <= MAX_ANALYSIS_TEXT),
    '',
  ),
  /** The way to the shown move. */
  route: or(
    check(itemsOf(number), ({ length }) => length <= MAX_MOVES),
    [],
  ),
});

export function saveAnalysis(analysis: Analysis | null): void {
  const saved =
    analysis === null
      ? { text: '', route: [] }
      : { text: analysis.wholeText, route: analysis.tree.routeTo(analysis.at) };
  SAVED.save(saved satisfies Saved<typeof SAVED>);
}

/**
 * Returns the last analysis of this browser, or null if there is none. `position`: a position in one line that the analysis must
 * have among its moves; it is shown then. Null for any.
 */
export function savedAnalysis(position: string | null): Analysis | null {
  const { text, route } = SAVED.read();
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
