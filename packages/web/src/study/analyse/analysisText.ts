import {
  failure,
  makePositionText,
  type Outcome,
  type Position,
  type Problem,
  parsePositionText,
  success,
} from '@nain-jaune/engine';
import { MoveTree } from './moveTree.ts';
import { followPath, withSeatIfHidden } from './pathState.ts';
import { makeTreeText, parseTreeText, type TreeProblem } from './treeText.ts';

/** A position without moves, the moves from it, and the shown node. */
export interface AnalysisStart {
  readonly base: Position;
  readonly tree: MoveTree;
  readonly at: number;
}

export type AnalysisProblem =
  | { readonly in: 'position'; readonly problems: readonly Problem[] }
  | { readonly in: 'tree'; readonly problem: TreeProblem };

/** The longest text that is read: a position and a tree. */
export const MAX_ANALYSIS_TEXT = 12_000;
const LINE_WIDTH = 100;

/** Writes a position and the tree of moves from it on lines of their own. */
export function makeAnalysisText(base: Position, tree: MoveTree): string {
  const moves = wrapped(makeTreeText(tree));
  return `${makePositionText({ ...base, moves: [] })}\n${moves}`.trim();
}

function wrapped(text: string): string {
  return text.replace(new RegExp(`(.{1,${LINE_WIDTH}})(?: |$)`, 'g'), '$1\n').trim();
}

/** Parses a position in one line, or a position and its tree. Checks every line of moves. */
export function parseAnalysisText(text: string): Outcome<AnalysisStart, AnalysisProblem> {
  const [first = '', ...rest] = text.trim().split('\n');
  const parsed = parsePositionText(first);
  if (!parsed.ok) return failure({ in: 'position', problems: parsed.error });
  const position = withSeatIfHidden(parsed.value);
  const tree = parseTreeText(rest.join(' '));
  if (!tree.ok) return failure({ in: 'tree', problem: tree.error });
  return rest.length === 0 ? ofPosition(position) : ofTree({ ...position, moves: [] }, tree.value);
}

/** Starts at the end of a position's moves, from which one can go back. */
export function ofPosition({ moves, ...dealt }: Position): Outcome<AnalysisStart, AnalysisProblem> {
  let tree = MoveTree.empty;
  let at = 0;
  for (const move of moves) {
    const added = tree.add(at, move);
    if (typeof added === 'string') return failure({ in: 'tree', problem: { code: added } });
    tree = added.tree;
    at = added.id;
  }
  const checked = ofTree({ ...dealt, moves: [] }, tree);
  return checked.ok ? success({ ...checked.value, at }) : checked;
}

function ofTree(base: Position, tree: MoveTree): Outcome<AnalysisStart, AnalysisProblem> {
  let seated = tree;
  for (const { id } of tree.leaves()) {
    const state = followPath(base, tree.movesTo(id));
    if (!state.ok) return failure({ in: 'position', problems: state.error });
    seated = seated.withSeats(id, state.value.seats);
  }
  return success({ base, tree: seated, at: 0 });
}
